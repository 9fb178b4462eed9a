import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';

/**
 * Makes the page fail the feature test of `host/src/index.ts` and read `host/src/outdated.css` as an older browser
 * does.
 */
async function actAsOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  // The page contains the hash of the stylesheet as it was built.
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/ integrity="[^"]*"/g, '') });
  });
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(':popover-open', ':not-known') });
  });
}

test('a browser that is too old shows in both languages which ones open the site, and starts nothing of it', async ({
  page,
  complaints,
}) => {
  await actAsOlderBrowser(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('/');
  await page.waitForLoadState('networkidle');

  await expect(page.getByText('您的浏览器版本过低')).toBeVisible();
  await expect(page.getByText('您的瀏覽器版本過低')).toBeVisible();
  await expect(page.getByText('联系在线客服')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/game/api/'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a browser of today shows nothing of that notice', async ({ page, complaints }) => {
  await page.goto('/');

  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('您的浏览器版本过低')).toBeHidden();
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says in both languages what it needs', async ({ page }) => {
    await page.goto('/');

    // Text locators ignore the contents of `noscript`.
    const lines = page.locator('noscript p');
    await expect(lines).toHaveText(['本站需要启用 JavaScript 才能打开。', '本站需要啟用 JavaScript 才能開啟。']);
    await expect(lines.first()).toBeVisible();
    await expect(page.getByText('您的浏览器版本过低')).toBeHidden();
  });
});
