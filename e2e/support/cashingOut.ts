import type { Locator, Page } from '@playwright/test';
import { dockTab } from './betting';

/** Requests the cash-out offer of the only open bet in the dock. */
export async function openOffer(page: Page): Promise<void> {
  await dockTab(page, '我的投注').click();
  await page.getByRole('button', { name: /^提前结算( ·|$)/ }).click();
}

/**
 * Accepts the offer and confirms it.
 *
 * @returns the confirmed amount, such as `94.89`
 */
export async function takeOffer(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^提前结算 ¥/ }).click();
  const confirm = page.getByRole('button', { name: /^确认 ¥/ });
  const amount = /[\d,.]+/.exec((await confirm.textContent()) ?? '')?.[0];
  if (amount === undefined) throw new Error('there is no amount to confirm');
  await confirm.click();
  return amount;
}

/**
 * Locates the open bets in the dock, with the result of a cash-out: on its bet, or above the list when that bet is no
 * longer open.
 */
export function openBets(page: Page): Locator {
  return page.getByRole('tabpanel', { name: '我的投注' });
}
