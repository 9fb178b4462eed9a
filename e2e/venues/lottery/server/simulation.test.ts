import { runs } from '@site/testing/runs';
import { createSeeds } from '../../kit/fairness/createSeeds';
import { SILENT_LOG } from '../../kit/operator';
import { createFakeBank } from '../../kit/testing/createFakeBank';
import { seededRandom } from '../../kit/testing/seededRandom';
import { returnOf } from '../engine/prices';
import { selectionsOf } from '../engine/rules';
import { periodAt } from '../engine/schedule';
import { LOTTERY_GAMES } from '../games';
import { NOON, SECRET } from '../testing/aLottery';
import { createLottery } from './createLottery';

/** Periods of each of four games, with as many one-line slips; the server is killed and restarted at random. */
const PERIODS = runs(25, 100);
const SLIPS = 25;

it('returns in thousands of rounds what its prices say, loses no fen, and forgets no round of a server that was killed', async () => {
  const random = seededRandom(20_261_123);
  const bank = createFakeBank();
  let now = NOON;
  const begin = () => createLottery({ bank, games: LOTTERY_GAMES, seeds: createSeeds(SECRET), now: () => now, log: SILENT_LOG });
  let lottery = begin();
  const tables = await Promise.all(
    LOTTERY_GAMES.map(async (game, index) => {
      const ticket = bank.sellTicket({ memberId: index, enName: game.enName, gameCode: game.gameCode, isTrial: false }, 1_000_000_000n);
      const { token } = await lottery.open(ticket);
      return { game, token, lines: [...selectionsOf(game.kind, 'horse').values()] };
    }),
  );
  const total = bank.total();
  let staked = 0;
  let expected = 0;
  let variance = 0;

  for (let round = 0; round < PERIODS * SLIPS; round += 1) {
    for (const { game, token, lines } of tables) {
      const line = lines[Math.floor(random() * lines.length)];
      if (line === undefined) throw new Error('no line');
      const { id } = periodAt(game.schedule, now + game.schedule.closesBeforeSeconds * 1000);
      const slip = { slipId: slipIdOf(round), period: id, periods: 1, stopsAfterWin: false, stake: '2.00', lines: [line.id] };
      expect((await lottery.bet(token, slip)).outcome).toBe('accepted');
      const back = 2 * (Number(returnOf(line).over) / Number(returnOf(line).under));
      const most = (2 * Number(line.price)) / 100;
      staked += 2;
      expected += back;
      variance += back * most - back * back;
    }
    if (round % SLIPS < SLIPS - 1) continue;
    now += 300_000;
    if (random() < 0.2) lottery = begin();
    await lottery.tick();
  }

  let balance = 0n;
  for (const { game, token } of tables) {
    balance += await bank.balance(token);
    expect(await bank.openRounds(game.enName)).toEqual([]);
  }
  const returned = Number(balance - 4_000_000_000n) / 100 + staked;
  expect(bank.decided).toBe(4 * PERIODS * SLIPS);
  expect(bank.total()).toBe(total);
  expect(Math.abs(returned - expected)).toBeLessThan(3 * Math.sqrt(variance));
});

function slipIdOf(round: number): string {
  return `00000000-0000-4000-8000-${String(round).padStart(12, '0')}`;
}
