import { CARD_GAMES } from './cards/games';
import { ESPORTS_GAMES } from './esports/games';
import { FISHING_GAMES, FISHING_RTP } from './fishing/games';
import type { LocalName } from './kit/protocol';
import { LIVE_TABLES } from './live-casino/games';
import { LOTTERY_GAMES, rtpOf as lotteryRtpOf } from './lottery/games';
import { DEMO_GAMES, rtpOf } from './slots/games';

/** A game as the provider offers it to an operator. */
export interface OfferedGame {
  readonly enName: string;
  /** Unique over all venues. */
  readonly gameCode: string;
  readonly name: LocalName;
  /** The drawing for its cover. */
  readonly motif: string;
  readonly label: 'hot' | 'new' | 'jackpot' | null;
  /** What it returns of stakes in the long run, in percent with two decimals: `"97.07"`. */
  readonly rtp: string;
  /** Its page at the venue's origin: `/slot/JG-pearl`. */
  readonly path: string;
  /** Whether a share of each stake goes into the venue's pools. */
  readonly feedsPools: boolean;
  /** Opened where the venue is entered as a whole. */
  readonly isFront: boolean;
}

const SLOTS: readonly OfferedGame[] = DEMO_GAMES.map((game) => ({
  enName: game.enName,
  gameCode: game.gameCode,
  name: game.name,
  motif: game.motif,
  label: game.label,
  rtp: rtpOf(game),
  path: `/slot/${game.gameCode}`,
  feedsPools: true,
  isFront: false,
}));

const LIVE: readonly OfferedGame[] = LIVE_TABLES.map(({ enName, gameCode, name, motif, label, rtp }, index) => ({
  enName,
  gameCode,
  name,
  motif,
  label,
  rtp,
  path: `/baccarat/${gameCode}`,
  feedsPools: false,
  isFront: index === 0,
}));

const CARDS: readonly OfferedGame[] = CARD_GAMES.map(({ enName, gameCode, name, motif, label, rtp }, index) => ({
  enName,
  gameCode,
  name,
  motif,
  label,
  rtp,
  path: `/cards/${gameCode}`,
  feedsPools: false,
  isFront: index === 0,
}));

const LOTTERIES: readonly OfferedGame[] = LOTTERY_GAMES.map((game) => ({
  enName: game.enName,
  gameCode: game.gameCode,
  name: game.name,
  motif: game.motif,
  label: null,
  rtp: lotteryRtpOf(game),
  path: `/lottery/${game.gameCode}`,
  feedsPools: false,
  isFront: game.isFront,
}));

const BOARDS: readonly OfferedGame[] = ESPORTS_GAMES.map(({ enName, gameCode, name, motif, rtp }) => ({
  enName,
  gameCode,
  name,
  motif,
  label: null,
  rtp,
  path: `/esports/${gameCode}`,
  feedsPools: false,
  isFront: true,
}));

const HALLS: readonly OfferedGame[] = FISHING_GAMES.map(({ enName, gameCode, name, motif, label }, index) => ({
  enName,
  gameCode,
  name,
  motif,
  label,
  rtp: FISHING_RTP,
  path: `/fishing/${gameCode}`,
  feedsPools: false,
  isFront: index === 0,
}));

/** Every game of every demo venue, by venue, in the order in which they are listed. */
export const DEMO_CATALOGUE: readonly OfferedGame[] = [...SLOTS, ...LIVE, ...CARDS, ...BOARDS, ...LOTTERIES, ...HALLS];
