/** Open bets are read this often while somebody looks: scores move, and bets are settled. */
export const OPEN_BETS_POLL_MS = 10_000;
export const RESULTS_PAGE_SIZE = 10;
