declare const ariaQuery: unknown;

/** Stands in for `aria-query`, whose tables `BrowserEnvironment` has built. */
module.exports = ariaQuery;
