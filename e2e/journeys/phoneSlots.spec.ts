import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { signIn } from '../support/player';
import { game, openLobby } from '../support/slot';

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

test(
  'a slot fits a phone: nothing is cut at the sides, and a round is played by touch [R-VENUE-01]',
  { tag: '@full' },
  async ({ page, complaints }) => {
    await page.goto('/');
    await signIn(page);
    await openLobby(page);
    await page
      .getByRole('button', { name: /^免费试玩/ })
      .first()
      .click();
    const spin = game(page).getByRole('button', { name: '旋转', exact: true });
    await expect(spin).toBeEnabled();

    for (const phone of PHONES) {
      await page.setViewportSize(phone);
      await expect.poll(() => cutAtTheSides(page)).toEqual([]);
      await expect(game(page).getByRole('button', { name: '规则' })).toBeVisible();
    }
    await page.setViewportSize(PHONES[0]);
    await page.reload();
    await expect(spin).toBeEnabled();
    // These parts lie between the header and the bottom bar without scrolling.
    for (const part of [page.getByRole('button', { name: '返回大厅' }), game(page).getByRole('button', { name: '规则' }), spin])
      await part.click({ trial: true, timeout: 5_000 });
    expect(await hiddenByTheFrame(page)).toEqual({ above: 0, below: 0 });
    const answer = page.waitForResponse(/\/api\/spin$/);
    await spin.click();

    expect((await answer).ok()).toBe(true);
    expect(complaints).toEqual([]);
  },
);

/** Returns the parts of the game that extend beyond its page, and the page itself when it scrolls sideways. */
function cutAtTheSides(page: Page): Promise<readonly string[]> {
  return game(page)
    .locator('html')
    .evaluate((html) => {
      const width = html.clientWidth;
      const parts = [...html.querySelectorAll('header *, .controls, .controls *, .reels, .tags')];
      const cut = parts.filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < -0.5 || right > width + 0.5;
      });
      return [...(html.scrollWidth > width ? ['page'] : []), ...cut.map((part) => part.className)];
    });
}

/** Returns by how many pixels the header and the bottom bar cover the stage. */
function hiddenByTheFrame(page: Page): Promise<{ readonly above: number; readonly below: number }> {
  return page.evaluate(() => {
    const stage = document.querySelector('iframe')?.closest('section')?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    const ways = [...document.querySelectorAll('nav')]
      .map((each) => each.getBoundingClientRect())
      .filter(({ top, height }) => height > 0 && top > 400);
    if (stage === undefined || header === undefined) throw new Error('No game is shown');
    return {
      above: Math.max(0, Math.round(header.bottom - stage.top)),
      below: Math.max(0, ...ways.map(({ top }) => Math.round(stage.bottom - top))),
    };
  });
}
