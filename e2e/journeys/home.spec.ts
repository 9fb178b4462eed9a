import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { betButton, fillSlip, openBoard, receipt, slip } from '../support/betting';
import { openToday } from '../support/combining';
import { expect, test } from '../support/journey';
import { AWAY_TEAM, HOME_TEAM, IN_PLAY, LATER_TODAY } from '../support/matches';
import { openAsMember } from '../support/memberPage';
import { railEntry } from '../support/player';

const MATCH = `${HOME_TEAM} v ${AWAY_TEAM}`;

test('a match that is starred on the board is on home, where its price goes to the slip; the news of the venues are there too', async ({
  page,
  sandbox,
  complaints,
}) => {
  await sandbox.createMatch(IN_PLAY);
  await sandbox.setBalance('500.00');
  await openAsMember(page, '/');
  await openBoard(page);
  await page.getByRole('button', { name: `收藏 ${MATCH}` }).click();
  await railEntry(page, '首页').click();

  const own = page.getByRole('region', { name: '我的收藏' });
  await own.scrollIntoViewIfNeeded();
  await own
    .getByRole('article', { name: MATCH })
    .getByRole('button', { name: /全场独赢/ })
    .last()
    .click();
  await expect(slip(page).getByText(AWAY_TEAM).first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const news = page.getByRole('region', { name: '场馆动态' });
  await expect(news.getByText(/预计 .* 恢复/)).toBeVisible();
  await expect(news.getByRole('button', { name: /^立即游戏/ }).first()).toBeAttached();
  expect(complaints).toEqual([]);
});

test('a bet that is accepted is on home: it leads to its match, and what it is worth to the offer', async ({
  page,
  sandbox,
  complaints,
}) => {
  await sandbox.setBalance('1000.00');
  await sandbox.createMatch(LATER_TODAY);
  await openAsMember(page, '/');
  const bets = page.getByRole('region', { name: '未结算注单' });
  await expect(bets.getByText('没有未结算的投注')).toBeVisible();

  await openToday(page);
  await fillSlip(page, '100');
  await betButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await railEntry(page, '首页').click();
  const bet = bets.getByRole('article');
  await expect(bet).toContainText(`${AWAY_TEAM} +0/0.5 @ 0.93`);
  await expect(bet).toContainText('¥100');
  expect(await accessibilityFaults(page)).toEqual([]);

  await bet.getByRole('button', { name: /^提前结算 · ¥/ }).click();
  await expect(page.getByRole('complementary', { name: '投注与聊天' }).getByRole('button', { name: /^提前结算 ¥/ })).toBeVisible();
  await bet.getByRole('link').click();
  await expect(page).toHaveURL(/\/game\/sport\/CRTY\/match\/\d+/);
  expect(complaints).toEqual([]);
});

/** Maximum total layout shift while home loads and is scrolled to its end. */
const MOST_SHIFT = 0.02;

const STATES: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['a guest', (page) => page.goto('/')],
  ['a member', (page) => openAsMember(page, '/')],
  [
    'a member with starred leagues',
    async (page) => {
      await page.addInitScript(() => {
        window.localStorage.setItem('sports.favourite-leagues', '["101","102","103"]');
      });
      await openAsMember(page, '/');
    },
  ],
];

for (const [who, open] of STATES) {
  for (const width of [390, 1366, 1920]) {
    test(`home moves nothing under the eyes of ${who} at ${width}`, { tag: '@full' }, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 800 });
      await page.addInitScript(rememberShifts);
      await open(page);
      await page.waitForLoadState('networkidle');
      const { scrollHeight } = await page.evaluate(() => ({ scrollHeight: document.documentElement.scrollHeight }));
      for (let y = 0; y < scrollHeight + 1200; y += 400) {
        await page.mouse.wheel(0, 400);
        // Give content near the viewport time to load, as a reader would.
        await page.waitForTimeout(200);
      }

      const shifts = await page.evaluate(() => (window as ShiftedWindow).shifts ?? []);
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts.filter(({ value }) => value > 0.002)),
      ).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
}

for (const [width, height] of [
  [390, 844],
  [1366, 768],
  [1920, 1080],
] as const) {
  test(`the buttons of the slides lie on none of their links at ${width}`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: '首页推荐' });
    await expect(carousel.getByRole('tablist')).toBeVisible();
    for (const tab of await carousel.getByRole('tab').all()) {
      await tab.click();
      const panel = carousel.getByRole('tabpanel');
      await expect(panel).toHaveCount(1);
      const bottoms = await panel.locator('a, button').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
      const top = await carousel.getByRole('button', { name: '下一张' }).evaluate((button) => button.getBoundingClientRect().top);
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(top);
    }
    expect(complaints).toEqual([]);
  });
}

interface Shift {
  readonly value: number;
  /** Classes of the elements that moved. */
  readonly moved: readonly string[];
}

type ShiftedWindow = Window & { shifts?: Shift[] };

type LayoutShift = PerformanceEntry &
  Pick<Shift, 'value'> & { readonly hadRecentInput: boolean; readonly sources: readonly { readonly node: Node | null }[] };

/** Records layout shifts. Runs in the page before its scripts. */
function rememberShifts(): void {
  const shifts: Shift[] = [];
  (window as ShiftedWindow).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as LayoutShift;
      if (!hadRecentInput)
        shifts.push({ value, moved: sources.map(({ node }) => (node instanceof Element ? node.className : String(node?.nodeName))) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
