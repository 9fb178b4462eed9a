/**
 * Features that the oldest supported browsers share; see `shared/build/browsers.ts`. In other browsers `outdated.css`
 * shows a notice.
 */
const SUPPORTED = '(mask-image: none) and (white-space-collapse: preserve) and selector(:popover-open)';

// The bundle contains the application. The import only prevents it from running in unsupported browsers.
if (CSS.supports(SUPPORTED)) void import(/* webpackMode: "eager" */ './bootstrap');
