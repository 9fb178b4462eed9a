import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { openBets, takeOffer } from '../support/cashingOut';
import { complaintsBeyond } from '../support/complaints';
import { QUARTER_LINE } from '../support/matches';
import type { CallFault, Crashpoint } from '../support/sandbox';
import { duplicateSending } from './support/duplicateSending';
import { expectMoney, expectNotPaid, expectPaidEarly, openCashOut } from './support/oneCashOut';
import { expect, test } from './support/ownPlatformTest';

/** What the player sees when an early payment goes through a hole: paid once or not at all, which of the two it was, and never settled besides. */

/** Longer than the page waits for any answer. */
const BEYOND_THE_TIME_OUT_MS = 32_000;

const TAKEN: ReadonlyArray<{ readonly title: string; readonly fault: CallFault }> = [
  { title: 'is lost', fault: { kind: 'dropAfter' } },
  { title: 'is cut short', fault: { kind: 'malformed', form: 'truncated' } },
  { title: 'comes after the time-out', fault: { kind: 'lateAnswer', ms: BEYOND_THE_TIME_OUT_MS } },
];

test.describe('an early payment', { tag: '@full' }, () => {
  for (const { title, fault } of TAKEN) {
    test(`whose answer ${title} is made once, and the player is told`, async ({ page, sandbox, complaints }) => {
      test.setTimeout(100_000);
      const match = await openCashOut(page, sandbox, 'before');
      await sandbox.spoil('cashOut', fault);

      const amount = await takeOffer(page);

      await expectPaidEarly(page, sandbox, amount, match);
      expect(complaintsBeyond(complaints, `${DEFAULT_ADDRESSES.host}/game/api/v1`)).toEqual([]);
    });
  }

  test('that is asked for twice by the network is made once', async ({ page, sandbox, complaints }) => {
    const match = await openCashOut(page, sandbox, 'before');
    await duplicateSending(page);

    const amount = await takeOffer(page);

    await expectPaidEarly(page, sandbox, amount, match);
    expect(complaints).toEqual([]);
  });

  test('that is never asked for is none: the player is told, and can ask again', async ({ page, sandbox }) => {
    const match = await openCashOut(page, sandbox, 'before');
    await sandbox.spoil('cashOut', { kind: 'drop' });

    await takeOffer(page);

    await expectNotPaid(page, sandbox);
    await openBets(page).getByRole('button', { name: '查看新金额' }).click();
    await expectPaidEarly(page, sandbox, await takeOffer(page), match);
  });

  test('that is being confirmed when the page is loaded anew is taken up there', async ({ page, sandbox, complaints }) => {
    const match = await openCashOut(page, sandbox, 'in-play');
    await sandbox.tune({ dangerWindowMs: 5000 });
    const amount = await takeOffer(page);
    await expect(openBets(page).getByText('确认中')).toBeVisible();

    await page.reload();
    await page.getByRole('tab', { name: '我的投注' }).click();

    await expectPaidEarly(page, sandbox, amount, match);
    expect(complaints).toEqual([]);
  });
});

test.describe('an early payment in play', () => {
  test(
    'whose match ends while it is confirmed is none: the bet is settled instead, once',
    { tag: '@full' },
    async ({ page, sandbox, complaints }) => {
      const { gameId } = await openCashOut(page, sandbox, 'in-play');
      await sandbox.tune({ dangerWindowMs: 4000 });
      await takeOffer(page);
      await expect(openBets(page).getByText('确认中')).toBeVisible();

      // One goal of the away side after the bet at 1-0, and a quarter received: won at 0.93.
      await sandbox.finish(gameId, { home: 1, away: 1 });

      await expect(page.getByText('这笔注单已不在待结算状态')).toBeVisible();
      await expectMoney(page, sandbox, { balance: '593.00', held: '0.00' });
      expect(complaints).toEqual([]);
    },
  );

  test('for a bet that got worse is refused with what it is worth now, which can be taken', async ({ page, sandbox, complaints }) => {
    const match = await openCashOut(page, sandbox, 'in-play');
    await sandbox.tune({ dangerWindowMs: 3000 });
    const before = await takeOffer(page);
    await expect(openBets(page).getByText('确认中')).toBeVisible();

    await sandbox.fixMarket(match.gameId, { ...QUARTER_LINE, prices: { REH: '0.66', REC: '1.20' } });

    await expect(openBets(page).getByText('赔率已变化，注单仍然有效')).toBeVisible();
    await expectMoney(page, sandbox, { balance: '400.00', held: '100.00' });
    await openBets(page).getByRole('button', { name: '查看新金额' }).click();
    const amount = await takeOffer(page);
    expect(Number(amount)).toBeLessThan(Number(before));
    await expectPaidEarly(page, sandbox, amount, match);
    expect(complaints).toEqual([]);
  });
});

test.describe('a platform that dies', () => {
  for (const point of ['cashout:after-ledger', 'cashout:before-commit'] as const satisfies Crashpoint[]) {
    const details = point === 'cashout:after-ledger' ? {} : { tag: '@full' };
    test(
      `at ${point} has paid nothing early: the player is told once it is back, and can ask again`,
      details,
      async ({ page, platform, serveSite }) => {
        const { sandbox } = platform;
        await sandbox.reset();
        const { origin } = await serveSite({ platformOrigin: platform.origin });
        const match = await openCashOut(page, sandbox, 'before', origin);
        await sandbox.dieAt(point);

        await takeOffer(page);
        await platform.hasDied();
        await expect(openBets(page).getByText('正在核对结果')).toBeVisible();
        await platform.restart();

        await expectNotPaid(page, sandbox);
        await openBets(page).getByRole('button', { name: '查看新金额' }).click();
        await expectPaidEarly(page, sandbox, await takeOffer(page), match);
      },
    );
  }

  test('while it ends the danger window pays early once it is back, once', { tag: '@full' }, async ({ page, platform, serveSite }) => {
    const { sandbox } = platform;
    await sandbox.reset();
    const { origin } = await serveSite({ platformOrigin: platform.origin });
    const match = await openCashOut(page, sandbox, 'in-play', origin);
    await sandbox.dieAt('cashout:after-ledger');

    const amount = await takeOffer(page);
    await platform.hasDied();
    await platform.restart();

    await expectPaidEarly(page, sandbox, amount, match);
  });

  test('while it is asked what became of one tells it once it is back', { tag: '@full' }, async ({ page, platform, serveSite }) => {
    const { sandbox } = platform;
    await sandbox.reset();
    const { origin } = await serveSite({ platformOrigin: platform.origin });
    const match = await openCashOut(page, sandbox, 'before', origin);
    await sandbox.spoil('cashOut', { kind: 'dropAfter' });
    await sandbox.dieAt('cashout-outcome:before-commit');

    const amount = await takeOffer(page);
    await platform.hasDied();
    await platform.restart();

    await expectPaidEarly(page, sandbox, amount, match);
  });
});
