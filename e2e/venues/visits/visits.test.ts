import { DEMO_CATALOGUE } from '../catalogue';
import { createFakeBank } from '../kit/testing/createFakeBank';
import { seededRandom } from '../kit/testing/seededRandom';
import { startCards } from '../cards/server/startCards';
import { startEsports } from '../esports/server/startEsports';
import { startFishing } from '../fishing/server/startFishing';
import type { GameServer, VenueOptions } from '../kit/operator';
import { startLiveCasino } from '../live-casino/server/startLiveCasino';
import { startLottery } from '../lottery/server/startLottery';
import { DEMO_GAMES } from '../slots/games';
import { startSlots } from '../slots/server/startSlots';
import { playVisit } from '.';

const START_MS = 120_000;

const VENUES: readonly (readonly [gameCode: string, start: (options: VenueOptions) => Promise<GameServer>])[] = [
  ['JG-pearl', (options) => startSlots({ ...options, games: DEMO_GAMES })],
  ['HT-B02', startLiveCasino],
  ['QY-21', startCards],
  ['QY-bull', startCards],
  ['G1-digits', startLottery],
  ['G1-dice', startLottery],
  ['ZY-arena', startEsports],
  ['XM-football', startEsports],
  ['SH-shallow', startFishing],
];

it.each(VENUES)(
  'a visit plays rounds of %s, all of which are paid when it ends',
  async (gameCode, start) => {
    const clock = { nowMs: Date.parse('2026-10-31T22:10:00+08:00') };
    const bank = createFakeBank();
    const game = DEMO_CATALOGUE.find((each) => each.gameCode === gameCode);
    if (game === undefined) throw new Error(`there is no game ${gameCode}`);
    const ticket = bank.sellTicket({ memberId: 7, enName: game.enName, gameCode, isTrial: false }, 1_000_000n);
    const secret = 'a secret of the venue that nobody knows';
    const server = await start({ bank, port: 0, hostOrigins: [], secret, now: () => clock.nowMs });
    try {
      await playVisit({ url: server.url, ticket, gameCode, rounds: 3, stake: 20, clock, random: seededRandom(1) });
    } finally {
      await server.stop();
    }

    expect(bank.decided).toBe(3);
    expect(await bank.openRounds(game.enName)).toEqual([]);
  },
  START_MS,
);
