import { expect, type Page } from '@playwright/test';
import { railEntry } from './player';
import { inSource, type Say } from './words';

/** Takes the reward of a promotion from its page, which the list leads to. @param button such as `领取 ¥50` */
export async function claimReward(page: Page, title: string, button: string, say: Say = inSource): Promise<void> {
  await railEntry(page, '优惠', say).click();
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('main').getByText(say('{{amount}} 礼金已存入中心钱包').replace('{{amount}} ', ''))).toBeVisible();
}
