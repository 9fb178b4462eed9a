import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { betButton, slip } from '../support/betting';
import { complaintsBeyond } from '../support/complaints';
import type { CallFault } from '../support/sandbox';
import { expectNotPlaced, expectReceipt, openFilledSlip } from './support/oneBet';
import { expect, test } from './support/ownPlatformTest';

/**
 * Fault during placement. The result is one bet and one debit, or neither and a closed key, and the page shows which.
 */

interface NetworkFault {
  readonly title: string;
  readonly fault: CallFault;
  /** Set for faults that are the same as the first one for the slip; only `pnpm test:full` runs them. */
  readonly tag?: '@full';
}

const TAKEN: readonly NetworkFault[] = [
  { title: 'is lost', fault: { kind: 'dropAfter' } },
  { title: 'is cut short', fault: { kind: 'malformed', form: 'truncated' }, tag: '@full' },
  { title: 'comes late', fault: { kind: 'lateAnswer', ms: 3000 }, tag: '@full' },
];

const NOT_TAKEN: readonly NetworkFault[] = [
  { title: 'never arrives', fault: { kind: 'drop' } },
  { title: 'meets a failing gateway', fault: { kind: 'httpStatus', status: 503 }, tag: '@full' },
];

test.describe('a bet whose answer', () => {
  for (const { title, fault, ...tag } of TAKEN) {
    test(`${title} is one bet, and the player gets its receipt`, tag, async ({ page, sandbox, complaints }) => {
      await openFilledSlip(page, sandbox, '/');
      await sandbox.setFault('place', fault);

      await betButton(page).click();

      await expectReceipt(page, sandbox);
      expect(complaintsBeyond(complaints, `${DEFAULT_ADDRESSES.host}/game/api/v1`)).toEqual([]);
    });
  }
});

test.describe('a bet that', () => {
  for (const { title, fault, ...tag } of NOT_TAKEN) {
    test(`${title} is none: the player is notified, and can bet again`, tag, async ({ page, sandbox, complaints }) => {
      await openFilledSlip(page, sandbox, '/');
      await sandbox.setFault('place', fault);

      await betButton(page).click();

      await expectNotPlaced(page, sandbox);
      await slip(page).getByRole('button', { name: '重新投注' }).click();
      await betButton(page).click();
      await expectReceipt(page, sandbox);
      expect(complaintsBeyond(complaints, `${DEFAULT_ADDRESSES.host}/game/api/v1`)).toEqual([]);
    });
  }

  test('is still in transit when the page is reloaded has its key closed, and is refused when it arrives', async ({ page, sandbox }) => {
    await openFilledSlip(page, sandbox, '/');
    await sandbox.setFault('place', { kind: 'delay', ms: 6000 });
    await betButton(page).click();
    await expect(slip(page).getByText('正在提交')).toBeVisible();
    const lateRequest = page.waitForTimeout(6500);

    await page.reload();

    await expectNotPlaced(page, sandbox);
    await lateRequest;
    expect(await sandbox.member()).toMatchObject({ balance: '500.00', held: '0.00' });
  });

  test('is being confirmed when the page is reloaded continues there', { tag: '@full' }, async ({ page, sandbox, complaints }) => {
    await openFilledSlip(page, sandbox, '/');
    await sandbox.tune({ dangerWindowMs: 4000 });
    await betButton(page).click();
    await expect(slip(page).getByText('确认中', { exact: true })).toBeVisible();

    await page.reload();

    await expectReceipt(page, sandbox);
    expect(complaints).toEqual([]);
  });

  test('is clicked twice is one bet', { tag: '@full' }, async ({ page, sandbox, complaints }) => {
    await openFilledSlip(page, sandbox, '/');

    await betButton(page).dblclick();

    await expectReceipt(page, sandbox);
    expect(complaints).toEqual([]);
  });
});

test.describe('a platform that crashes', () => {
  test(
    'while it accepts a bet has accepted none: the player is notified after the restart, and can bet again',
    { tag: '@full' },
    async ({ page, platform, serveSite }) => {
      const { sandbox } = platform;
      await sandbox.reset();
      const site = await serveSite({ platformOrigin: platform.url });
      await openFilledSlip(page, sandbox, site.origin);
      await sandbox.crashAt('place:before-commit');

      await betButton(page).click();
      await platform.hasCrashed();
      await expect(slip(page).getByText('正在核对结果')).toBeVisible();
      await platform.restart();

      await expectNotPlaced(page, sandbox);
      await slip(page).getByRole('button', { name: '重新投注' }).click();
      await betButton(page).click();
      await expectReceipt(page, sandbox);
    },
  );

  test('while it confirms a bet has accepted one: the player gets its receipt after the restart', async ({ page, platform, serveSite }) => {
    const { sandbox } = platform;
    await sandbox.reset();
    const site = await serveSite({ platformOrigin: platform.url });
    await openFilledSlip(page, sandbox, site.origin);
    await sandbox.crashAt('decide:after-hold');

    await betButton(page).click();
    await platform.hasCrashed();
    await platform.restart();

    await expectReceipt(page, sandbox);
  });
});
