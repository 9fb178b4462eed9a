/** What a round is to return, exactly, by the engine. Money in fen. */
export interface Terms {
  /** Rounds of one group are decided by the same draw, and may all win or lose together. */
  readonly group: string;
  /** The stake that the return refers to: in games that take more later, the first stake. */
  readonly stake: number;
  /** What the player wins on average: below 0. */
  readonly mean: number;
  /** The standard deviation of what the player wins; null where only the rounds themselves tell it. */
  readonly deviation: number | null;
}

export interface WeighedRound {
  readonly terms: Terms;
  /** What the player won: payouts less stakes. */
  readonly won: number;
}

export interface Weighed {
  /** Parts of all stakes. */
  readonly returned: number;
  readonly expected: number;
  /** The standard error of `returned`. */
  readonly error: number;
}

/**
 * Rounds of a group count as if all of it hung on one outcome: their deviations are added, and the squares of those sums over the groups. That is exact for the same
 * bet, and too much for different ones, never too little.
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

/** Of what these rounds have won. */
function deviationOf(rounds: readonly WeighedRound[]): number {
  const mean = rounds.reduce((sum, { won }) => sum + won, 0) / rounds.length;
  return Math.sqrt(rounds.reduce((sum, { won }) => sum + (won - mean) ** 2, 0) / rounds.length);
}

/** Of a bet that pays so much for a stake of 1 with these chances, which are together 1. */
export function termsOf(
  stake: number,
  outcomes: readonly (readonly [chance: number, pays: number])[],
): Pick<Terms, 'stake' | 'mean' | 'deviation'> {
  const mean = outcomes.reduce((sum, [chance, pays]) => sum + chance * pays, 0);
  const variance = outcomes.reduce((sum, [chance, pays]) => sum + chance * (pays - mean) ** 2, 0);
  return { stake, mean: stake * (mean - 1), deviation: stake * Math.sqrt(variance) };
}
