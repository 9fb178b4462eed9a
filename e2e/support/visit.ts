import type { Page } from '@playwright/test';
import { expect } from '../compose/suite';
import type { Address, Facts } from './addresses';
import type { Say } from './words';

/** Who walks through the site. */
export type Visitor = 'guest' | 'unbound' | 'bound';

/** Opens an address and holds what stands there against what this visitor is to see. */
export async function visit(page: Page, address: Address, facts: Facts, visitor: Visitor, say: Say): Promise<void> {
  await page.goto(address.path(facts));
  if (visitor === 'guest' && address.audience !== 'public') return expectSentHome(page, say);
  if (visitor === 'unbound' && address.audience === 'bound-phone') return expectSentToBind(page, say);

  await expect(page).toHaveTitle(new RegExp(`^${say(address.title)} - `));
  const main = page.getByRole('main');
  await expect(main).toHaveText(/\S{2}/);
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: say('页面不存在') })).toHaveCount(0);
  await expect(main.getByText(new RegExp(say('参考编号 {{reference}}').replace('{{reference}}', '[A-Z0-9-]{4,}')))).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${address.pattern} is wider than the page`).toBeLessThanOrEqual(0);
}

async function expectSentHome(page: Page, say: Say): Promise<void> {
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByText(say('请先登录账号,才能了解更多'))).toBeVisible();
}

async function expectSentToBind(page: Page, say: Say): Promise<void> {
  await expect(page).toHaveURL(/\/mine\/auth$/);
  await expect(page.getByText(say('请先绑定手机与真实姓名')).first()).toBeVisible();
}
