import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { railEntry } from './player';
import { inSource, type Say } from './words';

/** The slot lobby, by the rail. */
export async function openLobby(page: Page, say: Say = inSource): Promise<void> {
  await railEntry(page, '电子', say).click();
  await expect(page).toHaveURL(/\/game\/egame/);
  await expect(page.getByRole('button', { name: say('立即游戏 {{name}}').replace('{{name}}', '') }).first()).toBeAttached();
}

/** Enters a game of the lobby by its cover. */
export async function enterGame(page: Page, name: string, say: Say = inSource): Promise<void> {
  await page
    .getByRole('button', { name: say('立即游戏 {{name}}').replace('{{name}}', name) })
    .first()
    .click();
}

/** The dialog that asks how much comes along. */
export function transferIn(page: Page, say: Say = inSource): Locator {
  return page.getByRole('dialog', { name: new RegExp(say('转入资金 · {{name}}').replace(/ · .*/, '')) });
}

/** The game itself, on the venue's own origin. */
export function game(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** Plays one round and waits for its result. */
export async function spin(page: Page, say: Say = inSource): Promise<void> {
  const button = game(page).getByRole('button', { name: say('旋转'), exact: true });
  const answer = page.waitForResponse(/\/api\/spin$/);
  await button.click();
  await answer;
  await expect(button).toBeEnabled({ timeout: 20_000 });
}
