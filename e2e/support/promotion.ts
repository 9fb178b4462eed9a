import { expect, type Page } from '@playwright/test';
import { railEntry } from './player';
import { untranslated, type Translate } from './translator';

/**
 * Claims the reward of a promotion on its page, which it opens from the list.
 *
 * @param button such as `领取 ¥50`
 */
export async function claimReward(page: Page, title: string, button: string, translate: Translate = untranslated): Promise<void> {
  await railEntry(page, '优惠', translate).click();
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('main').getByText(translate('{{amount}} 礼金已存入中心钱包').replace('{{amount}} ', ''))).toBeVisible();
}
