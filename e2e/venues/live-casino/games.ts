import type { Fen } from '../kit/money';
import type { LocalName } from '../kit/protocol';
import { countWays, formatPercent, returnOf } from './engine/returns';
import { FIELDS, type Field } from './engine';

export const LIVE_VENUE = 'HTZR';
export const LIVE_VENUE_NAME: LocalName = { 'zh-CN': '皇庭真人', 'zh-TW': '皇庭真人' };

/** How long each part of a round lasts, in milliseconds. */
export interface Pace {
  readonly betting: number;
  /** Bets are no longer taken, and no card is shown yet. */
  readonly closing: number;
  /** Cards turn one after another. */
  readonly dealing: number;
  readonly result: number;
}

export interface Limit {
  readonly min: Fen;
  readonly max: Fen;
}

/** A table: a game of the venue with limits and a pace of its own. */
export interface LiveTable {
  readonly enName: string;
  /** Unique over all venues, and part of the game's address. */
  readonly gameCode: string;
  readonly name: LocalName;
  /** The drawing for its cover. */
  readonly motif: string;
  readonly label: 'hot' | 'new' | null;
  /** Percent, of the field that returns most. */
  readonly rtp: string;
  readonly pace: Pace;
  /** Of one player on one field in one round. */
  readonly limits: Readonly<Record<Field, Limit>>;
  readonly chips: readonly Fen[];
}

const WAYS = countWays();

/** What each field returns in the long run, in percent: exact over eight decks, and rounded down. */
export const RETURNS = Object.fromEntries(FIELDS.map((field) => [field, formatPercent(returnOf(field, WAYS))])) as Readonly<
  Record<Field, string>
>;

const COMMON = { enName: LIVE_VENUE, rtp: RETURNS.banker } as const;

/** Every table, the front one first. */
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

/** Tie and pairs pay more, and take a fifth of what banker and player take. */
function limitsOf(min: Fen, max: Fen): LiveTable['limits'] {
  const [even, high] = [
    { min, max },
    { min, max: max / 5n },
  ];
  return { player: even, tie: high, banker: even, playerPair: high, bankerPair: high };
}
