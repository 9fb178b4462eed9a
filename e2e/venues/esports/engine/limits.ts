import type { Fen } from '../../kit/money';

export const LOWEST_STAKE: Fen = 100n;
export const HIGHEST_STAKE: Fen = 500_000n;

/** Upper bound of a bet's winnings on top of its stake; a bet that could win more is refused. */
export const HIGHEST_WIN: Fen = 20_000_000n;

export const MOST_LEGS = 8;
