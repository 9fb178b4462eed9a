import { expect, type Page } from '@playwright/test';
import { betButton, receipt, slip } from '../../support/betting';
import { chooseMode, openToday, pickAway } from '../../support/combining';
import { TODAY } from '../../support/matches';
import { expectBalance, signIn } from '../../support/player';
import type { Sandbox } from '../../support/sandbox';

/** Bet on three matches: 100 yuan on a parlay, or 25 on each of the four lines of 3串4. */
export type Combined = 'parlay' | 'system';

/** Opens the page of a member with 1000 yuan and the away sides of three matches of today in the slip. */
export async function openThree(page: Page, sandbox: Sandbox, mode: '多注' | '串关', origin = ''): Promise<void> {
  for (const order of TODAY) await sandbox.createMatch(order);
  await sandbox.setBalance('1000.00');
  await page.goto(`${origin}/`);
  await signIn(page);
  await openToday(page, origin);
  await chooseMode(page, mode);
  for (const match of TODAY) await pickAway(page, match);
}

export async function openCombined(page: Page, sandbox: Sandbox, combined: Combined, origin = ''): Promise<void> {
  await openThree(page, sandbox, '串关', origin);
  if (combined === 'parlay') {
    await slip(page).getByLabel('投注金额').fill('100');
  } else {
    await slip(page).getByRole('button', { name: '3 串 4' }).click();
    await slip(page).getByLabel('每注金额').fill('25');
  }
  await expect(betButton(page)).toBeEnabled();
}

/** Expects one bet and one debit of 100 yuan, and a receipt for the player. */
export async function expectOneTicket(page: Page, sandbox: Sandbox): Promise<void> {
  await expect(receipt(page)).toHaveCount(1);
  await expectHeld(page, sandbox, { balance: '900.00', held: '100.00' });
}

/** Expects no bet and no debit; the player is notified, and the slip is unchanged. */
export async function expectNoTicket(page: Page, sandbox: Sandbox): Promise<void> {
  await expect(slip(page).getByText('投注未成功')).toBeVisible();
  await expectHeld(page, sandbox, { balance: '1000.00', held: '0.00' });
}

/** Expects these amounts in the header and the ledger. */
export async function expectHeld(page: Page, sandbox: Sandbox, money: { readonly balance: string; readonly held: string }): Promise<void> {
  await expectBalance(page, `¥${money.balance.replace(/^(\d)(\d{3})\b/, '$1,$2')}`);
  expect(await sandbox.member()).toMatchObject(money);
  expect(await sandbox.audit()).toMatchObject({ exact: true, findings: [] });
}
