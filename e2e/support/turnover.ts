import { expect, type Page } from '@playwright/test';
import { betButton, fillSlip, receipt } from './betting';
import { openToday } from './combining';
import { LATER_TODAY } from './matches';
import type { Sandbox } from './sandbox';
import { withdraw } from './withdrawing';

/** Places a bet on the away side of a new match, which wins: its whole stake is valid turnover. */
export async function winBet(page: Page, sandbox: Sandbox, stake: string): Promise<void> {
  const { gameId } = await sandbox.createMatch(LATER_TODAY);
  await openToday(page);
  await fillSlip(page, stake);
  await betButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await sandbox.finish(gameId, { home: 0, away: 1 });
}

/** Expects that a withdrawal of ¥300 can be ordered on the open withdrawal page. */
export async function expectWithdrawal(page: Page): Promise<void> {
  await withdraw(page, '300');
  await expect(page.getByRole('heading', { name: '取款申请已提交' })).toBeFocused();
}
