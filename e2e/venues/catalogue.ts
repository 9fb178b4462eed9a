import { aboutCards } from './cards/about';
import { CARD_GAMES } from './cards/games';
import { aboutBoard } from './esports/about';
import { ESPORTS_GAMES } from './esports/games';
import { aboutHall } from './fishing/about';
import { FISHING_GAMES, FISHING_RTP } from './fishing/games';
import type { AboutGame } from './kit/about';
import type { LocalName } from './kit/protocol';
import { aboutTable } from './live-casino/about';
import { LIVE_TABLES } from './live-casino/games';
import { aboutLottery } from './lottery/about';
import { LOTTERY_GAMES, rtpOf as lotteryRtpOf } from './lottery/games';
import { aboutSlot } from './slots/about';
import type { Volatility } from './slots/engine';
import { DEMO_GAMES, rtpOf, themeOf, volatilityOf, type Theme } from './slots/games';

export interface OfferedGame {
  readonly enName: string;
  /** Game code, unique across all venues. */
  readonly gameCode: string;
  readonly name: LocalName;
  /** Drawing for the game's cover. */
  readonly motif: string;
  readonly label: 'hot' | 'new' | 'jackpot' | null;
  /** Long-term return of stakes in percent with two decimals: `"97.07"`. */
  readonly rtp: string;
  /** Path of its page at the venue's origin: `/slot/JG-pearl`. */
  readonly path: string;
  /** True when a share of each stake goes into the venue's pools. */
  readonly feedsPools: boolean;
  /** True for the game that opens when the venue is entered as a whole. */
  readonly isFront: boolean;
  /** Theme of the game; null when the venue's games do not differ by theme. */
  readonly theme: Theme | null;
  /** Spread of its results, calculated from its own figures; null when it depends on the chosen bet. */
  readonly volatility: Volatility | null;
  readonly about: AboutGame;
}

/** Values of all games except slots: only slots have a single way to bet, and covers with themes. */
const BY_BET = { theme: null, volatility: null } as const;

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
  theme: themeOf(game),
  volatility: volatilityOf(game),
  about: aboutSlot(game),
}));

const LIVE: readonly OfferedGame[] = LIVE_TABLES.map((table, index) => ({
  enName: table.enName,
  gameCode: table.gameCode,
  name: table.name,
  motif: table.motif,
  label: table.label,
  rtp: table.rtp,
  path: `/baccarat/${table.gameCode}`,
  feedsPools: false,
  isFront: index === 0,
  ...BY_BET,
  about: aboutTable(table),
}));

const CARDS: readonly OfferedGame[] = CARD_GAMES.map((game, index) => ({
  enName: game.enName,
  gameCode: game.gameCode,
  name: game.name,
  motif: game.motif,
  label: game.label,
  rtp: game.rtp,
  path: `/cards/${game.gameCode}`,
  feedsPools: false,
  isFront: index === 0,
  ...BY_BET,
  about: aboutCards(game),
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
  ...BY_BET,
  about: aboutLottery(game),
}));

const BOARDS: readonly OfferedGame[] = ESPORTS_GAMES.map((game) => ({
  enName: game.enName,
  gameCode: game.gameCode,
  name: game.name,
  motif: game.motif,
  label: null,
  rtp: game.rtp,
  path: `/esports/${game.gameCode}`,
  feedsPools: false,
  isFront: true,
  ...BY_BET,
  about: aboutBoard(game),
}));

const HALLS: readonly OfferedGame[] = FISHING_GAMES.map((game, index) => ({
  enName: game.enName,
  gameCode: game.gameCode,
  name: game.name,
  motif: game.motif,
  label: game.label,
  rtp: FISHING_RTP,
  path: `/fishing/${game.gameCode}`,
  feedsPools: false,
  isFront: index === 0,
  ...BY_BET,
  about: aboutHall(game),
}));

/** All games of all demo venues, grouped by venue, in listing order. */
export const DEMO_CATALOGUE: readonly OfferedGame[] = [...SLOTS, ...LIVE, ...CARDS, ...BOARDS, ...LOTTERIES, ...HALLS];
