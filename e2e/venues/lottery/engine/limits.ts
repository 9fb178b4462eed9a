/** Whole yuan. The most for one line is each play's own. */
export const LIMITS = {
  leastStake: 1,
  /** All lines of one slip in one period. */
  slip: 5_000,
  /** All slips of one player in one period of a game. */
  period: 20_000,
  linesPerSlip: 60,
  /** Periods in advance. */
  periods: 10,
} as const;
