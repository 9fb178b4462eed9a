import { randomUUID } from 'node:crypto';
import type { WireQuote } from '@site/shared/wire/bets';
import { EARLY_QUARTER_LINE, IN_PLAY, LATER_TODAY, QUARTER_LINE } from '../support/matches';
import type { Crashpoint } from '../support/sandbox';
import { aPlayer, type Player } from '@site/platform/testing/aPlayer';
import type { OwnPlatform } from './support/ownPlatform';
import { expect, testAtTheWire as test } from './support/ownPlatformTest';

/**
 * Tests parlays, systems and cash-outs by direct calls, without a page: one key is one debit or one credit under every
 * fault.
 */

test.beforeEach(async ({ platform: { sandbox } }) => {
  await sandbox.reset();
  await sandbox.setBalance('500.00');
});
test.afterEach(async ({ platform: { sandbox } }) => {
  expect(await sandbox.audit()).toMatchObject({ exact: true, findings: [] });
});

/** Both bets reserve 100 yuan on three matches of today; `won` is the payout of three legs at Hong Kong 0.93. */
const COMBINED = [
  { mode: 'parlay', stake: '100.00', folds: undefined, won: '718.90' },
  { mode: 'system', stake: '25.00', folds: [2, 3], won: '459.09' },
] as const;

for (const { mode, stake, folds, won } of COMBINED) {
  test.describe(`a ${mode}`, { tag: '@full' }, () => {
    test('that arrives five times at once is one bet and one debit', async ({ platform }) => {
      const player = await aPlayer(platform);
      const { quote } = await quoteThree(platform, player);
      const key = randomUUID();

      const answers = await Promise.all(Array.from({ length: 5 }, () => player.place(quote, stake, key)));

      expect(new Set(answers.map((answer) => (answer.state === 'accepted' ? answer.ticket.ticket_id : answer.state))).size).toBe(1);
      await expectHeld(player);
    });

    for (const point of ['place:after-hold', 'place:before-commit'] as const satisfies Crashpoint[]) {
      test(`during which the platform crashes at ${point} is none, and its key is closed at the query`, async ({ platform }) => {
        const player = await aPlayer(platform);
        const { quote } = await quoteThree(platform, player);
        const key = randomUUID();
        await platform.sandbox.crashAt(point);

        await expect(player.place(quote, stake, key)).rejects.toThrow('fetch failed');
        await platform.hasCrashed();
        await platform.restart();

        expect(await player.sports('outcome', { key })).toMatchObject({ state: 'unknown', key });
        expect(await player.place(quote, stake, key)).toMatchObject({ state: 'rejected', reason: 'key-closed' });
        expect(await player.balance()).toMatchObject({ balance: '500.00', lockMoney: '0.00' });
      });
    }

    test('during whose settlement the platform crashes is paid once after the restart', async ({ platform }) => {
      const player = await aPlayer(platform);
      const { quote, games } = await quoteThree(platform, player);
      await player.place(quote, stake);
      const [last = '', ...others] = games;
      for (const gameId of others) await platform.sandbox.finish(gameId, { home: 0, away: 1 });
      await platform.sandbox.crashAt('settle:after-ledger');

      await platform.sandbox.finish(last, { home: 0, away: 1 }).catch(() => undefined);
      await platform.hasCrashed();
      await platform.restart();

      await expect.poll(() => player.balance()).toMatchObject({ balance: (400 + Number(won)).toFixed(2), lockMoney: '0.00' });
    });
  });

  async function quoteThree(
    { sandbox }: OwnPlatform,
    player: Player,
  ): Promise<{ readonly quote: WireQuote; readonly games: readonly string[] }> {
    const made = [];
    for (const home of ['海岸联队', '江口流浪', '东港水手']) {
      made.push(await sandbox.createMatch({ home, startsInSeconds: 3600, markets: [EARLY_QUARTER_LINE] }));
    }
    const selections = made.map(({ gameId }) => ({ gameId, w: 'R', r: 'RC' }));
    const quote = await player.sports('quote', { mode, oddsType: 'H', selections, stake, ...(folds && { folds: [...folds] }) });
    return { quote, games: made.map(({ gameId }) => gameId) };
  }
}

