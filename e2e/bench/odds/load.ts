/** The load on every page of the bench: the board of the requirement, in play, and the rate of price changes. */
export const MATCHES = 500;
export const PRICES_PER_MATCH = 30;
export const CHANGES_PER_SECOND = 1_000;
/** Of the one match whose page is open. */
export const CHANGES_OF_A_MATCH_PER_SECOND = 50;
export const MATCHES_PER_LEAGUE = 20;
export const SEED = 1;

/** Aims of the bench. Ratios are of the time in scripts, the product's to the other page's. */
export const AIMS = {
  /** No task is as long as this after load. */
  longTaskMs: 50,
  frameP95Ms: 16.7,
  byHandRatio: 1.5,
  gridRatio: 0.5,
  /** A heap counts as flat that grows by no more than this in the whole window. */
  heapGrowth: 0.05,
} as const;
