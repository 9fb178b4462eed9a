import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { betButton, receipt, slip } from '../support/betting';
import { complaintsBeyond } from '../support/complaints';
import type { CallFault } from '../support/sandbox';
import { duplicateSending } from './support/duplicateSending';
import { expect, test } from './support/ownPlatformTest';
import { expectHeld, expectNoTicket, expectOneTicket, openCombined, openThree, type Combined } from './support/severalBets';

/**
 * Tests several singles at once, parlays and systems under network faults: one debit per bet or none, and the page
 * shows which.
 */

const STAKES = /投注金额$/;

test(
  'three singles at once, of which one is lost, one arrives twice and one crashes the platform, are each reported separately [R-SLIP-09]',
  { tag: '@full' },
  async ({ page, platform, serveSite }) => {
    const { sandbox } = platform;
    await sandbox.reset();
    const { origin } = await serveSite({ platformOrigin: platform.url });
    await openThree(page, sandbox, '多注', origin);
    await slip(page).getByLabel('统一金额').fill('50');
    await sandbox.setFault('place', { kind: 'delay', ms: 6000 });
    await sandbox.setFault('place', { kind: 'dropAfter' });
    await duplicateSending(page, 3);

    await slip(page).getByRole('button', { name: '投注 3 注 ¥150' }).click();
    await expect(receipt(page)).toHaveCount(2);
    await sandbox.crashAt('place:before-commit');
    await platform.hasCrashed();
    await expect(slip(page).getByText('正在核对结果')).toBeVisible();
    await platform.restart();

    await expect(slip(page).getByText('投注未成功')).toHaveCount(1);
    await expect(receipt(page)).toHaveCount(2);
    await expect(slip(page).getByLabel(STAKES)).toHaveCount(1);
    await expectHeld(page, sandbox, { balance: '900.00', held: '100.00' });
    await slip(page).getByRole('button', { name: '重新投注' }).click();
    await betButton(page).click();
    await expect(receipt(page)).toHaveCount(3);
    await expectHeld(page, sandbox, { balance: '850.00', held: '150.00' });
  },
);

/** Delay that exceeds the page's timeout for any response. */
const BEYOND_THE_TIME_OUT_MS = 32_000;

interface Case {
  readonly title: string;
  readonly fault: CallFault;
}

const TAKEN: readonly Case[] = [
  { title: 'is lost', fault: { kind: 'dropAfter' } },
  { title: 'is cut short', fault: { kind: 'malformed', form: 'truncated' } },
  { title: 'comes after the time-out', fault: { kind: 'lateAnswer', ms: BEYOND_THE_TIME_OUT_MS } },
];

for (const combined of ['parlay', 'system'] as const satisfies Combined[]) {
  test.describe(`a ${combined}`, { tag: '@full' }, () => {
    for (const { title, fault } of TAKEN) {
      test(`whose answer ${title} is one bet, and the player gets its receipt`, async ({ page, sandbox, complaints }) => {
        await openCombined(page, sandbox, combined);
        await sandbox.setFault('place', fault);

        await betButton(page).click();

        await expectOneTicket(page, sandbox);
        expect(complaintsBeyond(complaints, `${DEFAULT_ADDRESSES.host}/game/api/v1`)).toEqual([]);
      });
    }

    test('that arrives twice is one bet', async ({ page, sandbox, complaints }) => {
      await openCombined(page, sandbox, combined);
      await duplicateSending(page);

      await betButton(page).click();

      await expectOneTicket(page, sandbox);
      expect(complaints).toEqual([]);
    });

    test('whose request is lost is none, and can be placed again', async ({ page, sandbox }) => {
      await openCombined(page, sandbox, combined);
      await sandbox.setFault('place', { kind: 'drop' });

      await betButton(page).click();

      await expectNoTicket(page, sandbox);
      await slip(page).getByRole('button', { name: '重新投注' }).click();
      await betButton(page).click();
      await expectOneTicket(page, sandbox);
    });

    test('during which the platform crashes is none, and can be placed again after the restart', async ({ page, platform, serveSite }) => {
      const { sandbox } = platform;
      await sandbox.reset();
      const { origin } = await serveSite({ platformOrigin: platform.url });
      await openCombined(page, sandbox, combined, origin);
      await sandbox.crashAt('place:after-hold');

      await betButton(page).click();
      await platform.hasCrashed();
      await platform.restart();

      await expectNoTicket(page, sandbox);
      await slip(page).getByRole('button', { name: '重新投注' }).click();
      await betButton(page).click();
      await expectOneTicket(page, sandbox);
    });
  });
}
