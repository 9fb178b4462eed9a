/** The arrow of a moved price, and the tint of a score, in milliseconds. */
export const PRICE_MARK_MS = 5_000;
export const GOAL_MARK_MS = 3_000;

/** From the n-th inning on baseball is played in overtime (decision 30). */
export const BASEBALL_OVERTIME_INNING = 9;
