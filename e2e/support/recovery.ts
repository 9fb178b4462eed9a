import { expect, type Locator, type Page } from '@playwright/test';
import { openLogin } from './player';
import type { Sandbox } from './sandbox';
import { inSource, type Say } from './words';

/** How a player comes by a new password, in the words of the site. */

export function recoveryDialog(page: Page, say: Say = inSource): Locator {
  return page.getByRole('dialog', { name: say('找回密码') });
}

/** By the link of the login dialog, which it opens where it does not stand open. */
export async function openRecovery(page: Page, say: Say = inSource): Promise<Locator> {
  const login = await openLogin(page, say);
  await login.getByRole('button', { name: say('忘记密码？') }).click();
  await expect(recoveryDialog(page, say)).toBeVisible();
  return recoveryDialog(page, say);
}

export type Identity = { readonly phone: string } | { readonly email: string };

/** Tells who it is and asks for the code; a captcha may stand before that. */
export async function tellIdentity(page: Page, name: string, identity: Identity, say: Say = inSource): Promise<void> {
  const dialog = recoveryDialog(page, say);
  if ('email' in identity) await dialog.getByRole('tab', { name: say('邮箱找回') }).click();
  await dialog.getByLabel(say('用户名')).fill(name);
  if ('email' in identity) await dialog.getByRole('textbox', { name: say('邮箱'), exact: true }).fill(identity.email);
  else await dialog.getByLabel(say('手机号码')).fill(identity.phone);
  await next(page, say);
}

export async function next(page: Page, say: Say = inSource): Promise<void> {
  await recoveryDialog(page, say)
    .getByRole('button', { name: say('下一步') })
    .click();
}

export function codeField(page: Page, say: Say = inSource): Locator {
  return recoveryDialog(page, say).getByRole('textbox', { name: say('验证码') });
}

export async function submitCode(page: Page, code: string, say: Say = inSource): Promise<void> {
  await codeField(page, say).fill(code);
  await next(page, say);
}

export async function submitPassword(page: Page, password: string, say: Say = inSource): Promise<void> {
  const dialog = recoveryDialog(page, say);
  await dialog.getByLabel(say('新密码'), { exact: true }).fill(password);
  await dialog.getByLabel(say('确认新密码'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: say('重设密码') }).click();
}

/** The code that was sent there last. */
export async function newestCode(sandbox: Sandbox, target: string): Promise<string> {
  const message = (await sandbox.messages()).find((each) => each.target === target);
  if (!message) throw new Error(`nothing was sent to ${target}`);
  return message.code;
}

/** Another one, of six figures as well. */
export function wrongCode(code: string): string {
  return ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');
}
