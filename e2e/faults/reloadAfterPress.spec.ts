import { betButton, openBoard, receipt, slip } from '../support/betting';
import { openFilledSlip } from './support/oneBet';
import { expect, test } from './support/ownPlatformTest';

/**
 * Tests the slip after a press and a reload: it shows the result of the bet, even when the response arrived right
 * before the reload.
 */

const RELOADED_AFTER_MS = [0, 60, 500] as const;
const LIMIT_REFUSAL = '单注限额已调整';

test.describe('a bet that is pressed', () => {
  for (const delay of RELOADED_AFTER_MS) {
    test(`and reloaded ${String(delay)} ms later has its receipt, or the slip says that it was not taken`, async ({ page, sandbox }) => {
      await openFilledSlip(page, sandbox, '/');
      await sandbox.tune({ dangerWindowMs: 0 });

      await betButton(page).click();
      await page.waitForTimeout(delay);
      await page.reload();

      const notTaken = slip(page).getByText('投注未成功');
      await expect(receipt(page).or(notTaken)).toBeVisible();
      const isTaken = await receipt(page).isVisible();
      expect(await sandbox.member()).toMatchObject(isTaken ? { balance: '400.00', held: '100.00' } : { balance: '500.00', held: '0.00' });
      expect(await sandbox.audit()).toMatchObject({ exact: true, findings: [] });
    });
  }

  test('and accepted keeps its receipt over a reload, in its own tab alone, until it is dismissed', async ({ page, context, sandbox }) => {
    await openFilledSlip(page, sandbox, '/');
    await betButton(page).click();
    await expect(receipt(page)).toBeVisible();
    const shown = await receipt(page).innerText();

    const other = await context.newPage();
    await other.goto(page.url());
    await openBoard(other);
    await expect(slip(other)).toBeVisible();
    await page.reload();

    await expect(receipt(page)).toBeVisible();
    expect(await receipt(page).innerText()).toBe(shown);
    await expect(receipt(other)).toHaveCount(0);
    await slip(page).getByRole('button', { name: '继续投注' }).click();
    await page.reload();
    await expect(slip(page)).toBeVisible();
    await expect(receipt(page)).toHaveCount(0);
    expect(await sandbox.member()).toMatchObject({ balance: '400.00', held: '100.00' });
  });

  test('and refused keeps the reason over a reload', async ({ page, sandbox }) => {
    await openFilledSlip(page, sandbox, '/');
    await sandbox.setFault('place', { kind: 'code', code: 6012, message: LIMIT_REFUSAL });
    await betButton(page).click();
    await expect(slip(page).getByText(LIMIT_REFUSAL)).toBeVisible();

    await page.reload();

    await expect(slip(page).getByText('投注未成功')).toBeVisible();
    await expect(slip(page).getByText(LIMIT_REFUSAL)).toBeVisible();
    expect(await sandbox.member()).toMatchObject({ balance: '500.00', held: '0.00' });
  });
});
