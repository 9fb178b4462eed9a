import { expect, type Locator, type Page } from '@playwright/test';

/** What a player does and sees on any page, in the words of the site. */

/** Signs in by the dialog that stands open, or by the header's button where none does. */
export async function signIn(page: Page, name = 'player1', password = 'player123'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录' });
  if (!(await dialog.isVisible())) await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  await dialog.getByLabel('用户名').fill(name);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: '登录' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `${name} 的账户菜单` })).toBeVisible();
}

/** The header shows this central balance, such as `¥500.00`. */
export async function expectBalance(page: Page, yuan: string, wait: { readonly timeout?: number } = {}): Promise<void> {
  await expect(page.getByRole('banner').getByText(yuan, { exact: true })).toBeVisible(wait);
}

/** An entry of the rail at the left. */
export function railEntry(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: '分类导航' }).getByRole('link', { name });
}
