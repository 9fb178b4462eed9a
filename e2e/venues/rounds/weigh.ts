/** Expected return of a round, exact from the engine. Amounts in fen. */
export interface Terms {
  /** Group of rounds that share a draw and may all win or lose together. */
  readonly group: string;
  /** Stake the return refers to; in games that take more later, the first stake. */
  readonly stake: number;
  /** Player's mean net result; below 0. */
  readonly mean: number;
  /** Standard deviation of the player's net result; null when it can only be estimated from the rounds. */
  readonly deviation: number | null;
}

export interface WeighedRound {
  readonly terms: Terms;
  /** Player's net result: payouts minus stakes. */
  readonly won: number;
}

export interface Weighed {
  /** Share of all stakes. */
  readonly returned: number;
  readonly expected: number;
  /** Standard error of `returned`. */
  readonly error: number;
}

/**
 * Weighs actual against expected returns. Treats all rounds of a group as fully correlated: adds their deviations
 * within the group, and adds the squares of these sums across groups. This is exact for equal bets and overestimates
 * the error for different ones, never underestimates it.
 */
export function weigh(rounds: readonly WeighedRound[]): Weighed {
  let stake = 0;
  let won = 0;
  let mean = 0;
  const groups = new Map<string, number>();
  const all = deviationOf(rounds);
  for (const { terms, won: ofRound } of rounds) {
    stake += terms.stake;
    won += ofRound;
    mean += terms.mean;
    groups.set(terms.group, (groups.get(terms.group) ?? 0) + (terms.deviation ?? all));
  }
  const variance = [...groups.values()].reduce((sum, deviation) => sum + deviation ** 2, 0);
  return { returned: 1 + won / stake, expected: 1 + mean / stake, error: Math.sqrt(variance) / stake };
}

/** Returns the standard deviation of the rounds' net results. */
function deviationOf(rounds: readonly WeighedRound[]): number {
  const mean = rounds.reduce((sum, { won }) => sum + won, 0) / rounds.length;
  return Math.sqrt(rounds.reduce((sum, { won }) => sum + (won - mean) ** 2, 0) / rounds.length);
}

/** Returns the terms of a bet that pays these multiples with these probabilities, which sum to 1. */
export function termsOf(
  stake: number,
  outcomes: readonly (readonly [chance: number, pays: number])[],
): Pick<Terms, 'stake' | 'mean' | 'deviation'> {
  const mean = outcomes.reduce((sum, [chance, pays]) => sum + chance * pays, 0);
  const variance = outcomes.reduce((sum, [chance, pays]) => sum + chance * (pays - mean) ** 2, 0);
  return { stake, mean: stake * (mean - 1), deviation: stake * Math.sqrt(variance) };
}
