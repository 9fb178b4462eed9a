import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { openBets, takeOffer } from '../support/cashingOut';
import { complaintsBeyond } from '../support/complaints';
import { QUARTER_LINE } from '../support/matches';
import type { CallFault, Crashpoint } from '../support/sandbox';
import { duplicateSending } from './support/duplicateSending';
import { expectMoney, expectNotPaid, expectPaidEarly, openCashOut } from '../support/oneCashOut';
import { expect, test } from './support/ownPlatformTest';

/**
 * Tests cash-outs under network faults: each is paid once or not at all, the page shows which, and a paid bet is never
 * settled again.
 */

/** Delay that exceeds the page's timeout for any response. */
const BEYOND_THE_TIME_OUT_MS = 32_000;

const TAKEN: ReadonlyArray<{ readonly title: string; readonly fault: CallFault }> = [
  { title: 'is lost', fault: { kind: 'dropAfter' } },
  { title: 'is cut short', fault: { kind: 'malformed', form: 'truncated' } },
  { title: 'comes after the time-out', fault: { kind: 'lateAnswer', ms: BEYOND_THE_TIME_OUT_MS } },
];

test.describe('an early payment', { tag: '@full' }, () => {
  for (const { title, fault } of TAKEN) {
    test(`whose answer ${title} is made once, and the player is notified`, async ({ page, sandbox, complaints }) => {
      const match = await openCashOut(page, sandbox, 'before');
      await sandbox.setFault('cashOut', fault);

      const amount = await takeOffer(page);

      await expectPaidEarly(page, sandbox, amount, match);
      expect(complaintsBeyond(complaints, `${DEFAULT_ADDRESSES.host}/game/api/v1`)).toEqual([]);
    });
  }

  test('whose request the network delivers twice is made once', async ({ page, sandbox, complaints }) => {
    const match = await openCashOut(page, sandbox, 'before');
    await duplicateSending(page);

    const amount = await takeOffer(page);

    await expectPaidEarly(page, sandbox, amount, match);
    expect(complaints).toEqual([]);
  });

  test('whose request is lost is none: the player is notified, and can request it again', async ({ page, sandbox }) => {
    const match = await openCashOut(page, sandbox, 'before');
    await sandbox.setFault('cashOut', { kind: 'drop' });

    await takeOffer(page);

    await expectNotPaid(page, sandbox);
    await openBets(page).getByRole('button', { name: '查看新金额' }).click();
    await expectPaidEarly(page, sandbox, await takeOffer(page), match);
  });

  test('that is being confirmed when the page is reloaded continues there', async ({ page, sandbox, complaints }) => {
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
    'whose match ends during confirmation is none: the bet is settled instead, once',
    { tag: '@full' },
    async ({ page, sandbox, complaints }) => {
      const { gameId } = await openCashOut(page, sandbox, 'in-play');
      await sandbox.tune({ dangerWindowMs: 4000 });
      await takeOffer(page);
      await expect(openBets(page).getByText('确认中')).toBeVisible();

      // The away side scored one goal after the bet at 1-0 and receives a quarter goal, so it wins at 0.93.
      await sandbox.finish(gameId, { home: 1, away: 1 });

      await expect(page.getByText('这笔注单已不在待结算状态')).toBeVisible();
      await expectMoney(page, sandbox, { balance: '593.00', held: '0.00' });
      expect(complaints).toEqual([]);
    },
  );

  test('for a bet that lost value is refused with its present value, which can be accepted', async ({ page, sandbox, complaints }) => {
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

test.describe('a platform that crashes', () => {
  for (const point of ['cashout:after-ledger', 'cashout:before-commit'] as const satisfies Crashpoint[]) {
    test(
      `at ${point} has paid nothing early: the player is notified after the restart, and can request it again`,
      { tag: '@full' },
      async ({ page, platform, serveSite }) => {
        const { sandbox } = platform;
        await sandbox.reset();
        const { origin } = await serveSite({ platformOrigin: platform.url });
        const match = await openCashOut(page, sandbox, 'before', origin);
        await sandbox.crashAt(point);

        await takeOffer(page);
        await platform.hasCrashed();
        await expect(openBets(page).getByText('正在核对结果')).toBeVisible();
        await platform.restart();

        await expectNotPaid(page, sandbox);
        await openBets(page).getByRole('button', { name: '查看新金额' }).click();
        await expectPaidEarly(page, sandbox, await takeOffer(page), match);
      },
    );
  }

  test('while it ends the danger window pays early after the restart, once', { tag: '@full' }, async ({ page, platform, serveSite }) => {
    const { sandbox } = platform;
    await sandbox.reset();
    const { origin } = await serveSite({ platformOrigin: platform.url });
    const match = await openCashOut(page, sandbox, 'in-play', origin);
    await sandbox.crashAt('cashout:after-ledger');

    const amount = await takeOffer(page);
    await platform.hasCrashed();
    await platform.restart();

    await expectPaidEarly(page, sandbox, amount, match);
  });

  test('while it is asked for the result of one answers after the restart', { tag: '@full' }, async ({ page, platform, serveSite }) => {
    const { sandbox } = platform;
    await sandbox.reset();
    const { origin } = await serveSite({ platformOrigin: platform.url });
    const match = await openCashOut(page, sandbox, 'before', origin);
    await sandbox.setFault('cashOut', { kind: 'dropAfter' });
    await sandbox.crashAt('cashout-outcome:before-commit');

    const amount = await takeOffer(page);
    await platform.hasCrashed();
    await platform.restart();

    await expectPaidEarly(page, sandbox, amount, match);
  });
});
