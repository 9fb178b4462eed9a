import type { Frame, Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { expect, test } from '../support/journey';
import { layoutFaults } from '../support/layoutFaults';
import { signIn } from '../support/player';
import { faultsAt, TEXT_SIZES } from '../support/textSize';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

const PAGES = ['sport', 'realbet', 'chess', 'gaming', 'lottery', 'egame', 'fishing'] as const;
const EDITIONS = ['classic', 'professional'] as const;

for (const edition of EDITIONS)
  test(
    `the pages of the categories and the lobby fit a phone, hide nothing and are accessible, ${edition} edition`,
    { tag: '@full' },
    async ({ page, complaints }) => {
      await page.addInitScript((chosen) => {
        window.localStorage.setItem('site.edition', chosen);
      }, edition);
      await page.goto('/');
      await signIn(page);
      await page.setViewportSize(PHONE);

      for (const path of PAGES) {
        await page.goto(`/game/${path}`);
        await expect(page.getByRole('button', { name: /^立即游戏/ }).first()).toBeAttached();
        expect.soft(await layoutFaults(page, 'main'), path).toEqual([]);
        expect.soft(await accessibilityFaults(page, 'main'), path).toEqual([]);
      }
      expect(complaints).toEqual([]);
    },
  );

/** One game for each kind of venue page, with the page of its category. */
const GAMES = [
  ['sport', '虚拟足球'],
  ['realbet', '百家乐 A01'],
  ['chess', '二十一点'],
  ['chess', '牛牛'],
  ['gaming', '模拟电竞赛事'],
  ['lottery', '分分时时彩'],
  ['lottery', '极速快三'],
  ['lottery', '北斗PK拾'],
  ['lottery', '香江六合'],
  ['egame', '龙珠宝藏'],
  ['fishing', '浅湾'],
] as const;

test('every game of the venues fits a phone and is accessible, there and on a laptop', { tag: '@full' }, async ({ page, context }) => {
  test.setTimeout(360_000);
  await page.goto('/');
  await signIn(page);

  for (const [path, name] of GAMES) {
    await page.setViewportSize(LAPTOP);
    await page.goto(`/game/${path}`);
    const opened = await openOnTrial(page, name);
    const frame = await frameOfGame(opened);
    await expect(frame.locator('header').first()).toBeVisible();
    expect.soft(await accessibilityFaults(frame), `${name} on a laptop`).toEqual([]);
    await opened.setViewportSize(PHONE);
    await expect.poll(() => frame.evaluate(() => document.documentElement.clientWidth)).toBeLessThanOrEqual(PHONE.width);
    expect
      .soft(await frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${name} is wider`)
      .toBe(0);
    expect.soft(await layoutFaults(frame), `${name} on a phone`).toEqual([]);
    if (!HAVE_A_SECOND_ROW.has(path)) expect.soft(await heightOfHeader(frame), `${name} has a header of one row`).toBeLessThan(72);
    expect.soft(await accessibilityFaults(frame), `${name} on a phone`).toEqual([]);
    expect.soft(await faultsAt(TEXT_SIZES, opened, frame), `${name} with large and with spaced text`).toEqual([]);
    for (const other of context.pages()) if (other !== page) await other.close();
  }
});

/** Categories with a second header row: slots show their jackpot pools there, fishing games the shots and catches. */
const HAVE_A_SECOND_ROW: ReadonlySet<string> = new Set(['egame', 'fishing']);

function heightOfHeader(frame: Frame): Promise<number> {
  return frame
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().height);
}

/** Opens a trial. Returns the page with the game: the site's page or a new window. */
async function openOnTrial(page: Page, name: string): Promise<Page> {
  const popup = page.waitForEvent('popup').catch(() => undefined);
  const within = page.waitForURL(/\/game\/http|\/(pg|dz)\/game$/).then(() => page);
  within.catch(() => undefined);
  await page
    .getByRole('button', { name: `免费试玩 ${name}` })
    .first()
    .click();
  return (await Promise.race([popup, within])) ?? page;
}

/** Returns the frame with the venue's origin. */
async function frameOfGame(page: Page): Promise<Frame> {
  const frame = page.locator('iframe');
  if (!/\/game(\/http|$)/.test(new URL(page.url()).pathname)) return page.mainFrame();
  return (await (await frame.elementHandle()).contentFrame()) ?? page.mainFrame();
}
