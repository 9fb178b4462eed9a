import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { signIn } from '../support/player';
import type { Sandbox } from '../support/sandbox';

/** Minimum size of a touch target in pixels. */
const TARGET = 44;

async function openBoardAt(page: Page, sandbox: Sandbox, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await sandbox.createMatch(IN_PLAY);
  await page.goto('/');
  await signIn(page);
  await page.goto('/game/sport/CRTY');
  await expect(page.getByRole('article').first()).toBeVisible();
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(
    `at ${String(width)} × ${String(height)} each choice of the board is one row, and the first match is in the first screen`,
    { tag: '@full' },
    async ({ page, sandbox, complaints }) => {
      await openBoardAt(page, sandbox, { width, height });

      const sports = page.getByRole('navigation', { name: '体育项目' });
      const rows = [sports, page.getByRole('radiogroup', { name: '盘口类型' }), page.getByRole('group', { name: '联赛筛选' })];
      for (const row of rows) {
        const boxes = await boxesOf(row.locator('button, label, a'));
        expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
        for (const box of boxes) expect(box.height).toBeGreaterThanOrEqual(TARGET);
      }
      await expect(page.getByRole('article').first().getByRole('button').first()).toBeInViewport();
      expect(complaints).toEqual([]);
    },
  );
}

test('at 1366 the kinds of transaction are one row, and the e-mail beside VIP is whole', { tag: '@full' }, async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');
  await signIn(page);

  await page.goto('/mine/transRecord');
  const kinds = page.getByRole('group', { name: '按类型筛选' }).getByRole('button');
  await expect(kinds.first()).toBeVisible();
  expect(new Set((await boxesOf(kinds)).map(({ y }) => Math.round(y))).size).toBe(1);

  await page.goto('/mine/vip');
  const address = page.getByRole('main').getByText(/^p\*+@example\.com$/);
  await expect(address).toBeVisible();
  expect(await address.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

test('a row fades where there is more, and what is chosen in it is in sight', { tag: '@full' }, async ({ page, sandbox, complaints }) => {
  await openBoardAt(page, sandbox, { width: 390, height: 844 });

  const sports = page.getByRole('navigation', { name: '体育项目' });
  const row = sports.locator('[data-after]');
  await expect(row).toBeVisible();
  await expect(row).not.toHaveAttribute('data-before');
  const top = (await row.boundingBox())?.y;
  // Move beyond the edge by keyboard.
  const last = sports.getByRole('button').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.press('Enter');
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(sports.locator('[data-before]')).toBeVisible();
  expect((await sports.locator('[data-before]').boundingBox())?.y).toBe(top);
  expect(complaints).toEqual([]);
});

for (const [path, title] of [
  ['/mine/transRecord', '交易记录'],
  ['/mine/transRecord?tab=orders', '交易记录'],
  ['/mine/betRecord', '投注记录'],
  ['/mine/giftRecord', '礼金记录'],
] as const) {
  test(
    `on a phone ${path} has at most two rows of filters, and unfolds the others on request`,
    { tag: '@full' },
    async ({ page, complaints }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await signIn(page);
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);

      expect(await filterRows(main)).toBeLessThanOrEqual(2);
      const fold = main.getByRole('button', { name: '筛选' });
      if (await fold.isVisible()) {
        await expect(fold).toHaveAttribute('aria-expanded', 'false');
        await fold.click();
        await expect(fold).toHaveAttribute('aria-expanded', 'true');
        expect(await filterRows(main)).toBeGreaterThan(2);
      } else {
        expect(path).toBe('/mine/giftRecord');
      }
      expect(complaints).toEqual([]);
    },
  );
}

/**
 * Counts the visible rows of filters by the vertical middle of their controls. A button within a field, such as that of
 * a calendar, does not count as a row.
 */
async function filterRows(main: Locator): Promise<number> {
  const filters = main.locator('[aria-pressed], [role="radiogroup"], [role="combobox"], input, button[aria-expanded]');
  const boxes = await boxesOf(filters.filter({ visible: true }));
  const middles = boxes.map(({ y, height }) => y + height / 2).toSorted((one, other) => one - other);
  return middles.filter((middle, index) => index === 0 || middle - (middles[index - 1] ?? 0) > ROW_STEP).length;
}

/** Distance in pixels below which two middles belong to the same row. */
const ROW_STEP = 20;

async function boxesOf(choices: Locator) {
  const boxes = await Promise.all((await choices.all()).map((choice) => choice.boundingBox()));
  return boxes.filter((box) => box !== null);
}
