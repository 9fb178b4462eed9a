import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey';
import { signIn } from '../support/player';

test(
  'a gift that alone can be claimed has the row for itself, art and action at the sides of its terms',
  { tag: '@full' },
  async ({ page, complaints }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/');
    await signIn(page);
    await page.goto('/activity/discount');
    const claimable = page.getByRole('main').getByRole('region', { name: '可领取' });
    const card = claimable.getByRole('article');
    await expect(card).toHaveCount(1);

    const [row, whole, heading, action] = await Promise.all(
      [claimable.getByRole('list'), card, card.getByRole('heading'), card.getByRole('button')].map(boxOf),
    );
    expect(whole?.width).toBeCloseTo(row?.width ?? 0, 0);
    expect(heading?.x).toBeGreaterThan((row?.x ?? 0) + (row?.width ?? 0) / 4);
    expect(action?.x).toBeGreaterThan((row?.x ?? 0) + (row?.width ?? 0) / 2);
    expect(action?.y).toBeLessThan((whole?.y ?? 0) + (whole?.height ?? 0));
    expect(complaints).toEqual([]);
  },
);

for (const path of ['/agent', '/venture', '/sponsor']) {
  test(`on a phone the words of the banner of ${path} are below its drawing`, { tag: '@full' }, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();

    const [drawing, eyebrow] = await Promise.all(
      [page.getByRole('main').locator('[aria-hidden="true"]:has(img)').first(), title.locator('xpath=preceding-sibling::p')].map(boxOf),
    );
    expect(drawing?.height).toBeGreaterThan(100);
    // The drawing fades into the background at its lower edge, so the text may overlap it there.
    expect(eyebrow?.y).toBeGreaterThan((drawing?.y ?? 0) + 0.9 * (drawing?.height ?? Infinity));
    expect(complaints).toEqual([]);
  });
}

async function boxOf(element: Locator) {
  return element.boundingBox();
}
