import { expect, type Browser, type Page } from '@playwright/test';
import { orderIdIn } from './deposit';
import type { Sandbox } from './sandbox';

/** Password of members that {@link registerByLink} registers. */
export const NEW_PASSWORD = 'linhai888';

/** Registers another person in a separate browser by an address of the site, such as an invitation link. */
export async function registerByLink(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const address = new URL(link);
  address.searchParams.set('register', '1');
  await page.goto(address.href);
  const dialog = page.getByRole('dialog', { name: '注册' });
  await dialog.getByLabel('用户名').fill(name);
  for (const label of ['密码', '确认密码']) await dialog.getByLabel(label, { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '立即注册' }).click();
  await expect(page.getByRole('button', { name: `${name} 的账户菜单` })).toBeVisible();
  return page;
}

/** Makes the first deposit of a newly registered member, with the name and birthday that it requires. */
export async function depositFirst(page: Page, sandbox: Sandbox, yuan: string, birthday = '1994-06-12'): Promise<void> {
  await page.goto(`/mine/savemoney?amount=${yuan}`);
  await page.getByRole('button', { name: '立即存款' }).click();
  await page.getByLabel('真实姓名').fill('李小满');
  await page.getByLabel('生日', { exact: true }).fill(birthday);
  await page.getByRole('button', { name: '立即存款' }).click();
  await page.getByRole('alertdialog', { name: '确认提交资料' }).getByRole('button', { name: '确认提交' }).click();
  await expect(page.getByRole('heading', { name: '等待付款' })).toBeVisible();
  await sandbox.payDeposit(orderIdIn(page.url()));
  await expect(page.getByRole('heading', { name: '存款已到账' })).toBeVisible();
}

/**
 * Binds a phone with the code that is sent to it. A member without a phone cannot add a payout account.
 *
 * @param phone with its country code
 */
export async function bindPhone(page: Page, sandbox: Sandbox, phone: `86${string}`): Promise<void> {
  await sandbox.configure({ captcha: 'off' });
  await page.goto('/mine/auth');
  const card = page.getByRole('region', { name: '绑定手机' });
  await card.getByRole('textbox', { name: '手机号码' }).fill(phone.slice(2));
  await card.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(async () => (await sandbox.messages()).some(({ target }) => target === phone)).toBe(true);
  const code = (await sandbox.messages()).find(({ target }) => target === phone)?.code ?? '';
  await card.getByRole('textbox', { name: /^验证码/ }).fill(code);
  await card.getByLabel('登录密码', { exact: true }).fill(NEW_PASSWORD);
  await card.getByRole('button', { name: '绑定手机' }).click();
  await expect(page.getByText('手机已绑定', { exact: true })).toBeVisible();
}
