/** While a bet is open, the open bets are read this often: scores move, and bets are settled. */
export const OPEN_BETS_POLL_MS = 10_000;
export const RESULTS_PAGE_SIZE = 10;
/** How many of the latest results are searched for bets that have left the open list; more than are settled between two readings. */
export const SETTLED_LOOKUP_SIZE = 50;
