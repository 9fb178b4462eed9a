declare const ariaQuery: unknown;

/** Replaces `aria-query` by the tables that `BrowserEnvironment` has created. */
module.exports = ariaQuery;
