import { expect, type Page } from '@playwright/test';
import { awayPrice, betButton, fillSlip, openBoard, receipt } from './betting';
import { openBets, openOffer } from './cashingOut';
import { openToday } from './combining';
import { IN_PLAY, LATER_TODAY } from './matches';
import { expectBalance, signIn } from './player';
import type { Sandbox } from './sandbox';

/**
 * Opens the page of a member with 400 yuan left and a cash-out offer for a bet of 100 on the away side.
 *
 * @param when before the match it is paid immediately; in play after the danger window
 */
export async function openCashOut(
  page: Page,
  sandbox: Sandbox,
  when: 'before' | 'in-play',
  origin = '',
): Promise<{ readonly gameId: string }> {
  await sandbox.setBalance('500.00');
  const match = await sandbox.createMatch(when === 'before' ? LATER_TODAY : IN_PLAY);
  await sandbox.tune({ dangerWindowMs: 500 });
  await page.goto(`${origin}/`);
  await signIn(page);
  await (when === 'before' ? openToday(page, origin) : openBoard(page));
  await fillSlip(page);
  await expect(awayPrice(page)).toHaveAttribute('aria-pressed', 'true');
  await betButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await openOffer(page);
  return match;
}

/**
 * Expects that one payment closed the bet, that the player is notified, and that the result of its match pays nothing
 * more.
 */
export async function expectPaidEarly(
  page: Page,
  sandbox: Sandbox,
  amount: string,
  { gameId }: { readonly gameId: string },
): Promise<void> {
  await expect(openBets(page).getByText(new RegExp(`已提前结算，返还 ¥${amount}`))).toBeVisible();
  const money = { balance: (400 + Number(amount)).toFixed(2), held: '0.00' };
  await expectMoney(page, sandbox, money);
  await sandbox.finish(gameId, { home: 1, away: 3 });
  await expectMoney(page, sandbox, money);
}

/** Expects that nothing was paid: the player is notified, and the bet stays open. */
export async function expectNotPaid(page: Page, sandbox: Sandbox): Promise<void> {
  await expect(openBets(page).getByText('提前结算未受理')).toBeVisible();
  await expect(openBets(page).getByText('注单仍然有效')).toBeVisible();
  await expectMoney(page, sandbox, { balance: '400.00', held: '100.00' });
}

/** Expects these amounts in the header and the ledger. */
export async function expectMoney(page: Page, sandbox: Sandbox, money: { readonly balance: string; readonly held: string }): Promise<void> {
  await expectBalance(page, `¥${money.balance}`);
  expect(await sandbox.member()).toMatchObject(money);
  expect(await sandbox.audit()).toMatchObject({ exact: true, findings: [] });
}
