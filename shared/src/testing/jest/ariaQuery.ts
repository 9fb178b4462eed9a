declare const ariaQuery: unknown;

/** Replaces `aria-query`, whose tables `BrowserEnvironment` has built. */
module.exports = ariaQuery;
