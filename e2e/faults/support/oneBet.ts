import { expect, type Page } from '@playwright/test';
import { awayPrice, fillSlip, openBoard, receipt, slip } from '../../support/betting';
import { IN_PLAY } from '../../support/matches';
import { expectBalance, signIn } from '../../support/player';
import type { Sandbox } from '../../support/sandbox';

/** Opens the page of a member with 500 yuan and a slip with 100 on the away side of a match in play. */
export async function openFilledSlip(page: Page, sandbox: Sandbox, address: string): Promise<void> {
  await sandbox.setBalance('500.00');
  await sandbox.createMatch(IN_PLAY);
  await sandbox.tune({ dangerWindowMs: 800 });
  await page.goto(address);
  await signIn(page);
  await openBoard(page);
  await fillSlip(page);
  await expect(awayPrice(page)).toHaveAttribute('aria-pressed', 'true');
}

/** Expects one bet and one debit, and a receipt for the player. */
export async function expectReceipt(page: Page, sandbox: Sandbox): Promise<void> {
  await expect(receipt(page)).toBeVisible();
  await expectBalance(page, '¥400.00');
  expect(await sandbox.member()).toMatchObject({ balance: '400.00', held: '100.00' });
  expect(await sandbox.audit()).toMatchObject({ exact: true, findings: [] });
}

/** Expects no bet and no debit, and a notification for the player. */
export async function expectNotPlaced(page: Page, sandbox: Sandbox): Promise<void> {
  await expect(slip(page).getByText('投注未成功')).toBeVisible();
  await expect(slip(page).getByText('也没有扣款，可以放心重新投注')).toBeVisible();
  await expectBalance(page, '¥500.00');
  expect(await sandbox.member()).toMatchObject({ balance: '500.00', held: '0.00' });
  expect(await sandbox.audit()).toMatchObject({ exact: true, findings: [] });
}
