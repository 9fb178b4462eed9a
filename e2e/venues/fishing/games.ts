import type { LocalName } from '../kit/protocol';
import { RETURN } from './engine/fire';

/** Game of the fishing venue: all have the same fish and chances but different bullets. */
export interface FishingGame {
  readonly enName: string;
  readonly venueName: LocalName;
  /** Game code, unique across all venues and part of the game's URL. */
  readonly gameCode: string;
  readonly name: LocalName;
  /** Drawing for the game's cover. */
  readonly motif: string;
  readonly label: 'hot' | 'new' | null;
  /** Values of a bullet in fen, ascending. */
  readonly bullets: readonly bigint[];
}

const VENUE = { enName: 'SHBY', venueName: { 'zh-CN': '深海捕鱼', 'zh-TW': '深海捕魚' } };

/** Fishing games; the first one opens when the venue is entered as a whole. */
export const FISHING_GAMES: readonly FishingGame[] = [
  {
    ...VENUE,
    gameCode: 'SH-shallow',
    name: { 'zh-CN': '浅湾', 'zh-TW': '淺灣' },
    motif: 'fish',
    label: 'new',
    bullets: [10n, 20n, 50n, 100n],
  },
  {
    ...VENUE,
    gameCode: 'SH-deep',
    name: { 'zh-CN': '深海', 'zh-TW': '深海' },
    motif: 'whale',
    label: 'hot',
    bullets: [100n, 200n, 500n, 1_000n],
  },
  {
    ...VENUE,
    gameCode: 'SH-palace',
    name: { 'zh-CN': '龙宫', 'zh-TW': '龍宮' },
    motif: 'shell',
    label: null,
    bullets: [500n, 1_000n, 2_000n, 5_000n],
  },
];

/** Long-term return of every shot in percent, exact: `"96.50"`. */
export const FISHING_RTP = ((RETURN.over / RETURN.under) * 100).toFixed(2);
