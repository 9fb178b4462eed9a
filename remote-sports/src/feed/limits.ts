/** Without the stream the list is read this often. */
export const POLL_MS = 5_000;
/** Several matches may come and go at once: the list is read once for all of them. */
export const LIST_CHANGED_DEBOUNCE_MS = 300;
/** How many days ahead early markets are offered. */
export const EARLY_DAYS = 7;
/** How long a snapshot may take to come by itself before it is asked for. */
export const SNAPSHOT_PATIENCE_MS = 2_000;
/** From so many matches on, only those near the window stand in the page, so many at a time. */
export const LONG_BOARD_FROM = 120;
export const MATCHES_PER_BLOCK = 5;
/** What the stream says within so long is drawn at once: the platform tells the moves of a tick as a burst of messages. */
export const GATHER_MS = 30;
/** Matches that nobody looks at are not followed by the stream; what a list said of them counts as fresh for so long, as while polling. */
export const LIST_FRESH_MS = 5_000;
/** While the player scrolls, the stream is told this often which matches came near. */
export const WATCH_GATHER_MS = 50;
