import { randomUUID } from 'node:crypto';
import { IN_PLAY, LATER_TODAY } from '../support/matches';
import type { Crashpoint, MatchOrder } from '../support/sandbox';
import { aPlayer, type Player } from '@site/platform/testing/aPlayer';
import type { OwnPlatform } from './support/ownPlatform';
import { expect, testAtTheWire as test } from './support/ownPlatformTest';

/** Direct calls to the platform, without a page: tests its guarantees for a client that loses responses. */

const STAKE = '100.00';

test.beforeEach(async ({ platform: { sandbox } }) => {
  await sandbox.reset();
  await sandbox.setBalance('500.00');
});
test.afterEach(async ({ platform: { sandbox } }) => {
  expect(await sandbox.audit()).toMatchObject({ exact: true, findings: [] });
});

test.describe('a bet sent again under its key', () => {
  test('is one bet and one debit, also when it arrives five times at once', async ({ platform }) => {
    const player = await aPlayer(platform);
    const quote = await player.quote(await aSelection(platform, LATER_TODAY), STAKE);
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 5 }, () => player.place(quote, STAKE, key)));

    expect(new Set(answers.map((answer) => (answer.state === 'accepted' ? answer.ticket.ticket_id : answer.state))).size).toBe(1);
    await expectOneBet(player);
  });

  test('returns the ticket when the first response was lost', async ({ platform }) => {
    const player = await aPlayer(platform);
    const quote = await player.quote(await aSelection(platform, LATER_TODAY), STAKE);
    const key = randomUUID();
    await platform.sandbox.setFault('place', { kind: 'dropAfter' });

    await expect(player.place(quote, STAKE, key)).rejects.toThrow('fetch failed');

    expect(await player.place(quote, STAKE, key)).toMatchObject({ state: 'accepted', key });
    await expectOneBet(player);
  });

  test('is refused permanently when the key was asked about before it arrived', async ({ platform }) => {
    const player = await aPlayer(platform);
    const quote = await player.quote(await aSelection(platform, LATER_TODAY), STAKE);
    const key = randomUUID();
    await platform.sandbox.setFault('place', { kind: 'delay', ms: 1500 });

    const late = player.place(quote, STAKE, key);

    expect(await player.sports('outcome', { key })).toMatchObject({ state: 'unknown', key });
    expect(await late).toMatchObject({ state: 'rejected', reason: 'key-closed' });
    expect(await player.place(quote, STAKE, key)).toMatchObject({ state: 'rejected', reason: 'key-closed' });
    await expectNoBet(player);
  });
});

test.describe('a platform that crashes while it accepts a bet', () => {
  for (const point of ['place:after-hold', 'place:before-commit'] as const satisfies Crashpoint[]) {
    test(`at ${point} has debited nothing, and closes the key when it is asked`, { tag: '@full' }, async ({ platform }) => {
      const player = await aPlayer(platform);
      const quote = await player.quote(await aSelection(platform, IN_PLAY), STAKE);
      const key = randomUUID();
      await platform.sandbox.crashAt(point);

      await expect(player.place(quote, STAKE, key)).rejects.toThrow('fetch failed');
      await platform.hasCrashed();
      await platform.restart();

      expect(await player.sports('outcome', { key })).toMatchObject({ state: 'unknown', key });
      expect(await player.place(quote, STAKE, key)).toMatchObject({ state: 'rejected', reason: 'key-closed' });
      await expectNoBet(player);
    });
  }

  test('while it answers a query by key leaves the key open, and closes it at the next query', { tag: '@full' }, async ({ platform }) => {
    const player = await aPlayer(platform);
    const key = randomUUID();
    await platform.sandbox.crashAt('outcome:before-commit');

    await expect(player.sports('outcome', { key })).rejects.toThrow('fetch failed');
    await platform.hasCrashed();
    await platform.restart();

    expect(await player.sports('outcome', { key })).toMatchObject({ state: 'unknown', key });
    const quote = await player.quote(await aSelection(platform, LATER_TODAY), STAKE);
    expect(await player.place(quote, STAKE, key)).toMatchObject({ state: 'rejected', reason: 'key-closed' });
    await expectNoBet(player);
  });

  test('while it confirms has one bet and one debit afterwards', { tag: '@full' }, async ({ platform }) => {
    const player = await aPlayer(platform);
    await platform.sandbox.tune({ dangerWindowMs: 500 });
    const quote = await player.quote(await aSelection(platform, IN_PLAY), STAKE);
    const key = randomUUID();
    await platform.sandbox.crashAt('decide:after-hold');

    expect(await player.place(quote, STAKE, key)).toMatchObject({ state: 'confirming' });
    await platform.hasCrashed();
    await platform.restart();

    await expect.poll(async () => (await player.sports('outcome', { key })).state).toBe('accepted');
    await expectOneBet(player);
  });

  test('while it settles pays once afterwards', { tag: '@full' }, async ({ platform }) => {
    const player = await aPlayer(platform);
    const selection = await aSelection(platform, LATER_TODAY);
    await player.place(await player.quote(selection, STAKE), STAKE);
    await platform.sandbox.crashAt('settle:after-ledger');

    await platform.sandbox.finish(selection.gameId, { home: 0, away: 0 }).catch(() => undefined);
    await platform.hasCrashed();
    await platform.restart();

    // The away side receives a quarter goal in a draw, so half of the bet wins at 0.93.
    await expect.poll(() => player.balance()).toMatchObject({ balance: '546.50', lockMoney: '0.00' });
    expect(await player.sports('results', { pageNum: 1, pageSize: 10 })).toMatchObject({
      total: 1,
      list: [{ result: 'LW', payout: '146.50' }],
    });
  });
});

/** Returns the away side of the quarter line of a new match. */
async function aSelection({ sandbox }: OwnPlatform, order: MatchOrder): Promise<{ gameId: string; w: string; r: string }> {
  const { gameId } = await sandbox.createMatch(order);
  return order === IN_PLAY ? { gameId, w: 'RE', r: 'REC' } : { gameId, w: 'R', r: 'RC' };
}

async function expectOneBet(player: Player): Promise<void> {
  expect((await player.sports('openBets', {})).list).toMatchObject([{ state: 'open', stake: STAKE, risk: STAKE }]);
  expect(await player.balance()).toMatchObject({ balance: '400.00', lockMoney: '100.00' });
}

async function expectNoBet(player: Player): Promise<void> {
  expect((await player.sports('openBets', {})).list).toEqual([]);
  expect(await player.balance()).toMatchObject({ balance: '500.00', lockMoney: '0.00' });
}
