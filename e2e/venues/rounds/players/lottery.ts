import { askPage, openPage } from '../../conformance/askPage';
import { LIMITS } from '../../lottery/engine/limits';
import { selectionsOf } from '../../lottery/engine/rules';
import { parsePeriod, shiftPeriod } from '../../lottery/engine/schedule';
import { LOTTERY_GAMES } from '../../lottery/games';
import { betAnswerSchema, sessionSchema, tableSchema } from '../../lottery/protocol';
import { roundIdOf } from '../../lottery/server/book';
import { aSlip } from '../../lottery/testing/aLottery';
import type { House } from '../runRounds';
import { termsOf } from '../weigh';
import { byTheClock } from './byTheClock';

const AT_EACH_GAME = 4;
/** Highest price that is bet on, in hundredths; with rarer lines the return would depend on a few draws. */
const HIGHEST_PRICE = 2_000n;

/** Plays the lotteries. Each slip is on one line in ten periods. */
export async function playLottery(house: House): Promise<void> {
  const games = await Promise.all(
    LOTTERY_GAMES.map(async (game) => ({
      game,
      players: await Promise.all(
        Array.from({ length: AT_EACH_GAME }, async () => {
          const { ticket, memberId } = house.ticketFor(game.enName, game.gameCode);
          return { memberId, token: (await openPage(house.url, ticket, sessionSchema)).token };
        }),
      ),
    })),
  );

  await byTheClock(
    house,
    games.map(({ game: { gameCode, kind, schedule }, players }) => async () => {
      const ends = players.map(async ({ memberId, token }) => {
        const state = await askPage(`${house.url}/api/state`, {}, { token, schema: tableSchema });
        const first = state?.periods.find(({ closesInMs }) => closesInMs > 0);
        const period = first === undefined ? null : parsePeriod(schedule, first.id);
        if (first === undefined || period === null) throw new Error('no period takes bets');
        const lines = [...selectionsOf(kind, first.yearSign).values()].filter(({ price }) => price <= HIGHEST_PRICE);
        const line = lines[Math.floor(house.random() * lines.length)];
        if (line === undefined) throw new Error('there are no lines');
        const chance = Number(line.chance.over) / Number(line.chance.under);
        const terms = termsOf(200, [
          [chance, Number(line.price) / 100],
          [1 - chance, 0],
        ]);
        const slip = aSlip({ period: first.id, periods: LIMITS.periods, lines: [line.id] });
        const periods = Array.from({ length: LIMITS.periods }, (_, index) => shiftPeriod(schedule, period, index));
        for (const each of periods) {
          const roundId = roundIdOf({ memberId, isTrial: false, gameCode }, slip.slipId, each);
          house.note(roundId, { group: `${gameCode} ${each.id}`, ...terms });
        }
        await askPage(`${house.url}/api/bet`, slip, { token, schema: betAnswerSchema });
        return periods.at(-1)?.drawsAt ?? 0;
      });
      return Math.max(...(await Promise.all(ends)));
    }),
  );
}
