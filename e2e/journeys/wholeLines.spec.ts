import type { Locator, Page } from '@playwright/test';
import { openBoard } from '../support/betting';
import { measurePriceButtons } from '../support/cutLines';
import { choose } from '../support/everyPage';
import { expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { signIn } from '../support/player';
import { translatorFor } from '../support/translator';

const WIDTHS = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1600, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;
const LOOKS = (['classic', 'professional'] as const).flatMap((edition) =>
  (['zh-CN', 'zh-TW'] as const).map((locale) => ({ edition, locale })),
);
const WIDEST = { width: 1920, height: 1080 } as const;

for (const { edition, locale } of LOOKS) {
  test(
    `every price of every sport shows its line whole on board and match page, ${edition} edition, ${locale}`,
    { tag: '@full' },
    async ({ page, sandbox }) => {
      test.setTimeout(600_000);
      const translate = translatorFor(locale);
      await sandbox.createMatch(IN_PLAY);
      await choose(page, edition, locale);
      await page.goto('/');
      await signIn(page, undefined, translate);
      await openBoard(page, translate);

      page.setDefaultTimeout(15_000);
      const sports = page.getByRole('navigation', { name: translate('体育项目') });
      const phases = page.getByRole('radiogroup', { name: translate('盘口类型') });
      let measured = 0;
      for (const phase of await wordsOf(phases.locator('label'))) {
        await phases.locator('label', { hasText: phase }).click();
        for (const sport of await wordsOf(sports.getByRole('button'))) {
          const tab = sports.getByRole('button', { name: new RegExp(`^${sport}`) });
          // The last match of this sport and phase may have ended, because virtual football is played in rounds.
          if ((await tab.count()) === 0) continue;
          await tab.click();
          await test.step(`${phase}, ${sport}`, async () => {
            await settle(page);
            measured += await atEveryWidth(page, `${phase}, ${sport}`);
            const row = page.getByRole('main').getByRole('article').first();
            if ((await row.count()) === 0) return;
            await within(page, await row.getByRole('link').last().getAttribute('href'));
            await settle(page);
            measured += await atEveryWidth(page, `${phase}, ${sport}, match page`);
            await page.goBack();
            await settle(page);
          });
        }
      }
      expect(measured).toBeGreaterThan(2_000);
    },
  );
}

/** Returns the labels of the controls without their counts. */
async function wordsOf(controls: Locator): Promise<readonly string[]> {
  await expect(controls.first()).toBeVisible();
  return (await controls.allInnerTexts()).map((text) => /^\D+/.exec(text.trim())?.[0].trim() ?? text);
}

/**
 * Navigates within the loaded page through its history. A link could be covered for a moment after the width has
 * changed.
 */
async function within(page: Page, path: string | null): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(/\/match\//);
}

/** Waits until all requested content is shown. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** @returns number of measured price buttons */
async function atEveryWidth(page: Page, place: string): Promise<number> {
  let measured = 0;
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    const { count, faults } = await measurePriceButtons(page);
    expect.soft(faults, `${place} at ${String(size.width)}`).toEqual([]);
    measured += count;
  }
  await page.setViewportSize(WIDEST);
  return measured;
}
