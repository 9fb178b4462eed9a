import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey';

/**
 * Blocks all scripts of the application until the returned function is called, so that the page shows only its HTML.
 */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main.*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return () => {
    release();
  };
}

/** Returns the box in whole pixels. */
const boxOf = (element: Locator): Promise<readonly number[]> =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

for (const width of [1366, 1920]) {
  test(
    `home is drawn before the application runs, and nothing of it moves then, ${String(width)} wide`,
    { tag: '@full' },
    async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const line = page.getByText('盘口实时更新').filter({ visible: true });
      await expect(line).toBeVisible();
      await expect(page.getByText('曜界').filter({ visible: true })).toBeVisible();
      await expect
        .poll(() => page.locator('.first-picture').evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      const drawn = {
        header: await boxOf(page.locator('.first-header')),
        rail: await boxOf(page.locator('.first-rail')),
        dock: await boxOf(page.locator('.first-dock')),
        slide: await boxOf(page.locator('.first-slide')),
        title: await boxOf(page.locator('.first-title').filter({ visible: true })),
      };

      release();

      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('.first')).toHaveCount(0);
      const headline = page.getByRole('heading', { name: '盘口实时更新' });
      await expect(headline).toBeVisible();
      expect(await boxOf(page.getByRole('banner'))).toEqual(drawn.header);
      expect(await boxOf(page.locator('nav[aria-label="分类导航"]'))).toEqual(drawn.rail);
      expect(await boxOf(page.locator('aside[aria-label="投注与聊天"]'))).toEqual(drawn.dock);
      // The activities carousel replaces the host's slide at the same position.
      await expect.poll(() => boxOf(headline)).toEqual(drawn.title);
      expect(await boxOf(headline.locator('../..'))).toEqual(drawn.slide);
      expect(complaints).toEqual([]);
    },
  );
}

test("on a phone the slide's words stay where the HTML draws them", { tag: '@full' }, async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const line = page.locator('.first-title').filter({ visible: true });
  await expect(line).toBeVisible();
  const drawn = await boxOf(line);

  release();

  await expect(page.locator('.first')).toHaveCount(0);
  await expect.poll(() => boxOf(page.getByRole('heading', { name: '盘口实时更新' }))).toEqual(drawn);
  expect(complaints).toEqual([]);
});

test('a player who chose another language and edition sees no other before the application runs', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('site.locale', 'zh-TW');
    window.localStorage.setItem('site.edition', 'professional');
  });
  await holdScripts(page);

  await page.goto('/', { waitUntil: 'commit' });

  await expect(page.getByText('盤口即時更新')).toBeVisible();
  await expect(page.getByText('盘口实时更新')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
});

test('another address has the frame without the slide, and asks for no picture', { tag: '@full' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await holdScripts(page);

  await page.goto('/game/chess', { waitUntil: 'commit' });

  await expect(page.locator('.first-rail')).toBeVisible();
  await expect(page.locator('.first-slide')).toBeHidden();
  expect(asked.filter((path) => path.endsWith('.svg'))).toEqual([]);
});
