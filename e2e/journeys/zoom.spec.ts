import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { ADDRESSES, gatherFacts } from '../support/addresses';
import { arrive, choose } from '../support/everyPage';
import { awayPrice, betButton, openBoard, receipt } from '../support/betting';
import { expect, test } from '../support/journey';
import { layoutFaults } from '../support/layoutFaults';
import { IN_PLAY } from '../support/matches';
import { expectBalance, header, railEntry, signIn } from '../support/player';
import { translatorFor } from '../support/translator';

/** Viewport of a 1440 × 900 window at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };
test.use({ viewport: ZOOMED, deviceScaleFactor: 2 });

const WALKS = [
  { visitor: 'member', edition: 'classic', locale: 'zh-CN', tag: '@full' },
  { visitor: 'guest', edition: 'professional', locale: 'zh-TW', tag: '@full' },
  { visitor: 'guest', edition: 'classic', locale: 'zh-CN', tag: '@full' },
  { visitor: 'member', edition: 'professional', locale: 'zh-TW', tag: '@full' },
] as const;

for (const { visitor, edition, locale, ...details } of WALKS) {
  test(
    `at 200 % zoom every page fits the window and hides nothing, as ${visitor}, ${edition} edition, ${locale}`,
    details,
    async ({ page, sandbox, complaints }) => {
      const translate = translatorFor(locale);
      await sandbox.createMatch(IN_PLAY);
      await sandbox.setBalance('28640.50');
      await choose(page, edition, locale);
      await page.goto('/');
      if (visitor === 'member') await signIn(page, undefined, translate);
      const facts = await gatherFacts(page, visitor === 'member');

      for (const address of ADDRESSES) {
        if (visitor === 'guest' && address.audience !== 'public') continue;
        await test.step(address.pattern, async () => {
          await arrive(page, address, facts, translate);
          expect.soft(await layoutFaults(page), address.pattern).toEqual([]);
        });
      }
      expect(complaints).toEqual([]);
    },
  );
}

test('at 200 % zoom text is at least twice as large', async ({ page }) => {
  await page.goto('/');
  const name = header(page).getByText('曜界', { exact: true });
  const sizeOf = () => name.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const zoomed = await sizeOf();

  await page.setViewportSize({ width: 2 * ZOOMED.width, height: 2 * ZOOMED.height });

  expect((2 * zoomed) / (await sizeOf())).toBeGreaterThanOrEqual(2);
});

test(
  'at 200 % zoom a player bets in the drawer of the slip, found by the menu, by a price and by the button with the count',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    const { gameId } = await sandbox.createMatch(IN_PLAY);
    await sandbox.tune({ dangerWindowMs: 500 });
    await sandbox.setBalance('1000.00');
    await page.goto('/');
    await signIn(page);
    const slipButton = page.getByRole('navigation', { name: '底部导航' }).getByRole('button', { name: /^注单/ });
    const drawer = page.getByRole('dialog', { name: '投注与聊天' });

    await test.step('the menus are behind a button', async () => {
      await expect(railEntry(page, '体育')).toHaveCount(0);
      await menuButton(page).click();
      await openBoard(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await layoutFaults(page)).toEqual([]);
    });

    await test.step('a price opens the drawer; Esc closes it and the focus returns to the price', async () => {
      await expect(slipButton).toHaveAttribute('aria-expanded', 'false');
      await awayPrice(page).click();
      await expect(drawer).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(awayPrice(page)).toBeFocused();
    });

    await test.step('the button tells the count and opens the drawer by keyboard', async () => {
      await expect(slipButton).toHaveAccessibleName('注单 1 条');
      await slipButton.focus();
      await page.keyboard.press('Enter');
      await expect(drawer).toBeInViewport({ ratio: 1 });
      await expect(drawer.locator(':focus')).toHaveCount(1);
      await expect(page.locator('nav [aria-expanded="true"]')).toHaveCount(1);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await layoutFaults(page, '[role="dialog"]')).toEqual([]);
    });

    await test.step('a bet, all in the drawer', async () => {
      await drawer.getByLabel('投注金额').fill('100');
      await expect(betButton(page)).toBeInViewport({ ratio: 1 });
      await betButton(page).click();
      await expect(receipt(page)).toBeVisible();
    });

    await test.step('a toast is above the drawer', async () => {
      await drawer.getByRole('tab', { name: '我的投注' }).click();
      await expect(drawer.getByText('山城竞技').first()).toBeVisible();
      await sandbox.finish(gameId, { home: 1, away: 0 });
      const toast = page.getByText(/^注单 \S+ 已结算/);
      await expect(toast).toBeVisible();
      expect(await toast.evaluate(isOnTop)).toBe(true);
    });

    await test.step('the focus returns to the button, and the menus are still there', async () => {
      await page.keyboard.press('Escape');
      await expect(slipButton).toBeFocused();
      await menuButton(page).click();
      await page.getByRole('radio', { name: '专业' }).check();
      await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
      await page.keyboard.press('Escape');
      await expect(menuButton(page)).toBeFocused();
      // Half of the stake has won at 0.93.
      await expectBalance(page, '¥1,046.50');
    });
    expect(complaints).toEqual([]);
  },
);

test('the drawer has an edge in forced colours, and is there at once for who wants no movement', async ({ page, sandbox }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await sandbox.createMatch(IN_PLAY);
  await page.goto('/');
  await signIn(page);
  await menuButton(page).click();
  await openBoard(page);

  await awayPrice(page).click();
  const drawer = page.getByRole('dialog', { name: '投注与聊天' });
  await expect(drawer).toHaveCSS('border-left-style', 'solid');
  await expect(drawer).toHaveCSS('transition-duration', '0s');
  await page.keyboard.press('Escape');

  await expect(drawer).toHaveCount(0);
});

test('without zoom rail and dock are beside the content', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');

  await expect(railEntry(page, '体育')).toBeVisible();
  await expect(page.getByRole('complementary', { name: '投注与聊天' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: /^(注单|菜单)/ })).toHaveCount(0);
});

function menuButton(page: Page) {
  return header(page).getByRole('button', { name: '菜单', exact: true });
}

/** Returns true when the element is on top at its center. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
