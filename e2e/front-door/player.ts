import { expect, type Page } from '@playwright/test';
import { betButton, receipt, slip, ticketNumber } from '../support/betting';
import { captchaPanel, dragPiece } from '../support/captcha';
import { openLogin, railEntry, type Account } from '../support/player';
import type { Sandbox } from '../support/sandbox';

/** Number of attempts: a price that moves during placement is offered again. */
const MOST_BETS = 5;

/** Signs in with the account of the banner, and solves a slider captcha when it appears. */
export async function signInAs(page: Page, { name, password }: Account, sandbox: Sandbox): Promise<void> {
  const dialog = await openLogin(page);
  await dialog.getByLabel('用户名').fill(name);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: '登录' }).click();
  const menu = page.getByRole('button', { name: `${name} 的账户菜单` });
  await expect(menu.or(captchaPanel(page)).first()).toBeVisible();
  if (await captchaPanel(page).isVisible()) await dragPiece(page, sandbox);
  await expect(menu).toBeVisible();
}

/** Places a bet on the first match of today's board that accepts one. Returns the ticket number. */
export async function placeBet(page: Page, yuan: string): Promise<string> {
  await railEntry(page, '体育').click();
  await page.getByRole('radiogroup', { name: '盘口类型' }).getByText('今日').click();
  await expect(async () => {
    await page
      .getByRole('article', { name: / v / })
      .getByRole('button', { name: / 全场独赢 /, disabled: false })
      .first()
      .click({ timeout: 5000 });
    await expect(slip(page).getByLabel('投注金额')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await slip(page).getByLabel('投注金额').fill(yuan);
  for (let bets = 1; bets <= MOST_BETS; bets += 1) {
    await betButton(page).click();
    const isAccepted = await receipt(page)
      .waitFor({ timeout: 30_000 })
      .then(() => true)
      .catch((error: unknown) => {
        if (bets === MOST_BETS) throw error;
        return false;
      });
    if (isAccepted) break;
  }
  await expect(receipt(page)).toBeVisible();
  return ticketNumber(receipt(page));
}