test.describe('an early payment', { tag: '@full' }, () => {
  test('that arrives five times at once is one', async ({ platform }) => {
    const player = await aPlayer(platform);
    const { quoteId, amount } = await anOffer(platform, player);
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 5 }, () => player.sports('cashOut', { quoteId }, key)));

    expect(answers.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'paid'));
    await expectPaid(player, amount);
  });

  test('is refused permanently when its key was asked about before it arrived', async ({ platform }) => {
    const player = await aPlayer(platform);
    const { quoteId } = await anOffer(platform, player);
    const key = randomUUID();
    await platform.sandbox.setFault('cashOut', { kind: 'delay', ms: 1500 });

    const late = player.sports('cashOut', { quoteId }, key);

    expect(await player.sports('cashOutOutcome', { key })).toMatchObject({ state: 'unknown', key });
    expect(await late).toMatchObject({ state: 'refused', reason: 'key-closed' });
    await expectHeld(player);
  });

  for (const point of ['cashout:after-ledger', 'cashout:before-commit'] as const satisfies Crashpoint[]) {
    test(`during which the platform crashes at ${point} is none, and the bet is settled as any other`, async ({ platform }) => {
      const player = await aPlayer(platform);
      const { quoteId, gameId } = await anOffer(platform, player);
      const key = randomUUID();
      await platform.sandbox.crashAt(point);

      await expect(player.sports('cashOut', { quoteId }, key)).rejects.toThrow('fetch failed');
      await platform.hasCrashed();
      await platform.restart();

      expect(await player.sports('cashOutOutcome', { key })).toMatchObject({ state: 'unknown', key });
      await expectHeld(player);
      await platform.sandbox.finish(gameId, { home: 0, away: 1 });
      await expect.poll(() => player.balance()).toMatchObject({ balance: '593.00', lockMoney: '0.00' });
    });
  }

  for (const point of ['cashout:after-ledger', 'cashout:before-commit'] as const satisfies Crashpoint[]) {
    test(`in play whose danger window ends as the platform crashes at ${point} is one after the restart`, async ({ platform }) => {
      const player = await aPlayer(platform);
      await platform.sandbox.tune({ dangerWindowMs: 500 });
      const { quoteId, amount } = await anOffer(platform, player, 'in-play');
      await platform.sandbox.tune({ dangerWindowMs: 2000 });
      const key = randomUUID();

      expect(await player.sports('cashOut', { quoteId }, key)).toMatchObject({ state: 'confirming' });
      await platform.sandbox.crashAt(point);
      await platform.hasCrashed();
      await platform.restart();

      await expect.poll(async () => (await player.sports('cashOutOutcome', { key })).state).toBe('paid');
      await expectPaid(player, amount);
    });
  }

  test('is the only payment: the end of the match pays nothing more', async ({ platform }) => {
    const player = await aPlayer(platform);
    const { quoteId, amount, gameId } = await anOffer(platform, player);
    await player.sports('cashOut', { quoteId }, randomUUID());

    await platform.sandbox.finish(gameId, { home: 0, away: 1 });

    await expectPaid(player, amount);
  });
});

/** Returns the current cash-out offer for an accepted bet of 100 yuan on the away side. */
async function anOffer({ sandbox }: OwnPlatform, player: Player, when: 'before' | 'in-play' = 'before') {
  const { gameId } = await sandbox.createMatch(when === 'before' ? LATER_TODAY : IN_PLAY);
  const { w } = when === 'before' ? EARLY_QUARTER_LINE : QUARTER_LINE;
  await player.place(await player.quote({ gameId, w, r: `${w}C` }, '100.00'), '100.00');
  const list = async () => (await player.sports('openBets', {})).list;
  await expect.poll(async () => (await list())[0]?.state).toBe('open');
  const offer = await player.sports('cashOutQuote', { ticket_id: (await list())[0]?.ticket_id ?? '' });
  if (offer.state !== 'offered') throw new Error(`nothing is offered: ${offer.reason}`);
  return { gameId, quoteId: offer.quoteId, amount: Number(offer.amount) };
}

async function expectHeld(player: Player): Promise<void> {
  expect((await player.sports('openBets', {})).list).toMatchObject([{ state: 'open', risk: '100.00' }]);
  expect(await player.balance()).toMatchObject({ balance: '400.00', lockMoney: '100.00' });
}

async function expectPaid(player: Player, amount: number): Promise<void> {
  expect((await player.sports('openBets', {})).list).toEqual([]);
  expect(await player.balance()).toMatchObject({ balance: (400 + amount).toFixed(2), lockMoney: '0.00' });
  expect(await player.sports('results', { pageNum: 1, pageSize: 10 })).toMatchObject({ total: 1, list: [{ state: 'cashed-out' }] });
}
