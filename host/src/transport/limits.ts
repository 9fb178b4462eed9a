/** How long a call waits for its answer. Implements R-CONST-01. */
export const REQUEST_TIMEOUT_MS = 30_000;

/**
 * How long a call waits at the start of a page for the key of the safe switch, which an earlier page was told is on. Assumption: after that
 * playing is worth more than hiding from onlookers.
 */
export const SAFE_KEY_WAIT_MS = 3000;

/** The most answers kept at once; the oldest gives way. Assumption: the specification names no bound. */
export const CACHE_MAX_ENTRIES = 200;
