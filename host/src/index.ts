/** What the oldest supported browsers have in common: shared/webpack/browsers.ts. To others `outdated.css` shows a notice instead. */
const SUPPORTED = '(mask-image: none) and (white-space-collapse: preserve) and selector(:popover-open)';

// The import only keeps the application from running elsewhere: it is a part of this file.
if (CSS.supports(SUPPORTED)) void import(/* webpackMode: "eager" */ './bootstrap');
