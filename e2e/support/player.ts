import { expect, type Locator, type Page } from '@playwright/test';
import { untranslated, type Translate } from './translator';

/** Account with which a player signs in. */

export interface Account {
  readonly name: string;
  readonly password: string;
}

const DEMO_ACCOUNT: Account = { name: 'player1', password: 'player123' };

/**
 * Opens the login dialog with the header's button unless it is open; a page that requires a login may open it at the
 * same time.
 */
export async function openLogin(page: Page, translate: Translate = untranslated): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: translate('登录') });
  const button = header(page).getByRole('button', { name: translate('登录') });
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click({ timeout: 5000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  return dialog;
}

export async function signIn(page: Page, { name, password }: Account = DEMO_ACCOUNT, translate: Translate = untranslated): Promise<void> {
  const dialog = await openLogin(page, translate);
  await dialog.getByLabel(translate('用户名')).fill(name);
  await dialog.getByLabel(translate('密码'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: translate('登录') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: translate('{{name}} 的账户菜单').replace('{{name}}', name) })).toBeVisible();
}

export function header(page: Page): Locator {
  return page.getByRole('banner');
}

/** Expects this central balance in the header, such as `¥500.00`. */
export async function expectBalance(page: Page, yuan: string, wait: { readonly timeout?: number } = {}): Promise<void> {
  await expect(header(page).getByText(yuan, { exact: true })).toBeVisible(wait);
}

/** Locates an entry of the rail on the left. */
export function railEntry(page: Page, name: string, translate: Translate = untranslated): Locator {
  return page.getByRole('navigation', { name: translate('分类导航') }).getByRole('link', { name: translate(name) });
}
