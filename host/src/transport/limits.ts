/** How long a call waits for its answer. Proves R-CONST-01. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** The most answers kept at once; the oldest gives way. Assumption: the specification names no bound. */
export const CACHE_MAX_ENTRIES = 200;
