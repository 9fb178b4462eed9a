/** What the oldest supported browsers have in common: shared/webpack/browsers.ts. To others `outdated.css` shows a notice instead. */
const SUPPORTED = '(mask-image: none) and (white-space-collapse: preserve) and selector(:popover-open)';

// Everything else loads behind this import: modules shared with the remotes are only available asynchronously.
if (CSS.supports(SUPPORTED)) void import(/* webpackChunkName: "application" */ './bootstrap');
