/** Without the stream the list is read this often. */
export const POLL_MS = 5_000;
/** Several matches may come and go at once: the list is read once for all of them. */
export const LIST_CHANGED_DEBOUNCE_MS = 300;
/** How many days ahead early markets are offered. */
export const EARLY_DAYS = 7;
/** How long a snapshot may take to come by itself before it is asked for. */
export const SNAPSHOT_PATIENCE_MS = 2_000;
