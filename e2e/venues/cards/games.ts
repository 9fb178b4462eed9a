import type { Fen } from '../kit/money';
import type { LocalName } from '../kit/protocol';

export const CARDS_VENUE = 'QYQP';
export const CARDS_VENUE_NAME: LocalName = { 'zh-CN': '雀友棋牌', 'zh-TW': '雀友棋牌' };

/** Table for one player against the dealer. */
export interface CardGame {
  readonly enName: string;
  readonly gameCode: string;
  readonly kind: 'blackjack' | 'bull';
  readonly name: LocalName;
  /** Drawing for the game's cover. */
  readonly motif: string;
  readonly label: 'hot' | 'new' | null;
  /** Percent of the first stake, rounded down; the tests in `engine` compute it. */
  readonly rtp: string;
  /** Limits of the first stake, which is whole yuan. */
  readonly limits: { readonly min: Fen; readonly max: Fen };
  readonly chips: readonly Fen[];
}

/** Card games; the first one opens when the venue is entered as a whole. */
export const CARD_GAMES: readonly CardGame[] = [
  {
    enName: CARDS_VENUE,
    gameCode: 'QY-21',
    kind: 'blackjack',
    name: { 'zh-CN': '二十一点', 'zh-TW': '二十一點' },
    motif: 'chips',
    label: 'hot',
    rtp: '99.54',
    limits: { min: 500n, max: 500_000n },
    chips: [500n, 1_000n, 5_000n, 10_000n, 50_000n, 100_000n],
  },
  {
    enName: CARDS_VENUE,
    gameCode: 'QY-bull',
    kind: 'bull',
    name: { 'zh-CN': '牛牛', 'zh-TW': '牛牛' },
    motif: 'cards',
    label: null,
    rtp: '95.96',
    limits: { min: 100n, max: 100_000n },
    chips: [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n],
  },
];

/** Return of insurance, rounded down: 96 tens among the 311 cards other than the visible ace, paid 2:1. */
export const INSURANCE_RETURN = '92.60';
