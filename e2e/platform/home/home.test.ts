import { recentWinsCall, todayCall } from '@site/shared/wire/home';
import { answerOf } from '../testing/answerOf';
import { aPromotionPlayer } from '../promotions/testing/aPromotionPlayer';
import type { SportsbookTables } from '../sportsbook/database/tables';
import type { VenueTables } from '../venues/tables';
import { aVenuePlayer } from '../venues/testing/aVenuePlayer';
import { TEST_GAMES } from '../venues/testing/games';
import { NOON, platformAtNoon } from '../testing/platformAtNoon';

const MINUTE_MS = 60_000;

const site = platformAtNoon(undefined, TEST_GAMES);

async function wins() {
  return answerOf(recentWinsCall, await site.send(recentWinsCall, {})).list;
}
async function aWin(stake: bigint, payout: bigint, minutesAgo: number) {
  const player = await aPromotionPlayer(site);
  await player.ticket({ stake, result: 'W', settledAt: new Date(site.clock.nowMs() - minutesAgo * MINUTE_MS) });
  await site.db.withTables<SportsbookTables>().updateTable('sb_ticket').set({ payout }).where('stake', '=', stake).execute();
}

describe('who has won lately', () => {
  it('is told to everyone with a masked name, the newest first, for an hour', async () => {
    await aWin(10_000n, 25_050n, 30);
    await aWin(20_000n, 40_000n, 2);
    await aWin(30_000n, 90_000n, 61);

    expect(await wins()).toEqual([
      { name: 'pl***1', category: 'TY', amount: '200.00', at: NOON - 2 * MINUTE_MS },
      { name: 'pl***1', category: 'TY', amount: '150.50', at: NOON - 30 * MINUTE_MS },
    ]);
  });

  it('leaves out small wins, what only came back, and what was lost', async () => {
    await aWin(10_000n, 10_999n, 1);
    await aWin(20_000n, 20_000n, 1);
    await aWin(30_000n, 0n, 1);

    expect(await wins()).toEqual([]);
  });

  it('has the rounds of games with real money too', async () => {
    const gamer = await aVenuePlayer(site, '2000.00');
    await gamer.play(await gamer.enter('JGDZ', 'JG-pearl'), '700.00');
    await site.db.withTables<VenueTables>().updateTable('venue_round').set({ payout: 140_000n }).execute();

    expect(await wins()).toMatchObject([{ name: 'pl***1', category: 'DZ', amount: '700.00' }]);
  });
});

it('is the member’s own day: what ended today, and what is open of any day', async () => {
  const player = await aPromotionPlayer(site);
  const today = async () => {
    const token = await site.signIn('player1', 'player123');
    return answerOf(todayCall, await site.send(todayCall, {}, { token }));
  };
  expect(await today()).toEqual({ net: '0.00', openBets: 0, openRisk: '0.00' });

  await player.ticket({ stake: 5_000n });
  await player.ticket({ stake: 2_500n });

  expect(await today()).toEqual({ net: '0.00', openBets: 2, openRisk: '75.00' });
  expect(await site.send(todayCall, {})).toMatchObject({ status_code: 6001 });
});
