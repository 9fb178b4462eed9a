import type { Page } from '@playwright/test';
import { expect } from '../compose/suite';
import type { Address, Facts } from './addresses';
import type { Translate } from './translator';

export type Visitor = 'guest' | 'unbound' | 'bound';

/** Opens an address and checks what this visitor sees there. */
export async function visit(page: Page, address: Address, facts: Facts, visitor: Visitor, translate: Translate): Promise<void> {
  const isSentHome = visitor === 'guest' && address.audience !== 'public';
  const isSentToBind = visitor === 'unbound' && address.audience === 'bound-phone';
  // Home shows the reason only briefly; it could disappear before the page is completely loaded.
  await page.goto(address.path(facts), { waitUntil: isSentHome ? 'commit' : 'load' });
  if (isSentHome) return expectSentHome(page, translate);
  if (isSentToBind) return expectSentToBind(page, translate);

  await expectScreen(page, address, translate);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${address.pattern} is wider than the page`).toBeLessThanOrEqual(0);
}

export async function expectScreen(page: Page, address: Address, translate: Translate): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${translate(address.title)} - `));
  const main = page.getByRole('main');
  await expect(main).toHaveText(/\S{2}/);
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: translate('页面不存在') })).toHaveCount(0);
  await expect(main.getByText(new RegExp(translate('参考编号 {{reference}}').replace('{{reference}}', '[A-Z0-9-]{4,}')))).toHaveCount(0);
}

async function expectSentHome(page: Page, translate: Translate): Promise<void> {
  await expect(page.getByText(translate('请先登录账号,才能了解更多'))).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
}

async function expectSentToBind(page: Page, translate: Translate): Promise<void> {
  await expect(page.getByText(translate('请先绑定手机并填写真实姓名'))).toBeVisible();
  await expect(page).toHaveURL(/\/mine\/auth$/);
}
