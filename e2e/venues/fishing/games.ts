import type { LocalName } from '../kit/protocol';
import { RETURN } from './engine/fire';

/** A hall of the venue: the same fish and chances, with bullets of its own. */
export interface FishingGame {
  readonly enName: string;
  readonly venueName: LocalName;
  /** Unique over all venues, and part of the game's address. */
  readonly gameCode: string;
  readonly name: LocalName;
  /** The drawing for its cover. */
  readonly motif: string;
  readonly label: 'hot' | 'new' | null;
  /** The values of a bullet in fen, ascending. */
  readonly bullets: readonly bigint[];
}

const VENUE = { enName: 'SHBY', venueName: { 'zh-CN': '深海捕鱼', 'zh-TW': '深海捕魚' } };

/** The first opens where the venue is entered as a whole. */
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

/** What every shot returns in the long run, in percent: `"96.50"`. Exact. */
export const FISHING_RTP = ((RETURN.over / RETURN.under) * 100).toFixed(2);
