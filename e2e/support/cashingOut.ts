import type { Locator, Page } from '@playwright/test';
import { dockTab } from './betting';

/** Asks in the dock what the one open bet is worth. */
export async function openOffer(page: Page): Promise<void> {
  await dockTab(page, '我的投注').click();
  await page.getByRole('button', { name: '提前结算', exact: true }).click();
}

/**
 * Takes what is offered, and confirms it.
 *
 * @returns the amount that was confirmed, such as `94.89`
 */
export async function takeOffer(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^提前结算 ¥/ }).click();
  const confirm = page.getByRole('button', { name: /^确认 ¥/ });
  const amount = /[\d,.]+/.exec((await confirm.textContent()) ?? '')?.[0];
  if (amount === undefined) throw new Error('there is no amount to confirm');
  await confirm.click();
  return amount;
}

/** The open bets in the dock, and what becomes of an early payment: on its bet, or above them once that is gone. */
export function openBets(page: Page): Locator {
  return page.getByRole('tabpanel', { name: '我的投注' });
}
