/** The arrow of a moved price, its tint, and the tint of a score, in milliseconds. */
export const PRICE_MARK_MS = 5_000;
export const PRICE_TINT_MS = 1_600;
export const GOAL_MARK_MS = 3_000;

/** From the n-th inning on baseball is played in overtime (decision 30). */
export const BASEBALL_OVERTIME_INNING = 9;

/** While a match moves, its further markets are read anew this often at most, and its timeline. */
export const WHOLE_MATCH_MS = 2_000;
export const LIVE_DETAIL_MS = 5_000;
/** So many of the newest entries of a timeline are shown. */
export const EVENTS_SHOWN = 60;
