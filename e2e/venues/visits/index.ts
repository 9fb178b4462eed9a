import { CARD_GAMES } from '../cards/games';
import { ESPORTS_GAMES } from '../esports/games';
import { FISHING_GAMES } from '../fishing/games';
import { LIVE_TABLES } from '../live-casino/games';
import { LOTTERY_GAMES } from '../lottery/games';
import { DEMO_GAMES } from '../slots/games';
import { visitCards, visitFishing, visitSlots } from './atOnce';
import { visitBaccarat, visitEsports, visitLottery } from './byTheClock';
import type { PlayVisit, Visit } from './visit';

const GAMES: readonly (readonly [readonly { readonly gameCode: string }[], PlayVisit])[] = [
  [DEMO_GAMES, visitSlots],
  [LIVE_TABLES, visitBaccarat],
  [CARD_GAMES, visitCards],
  [LOTTERY_GAMES, visitLottery],
  [ESPORTS_GAMES, visitEsports],
  [FISHING_GAMES, visitFishing],
];

const BY_GAME: ReadonlyMap<string, PlayVisit> = new Map(
  GAMES.flatMap(([games, play]) => games.map(({ gameCode }) => [gameCode, play] as const)),
);

/** Plays rounds of a demo venue's game with the calls of its page. @throws for a game that no demo venue has */
export async function playVisit(visit: Visit): Promise<void> {
  const play = BY_GAME.get(visit.gameCode);
  if (play === undefined) throw new Error(`no demo venue has the game "${visit.gameCode}"`);
  await play(visit);
}
