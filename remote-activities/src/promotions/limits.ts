/** From here on a card counts the days that are left. */
export const ENDS_SOON_DAYS = 7;

/** Waits between questions about a joining whose answer was lost; the last one repeats. */
export const CHECK_DELAYS_MS = [500, 1_000, 2_000, 5_000] as const;

/** After the moment at which another period begins, so that the platform's clock has passed it too. */
export const NEW_PERIOD_MARGIN_MS = 1_000;

/** A browser's timer cannot wait longer than this. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Beside the first slide; the list has them all. */
export const CAROUSEL_MOST_PROMOTIONS = 5;
