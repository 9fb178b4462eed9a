import { expect, type Locator, type Page } from '@playwright/test';
import { openLogin } from './player';
import type { Sandbox } from './sandbox';
import { untranslated, type Translate } from './translator';

/** Locates the password recovery dialog by the texts of the site. */

export function recoveryDialog(page: Page, translate: Translate = untranslated): Locator {
  return page.getByRole('dialog', { name: translate('找回密码') });
}

/** Opens password recovery from the link of the login dialog. */
export async function openRecovery(page: Page, translate: Translate = untranslated): Promise<Locator> {
  const login = await openLogin(page, translate);
  await login.getByRole('button', { name: translate('忘记密码？') }).click();
  await expect(recoveryDialog(page, translate)).toBeVisible();
  return recoveryDialog(page, translate);
}

export type Identity = { readonly phone: string } | { readonly email: string };

/** Enters name and phone or e-mail, and requests the code, which may require a captcha. */
export async function enterIdentity(page: Page, name: string, identity: Identity, translate: Translate = untranslated): Promise<void> {
  const dialog = recoveryDialog(page, translate);
  if ('email' in identity) await dialog.getByRole('tab', { name: translate('邮箱找回') }).click();
  await dialog.getByLabel(translate('用户名')).fill(name);
  if ('email' in identity) await dialog.getByRole('textbox', { name: translate('邮箱'), exact: true }).fill(identity.email);
  else await dialog.getByLabel(translate('手机号码')).fill(identity.phone);
  await next(page, translate);
}

export async function next(page: Page, translate: Translate = untranslated): Promise<void> {
  await recoveryDialog(page, translate)
    .getByRole('button', { name: translate('下一步') })
    .click();
}

export function codeField(page: Page, translate: Translate = untranslated): Locator {
  return recoveryDialog(page, translate).getByRole('textbox', { name: translate('验证码') });
}

export async function submitCode(page: Page, code: string, translate: Translate = untranslated): Promise<void> {
  await codeField(page, translate).fill(code);
  await next(page, translate);
}

export async function submitPassword(page: Page, password: string, translate: Translate = untranslated): Promise<void> {
  const dialog = recoveryDialog(page, translate);
  await dialog.getByLabel(translate('新密码'), { exact: true }).fill(password);
  await dialog.getByLabel(translate('确认新密码'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: translate('重设密码') }).click();
}

/** Returns the newest code that was sent to this phone or address. */
export async function newestCode(sandbox: Sandbox, target: string): Promise<string> {
  const message = (await sandbox.messages()).find((each) => each.target === target && each.code !== '');
  if (!message) throw new Error(`nothing was sent to ${target}`);
  return message.code;
}

/** Returns a different code of six digits. */
export function wrongCode(code: string): string {
  return ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');
}
