/** Load on every page of the bench: the in-play board of the requirement, and the rate of price changes. */
export const MATCHES = 500;
export const PRICES_PER_MATCH = 30;
export const CHANGES_PER_SECOND = 1_000;
/** Rate for the one match whose page is open. */
export const CHANGES_OF_A_MATCH_PER_SECOND = 50;
export const MATCHES_PER_LEAGUE = 20;
export const SEED = 1;

/** Aims of the bench. Ratios compare the time in scripts of the product with that of the other page. */
export const AIMS = {
  /** After load every task is shorter than this. */
  longTaskMs: 50,
  frameP95Ms: 16.7,
  byHandRatio: 1.5,
  gridRatio: 0.5,
  /** Maximum growth of a heap that counts as flat, over the whole window. */
  heapGrowth: 0.05,
} as const;
