import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { header, railEntry } from '../support/player';

/** Returns a function that returns the site's files requested since its last call. */
function watchFiles(page: Page): () => readonly string[] {
  let seen: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) seen.push(request.url());
  });
  return () => {
    const files = seen;
    seen = [];
    return files;
  };
}

test('the code of a screen is fetched when its route is first entered, and never again [R-NAV-04] [R-GEN-01]', async ({
  page,
  complaints,
}) => {
  const takeFiles = watchFiles(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '游戏大厅' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  takeFiles();

  const entries = [
    ['a screen of a remote', () => railEntry(page, '棋牌').click(), '棋牌'],
    ['a screen of the host', () => header(page).getByRole('link', { name: '合作赞助' }).click(), '赞助项目'],
  ] as const;
  for (const [what, enter, heading] of entries) {
    await test.step(what, async () => {
      await enter();
      await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible();
      expect(takeFiles().filter((file) => file.endsWith('.js'))).not.toEqual([]);

      await railEntry(page, '首页').click();
      await expect(page.getByRole('heading', { name: '游戏大厅' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      takeFiles();
      await enter();
      await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible();
      expect(takeFiles()).toEqual([]);
      await railEntry(page, '首页').click();
    });
  }
  expect(complaints).toEqual([]);
});
