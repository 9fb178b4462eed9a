import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { railEntry } from './player';
import { untranslated, type Translate } from './translator';

export async function openLobby(page: Page, translate: Translate = untranslated): Promise<void> {
  await railEntry(page, '电子', translate).click();
  await expect(page).toHaveURL(/\/game\/egame/);
  await expect(page.getByRole('button', { name: translate('立即游戏 {{name}}').replace('{{name}}', '') }).first()).toBeAttached();
}

/** Opens a game of the lobby by its cover. */
export async function enterGame(page: Page, name: string, translate: Translate = untranslated): Promise<void> {
  await page
    .getByRole('button', { name: translate('立即游戏 {{name}}').replace('{{name}}', name) })
    .first()
    .click();
}

/** Locates the dialog for the amount to transfer in. */
export function transferIn(page: Page, translate: Translate = untranslated): Locator {
  return page.getByRole('dialog', { name: new RegExp(translate('转入资金 · {{name}}').replace(/ · .*/, '')) });
}

/** Locates the game on the venue's own origin. */
export function game(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

export async function spin(page: Page, translate: Translate = untranslated): Promise<void> {
  const button = game(page).getByRole('button', { name: translate('旋转'), exact: true });
  const answer = page.waitForResponse(/\/api\/spin$/);
  await button.click();
  await answer;
  await expect(button).toBeEnabled();
}
