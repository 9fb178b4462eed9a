import type { Fen } from '../../kit/money';
import type { Numbers, Selection } from './types';

/** A line of a slip as it was accepted. */
export interface BetLine {
  readonly selection: Selection;
  /** The price it was accepted at, in hundredths. */
  readonly price: bigint;
}

/** What each line pays, the stake included; 0 for one that lost. Stakes are whole yuan, so a price in hundredths leaves no part of a fen. */
export function settle(lines: readonly BetLine[], stake: Fen, numbers: Numbers): readonly Fen[] {
  return lines.map(({ selection, price }) => (selection.wins(numbers) ? (stake * price) / 100n : 0n));
}
