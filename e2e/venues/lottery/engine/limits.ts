/** Limits in whole yuan. Each play has its own limit per line. */
export const LIMITS = {
  leastStake: 1,
  /** Limit of all lines of one slip in one period. */
  slip: 5_000,
  /** Limit of all slips of one player in one period of a game. */
  period: 20_000,
  linesPerSlip: 60,
  /** Number of periods that can be bet on in advance. */
  periods: 10,
} as const;
