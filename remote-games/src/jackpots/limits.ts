/** How often the pools are read anew while somebody looks. */
export const JACKPOT_REFRESH_MS = 15_000;

/** How many of the latest wins stand on home. */
export const SHOWN_WINS = 3;
