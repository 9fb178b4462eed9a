import type { Fen } from '../../kit/money';
import type { Numbers, Selection } from './types';

/** Line of a slip as it was accepted. */
export interface BetLine {
  readonly selection: Selection;
  /** Accepted price, in hundredths. */
  readonly price: bigint;
}

/**
 * Returns the payout of each line, including the stake; 0 for a lost line. Stakes are whole yuan, so a price in
 * hundredths gives whole fen.
 */
export function settle(lines: readonly BetLine[], stake: Fen, numbers: Numbers): readonly Fen[] {
  return lines.map(({ selection, price }) => (selection.wins(numbers) ? (stake * price) / 100n : 0n));
}
