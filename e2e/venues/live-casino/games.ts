import type { Fen } from '../kit/money';
import type { LocalName } from '../kit/protocol';
import { countWays, formatPercent, returnOf } from './engine/returns';
import { FIELDS, type Field } from './engine';

export const LIVE_VENUE = 'HTZR';
export const LIVE_VENUE_NAME: LocalName = { 'zh-CN': '皇庭真人', 'zh-TW': '皇庭真人' };

/** Duration of each part of a round, in milliseconds. */
export interface Pace {
  readonly betting: number;
  /** Time after bets are closed and before the first card is shown. */
  readonly closing: number;
  /** Time in which the cards are turned one after another. */
  readonly dealing: number;
  readonly result: number;
}

export interface Limit {
  readonly min: Fen;
  readonly max: Fen;
}

/** Table: a game of the venue with its own limits and pace. */
export interface LiveTable {
  readonly enName: string;
  /** Game code, unique across all venues and part of the game's URL. */
  readonly gameCode: string;
  readonly name: LocalName;
  /** Drawing for the game's cover. */
  readonly motif: string;
  readonly label: 'hot' | 'new' | null;
  /** Return of the field that returns most, in percent. */
  readonly rtp: string;
  readonly pace: Pace;
  /** Limits of one player on one field in one round. */
  readonly limits: Readonly<Record<Field, Limit>>;
  readonly chips: readonly Fen[];
}

const WAYS = countWays();

/** Long-term return of each field in percent: exact over eight decks, rounded down. */
export const RETURNS = Object.fromEntries(FIELDS.map((field) => [field, formatPercent(returnOf(field, WAYS))])) as Readonly<
  Record<Field, string>
>;

const COMMON = { enName: LIVE_VENUE, rtp: RETURNS.banker } as const;

/** All tables; the first one opens when the venue is entered as a whole. */
export const LIVE_TABLES: readonly LiveTable[] = [
  {
    ...COMMON,
    gameCode: 'HT-A01',
    motif: 'cards',
    name: { 'zh-CN': '百家乐 A01', 'zh-TW': '百家樂 A01' },
    label: 'hot',
    pace: { betting: 15_000, closing: 2_000, dealing: 8_000, result: 5_000 },
    limits: limitsOf(500n, 200_000n),
    chips: [500n, 1_000n, 5_000n, 10_000n, 50_000n, 100_000n],
  },
  {
    ...COMMON,
    gameCode: 'HT-B02',
    motif: 'chips',
    name: { 'zh-CN': '百家乐 B02', 'zh-TW': '百家樂 B02' },
    label: null,
    pace: { betting: 20_000, closing: 2_000, dealing: 9_000, result: 5_000 },
    limits: limitsOf(100n, 50_000n),
    chips: [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n],
  },
  {
    ...COMMON,
    gameCode: 'HT-S03',
    motif: 'bolt',
    name: { 'zh-CN': '极速百家乐 S03', 'zh-TW': '極速百家樂 S03' },
    label: 'new',
    pace: { betting: 9_000, closing: 1_000, dealing: 5_000, result: 3_000 },
    limits: limitsOf(500n, 100_000n),
    chips: [500n, 1_000n, 5_000n, 10_000n, 50_000n, 100_000n],
  },
];

/** Derives the limits of all fields. Tie and pairs pay more, so their limits are a fifth. */
function limitsOf(min: Fen, max: Fen): LiveTable['limits'] {
  const [even, high] = [
    { min, max },
    { min, max: max / 5n },
  ];
  return { player: even, tie: high, banker: even, playerPair: high, bankerPair: high };
}
