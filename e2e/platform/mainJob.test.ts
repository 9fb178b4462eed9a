import { randomUUID } from 'node:crypto';
import { createSportsbook } from './sportsbook';
import { aPlayer, steer, type Player } from './testing/aPlayer';
import { openSocket } from './testing/openSocket';
import { platformForTests } from './testing/platformForTests';
import { exactAfterEach } from './testing/exactAfterEach';

const site = platformForTests(createSportsbook);
exactAfterEach(site);
let player: Player;

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
  player = await aPlayer(site.platform);
});

describe('the main job, at the platform', () => {
  it('goes from the deposit over a bet in play on a quarter line to its settlement', async () => {
    await player.deposit('500.00');
    const { gameId } = await aMatchInPlay();
    const quote = await player.quote({ gameId, w: 'RE', r: 'REH' }, '100.00');
    expect(quote).toMatchObject({ risk: '100.00', toWin: '95.00', entries: [{ ratio: '0.5 / 1', strong: 'H', ior: '0.95' }] });

    const placed = await player.place(quote, '100.00');
    expect(placed).toMatchObject({ state: 'confirming', cause: 'danger-window' });
    expect(await player.balance()).toMatchObject({ balance: '400.00', lockMoney: '100.00' });

    await site.sandbox('clock', { advanceMs: 10_000 });
    expect(await player.sports('outcome', { key: placed.key })).toMatchObject({
      state: 'accepted',
      ticket: { stake: '100.00', state: 'open' },
    });

    // Half won: the selection gives 0.5/1 and wins by one goal after the bet.
    await steer(site.platform, 'match/finish', { gameId, score: { home: 1, away: 0 } });
    expect(await player.sports('results', { pageNum: 1, pageSize: 10 })).toMatchObject({
      total: 1,
      list: [{ result: 'LW', payout: '147.50', state: 'settled' }],
    });
    expect(await player.balance()).toMatchObject({ balance: '547.50', lockMoney: '0.00' });
  });

  it('takes one bet and one debit when the answer is lost and the request comes again, five times at once', async () => {
    await player.deposit('500.00');
    const { gameId } = await aMatchInPlay();
    const quote = await player.quote({ gameId, w: 'RE', r: 'REH' }, '100.00');
    const key = randomUUID();
    await steer(site.platform, 'faults', { on: 'place', fault: { kind: 'dropAfter' } });

    await expect(player.place(quote, '100.00', key)).rejects.toThrow('fetch failed');
    await Promise.all(Array.from({ length: 5 }, () => player.place(quote, '100.00', key)));

    expect((await player.sports('openBets', {})).list).toHaveLength(1);
    expect(await player.balance()).toMatchObject({ balance: '400.00', lockMoney: '100.00' });
  });

  it('shows a match that a player watches over the stream', async () => {
    const { gameId } = await aMatchInPlay();
    const socket = await openSocket(`${site.platform.url}/stream/api/v1/odds?clientType=web&siteId=1`);

    socket.send({ type: 'watch', matches: [gameId], lists: [] });

    expect(await socket.next((message) => message['type'] === 'snapshot')).toMatchObject({ match: { gameId, sc_FT_H: 0, sc_FT_C: 0 } });
    await steer(site.platform, 'match/goal', { gameId, side: 'H' });
    expect(await socket.next((message) => message['type'] === 'delta')).toMatchObject({ gameId, match: { sc_FT_H: 1 } });
    await socket.close();
  });
});

async function aMatchInPlay(): Promise<{ readonly gameId: string }> {
  const markets = [{ w: 'RE', ratio: '0.5 / 1', strong: 'H', prices: { REH: '0.95', REC: '0.91' } }];
  return (await steer(site.platform, 'match/create', { minute: 60, markets })) as { gameId: string };
}
