import { addRatios, multiplyRatios, ratio, RATIO_ONE, subtractFen, ZERO_FEN, type Fen } from '@site/shared/money';
import {
  legFactor,
  parlayFactor,
  parlayToWin,
  risk,
  riskPerStake,
  systemReturn,
  systemRisk,
  toWin,
  toWinPerStake,
  type Price,
  type Ratio,
} from '@site/shared/odds';
import { linesOf } from './combinations';
import type { BetKind } from './types';

/** Risk and win of a stake in one bet. Calculations are exact and rounded once per bet. */
export interface BetTerms {
  readonly riskPerStake: Ratio;
  readonly mostReturned: Ratio;
  risk(stake: Fen): Fen;
  toWin(stake: Fen): Fen;
}

/** @returns `undefined` while a price is missing */
export function termsOf(kind: BetKind, prices: readonly (Price | undefined)[]): BetTerms | undefined {
  const legs = prices.filter((price) => price !== undefined);
  const [first] = legs;
  if (!first || legs.length < prices.length) return undefined;
  switch (kind.kind) {
    // A builder has one price for all its legs together, like a single.
    case 'builder':
    case 'single':
      return {
        riskPerStake: riskPerStake(first),
        mostReturned: addRatios(riskPerStake(first), toWinPerStake(first)),
        risk: (stake) => risk(first, stake),
        toWin: (stake) => toWin(first, stake),
      };
    case 'parlay':
      return {
        riskPerStake: ratio(1),
        mostReturned: parlayFactor(legs),
        risk: (stake) => stake,
        toWin: (stake) => parlayToWin(stake, legs),
      };
    case 'system': {
      const { system } = kind;
      return {
        riskPerStake: ratio(linesOf(kind)),
        // Upper bound over all subsets of the legs, whether or not they are lines: Π(1 + f).
        mostReturned: legs.map((leg) => addRatios(legFactor(leg), RATIO_ONE)).reduce(multiplyRatios),
        risk: (stake) => systemRisk(system, stake),
        toWin: (stake) => subtractFen(systemReturn(system, stake, legs), systemRisk(system, stake)),
      };
    }
  }
}

/** Returns the total stake of all lines; 0 without a stake. */
export function principalOf(stake: Fen | undefined, kind: BetKind): Fen {
  if (stake === undefined) return ZERO_FEN;
  return kind.kind === 'system' ? systemRisk(kind.system, stake) : stake;
}
