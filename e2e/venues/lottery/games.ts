import type { LocalName } from '../kit/protocol';
import { leastReturn } from './engine/rules';
import { formatPercent } from './engine/prices';
import type { Schedule } from './engine/schedule';
import type { Kind } from './engine/types';

export interface LotteryGame {
  readonly enName: string;
  readonly venueName: LocalName;
  /** Game code, unique across all venues and part of the game's URL: `G1-digits`. */
  readonly gameCode: string;
  readonly name: LocalName;
  readonly kind: Kind;
  readonly schedule: Schedule;
  /** Drawing for the game's cover. */
  readonly motif: string;
  readonly isFront: boolean;
}

const G1CP: LocalName = { 'zh-CN': '鸿运彩票', 'zh-TW': '鴻運彩票' };
const SGCP: LocalName = { 'zh-CN': '双桂彩票', 'zh-TW': '雙桂彩票' };

/** All games, grouped by venue, in listing order. */
export const LOTTERY_GAMES: readonly LotteryGame[] = [
  {
    enName: 'G1CP',
    venueName: G1CP,
    gameCode: 'G1-digits',
    name: { 'zh-CN': '分分时时彩', 'zh-TW': '分分時時彩' },
    kind: 'digits',
    schedule: { everySeconds: 60, closesBeforeSeconds: 6 },
    motif: 'coin',
    isFront: true,
  },
  {
    enName: 'G1CP',
    venueName: G1CP,
    gameCode: 'G1-dice',
    name: { 'zh-CN': '极速快三', 'zh-TW': '極速快三' },
    kind: 'dice',
    schedule: { everySeconds: 45, closesBeforeSeconds: 5 },
    motif: 'dice',
    isFront: false,
  },
  {
    enName: 'SGCP',
    venueName: SGCP,
    gameCode: 'SG-cars',
    name: { 'zh-CN': '北斗PK拾', 'zh-TW': '北斗PK拾' },
    kind: 'cars',
    schedule: { everySeconds: 75, closesBeforeSeconds: 8 },
    motif: 'car',
    isFront: true,
  },
  {
    enName: 'SGCP',
    venueName: SGCP,
    gameCode: 'SG-balls',
    name: { 'zh-CN': '香江六合', 'zh-TW': '香江六合' },
    kind: 'balls',
    schedule: { everySeconds: 300, closesBeforeSeconds: 20 },
    motif: 'balls',
    isFront: false,
  },
];

/**
 * Returns a game's long-term return in percent, rounded down: that of its worst line. The page shows each line's own
 * return.
 */
export function rtpOf({ kind }: LotteryGame): string {
  return formatPercent(leastReturn(kind));
}
