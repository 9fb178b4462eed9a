import type { Locator, Page } from '@playwright/test';
import { ADDRESSES } from '../support/addresses';
import { arrive, openEveryPage } from '../support/everyPage';
import { expect, test } from '../support/journey';
import { AWAY_TEAM, HOME_TEAM, IN_PLAY, LATER_TODAY, TODAY, type FixedMatch } from '../support/matches';
import { header } from '../support/player';
import { touchFaults } from '../support/touchFaults';
import { translatorFor } from '../support/translator';

/**
 * Phone for journeys that the matrix does not include. They use touch only: every press is a tap, without a hovering
 * pointer.
 */
const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const FULL = { tag: '@full' };

test('a guest looks at the board, taps a price, signs in, and the pick is in the slip', FULL, async ({ page, sandbox, complaints }) => {
  await sandbox.createMatch(IN_PLAY);
  await page.goto('/');
  await page.getByRole('region', { name: '游戏大厅' }).getByRole('link', { name: /^体育/ }).tap();
  await priceOf(page).tap();
  await page.getByRole('button', { name: '确定' }).tap();
  await fillLogin(page);

  await expect(slip(page)).toContainText(AWAY_TEAM);
  expect(complaints).toEqual([]);
});

test('a parlay of three matches', FULL, async ({ page, sandbox, complaints }) => {
  for (const match of TODAY) await sandbox.createMatch(match);
  await sandbox.setBalance('500.00');
  await openBoard(page);
  for (const match of TODAY) {
    await find(page, match.home);
    await priceOf(page, match).tap();
    await expect(slip(page)).toContainText(match.away);
    await slip(page).getByText('串关', { exact: true }).tap();
    await page.getByRole('dialog', { name: '投注与聊天' }).getByRole('button', { name: '收起', exact: true }).tap();
  }
  await bar(page, '注单').tap();
  await typeStake(page, '50');
  await slip(page)
    .getByRole('button', { name: /^投注 ¥50/ })
    .tap();

  await expect(slip(page).getByRole('article', { name: '投注成功' })).toContainText('¥50');
  expect(await sandbox.member()).toMatchObject({ balance: '450.00' });
  expect(complaints).toEqual([]);
});

test('what the balance is made of, whole on the screen', FULL, async ({ page, sandbox, complaints }) => {
  await sandbox.setBalance('500.00');
  await signIn(page);
  await header(page)
    .getByRole('button', { name: /^中心钱包/ })
    .tap();
  const parts = page.getByText('总资产', { exact: true });
  await expect(parts).toBeVisible();

  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: '查看我的钱包' }).tap();
  await expect(page).toHaveURL('/mine/wallet');
  expect(complaints).toEqual([]);
});

test('a reward, by the menu', FULL, async ({ page, complaints }) => {
  await signIn(page);
  await header(page).getByRole('button', { name: '菜单', exact: true }).tap();
  await page.getByRole('dialog', { name: '菜单' }).getByRole('link', { name: '优惠' }).first().tap();
  await page
    .getByRole('link', { name: /每日签到/ })
    .first()
    .tap();
  await page.getByRole('main').getByRole('button', { name: /^签到/ }).tap();

  await expect(
    page
      .getByRole('main')
      .getByText(/已签到/)
      .first(),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a letter is opened, and is no longer unread', FULL, async ({ page, complaints }) => {
  await signIn(page);
  await header(page).getByRole('button', { name: '站内信，5 条未读' }).tap();
  const unread = page.getByRole('region', { name: '未读消息' });
  await expect(unread).toBeInViewport({ ratio: 1 });
  await unread.getByRole('link', { name: /^通知/ }).tap();
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().tap();

  await expect(header(page).getByRole('button', { name: '站内信，4 条未读' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('language and edition, chosen and kept', FULL, async ({ page, complaints }) => {
  await signIn(page);
  await header(page).getByRole('button', { name: '菜单', exact: true }).tap();
  await page.getByText('专业', { exact: true }).tap();
  await page.getByRole('button', { name: '切换为繁体中文' }).tap();
  const translate = translatorFor('zh-TW');
  await page
    .getByRole('dialog', { name: translate('菜单') })
    .getByRole('button', { name: '收起', exact: true })
    .tap();
  await page.reload();

  await expect(page.getByRole('navigation', { name: translate('底部导航') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
  expect(complaints).toEqual([]);
});

test('a price that is picked and given back looks like one never tapped', async ({ page, sandbox, complaints }) => {
  await sandbox.createMatch(LATER_TODAY);
  await openBoard(page);
  await find(page, HOME_TEAM);
  // The drawer of the slip hides the board from role queries.
  const price = page.locator(`button[data-price][aria-label*="全场让球 ${AWAY_TEAM}"]`);
  const ground = () => price.evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await ground();

  await price.tap();
  await page.getByRole('dialog', { name: '投注与聊天' }).getByRole('button', { name: '收起', exact: true }).tap();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  expect(await ground()).not.toBe(before);
  await price.tap();

  await expect(price).toHaveAttribute('aria-pressed', 'false');
  expect(await ground()).toBe(before);
  expect(complaints).toEqual([]);
});

test('on no page a tap zooms into a field or waits for a second one', FULL, async ({ page, sandbox, complaints }) => {
  test.setTimeout(480_000);
  const { translate, facts } = await openEveryPage(page, sandbox, { ...PHONE, edition: 'classic', locale: 'zh-CN' });

  for (const address of ADDRESSES) {
    await arrive(page, address, facts, translate);
    expect.soft(await touchFaults(page), address.pattern).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

/** Signs the demo player in with the dialog on home. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await header(page).getByRole('button', { name: '登录' }).tap();
  await fillLogin(page);
}

async function fillLogin(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录' });
  await dialog.getByLabel('用户名').fill('player1');
  await dialog.getByLabel('密码', { exact: true }).fill('player123');
  await dialog.getByRole('button', { name: '登录' }).tap();
  await expect(dialog).toBeHidden();
}

/** Opens today's football matches. */
async function openBoard(page: Page): Promise<void> {
  await signIn(page);
  await bar(page, '体育').tap();
  await page.getByRole('radiogroup', { name: '盘口类型' }).getByText('今日').tap();
}

/** Searches for a team, because the board is long on a phone. */
async function find(page: Page, team: string): Promise<void> {
  await page.getByRole('searchbox', { name: '搜索赛事' }).tap();
  await page.getByRole('searchbox', { name: '搜索赛事' }).fill(team);
}

function bar(page: Page, name: '首页' | '体育' | '注单' | '聊天' | '我的'): Locator {
  const entries = page.getByRole('navigation', { name: '底部导航' });
  return entries.getByRole('link', { name }).or(entries.getByRole('button', { name: new RegExp(`^${name}`) }));
}

/** Returns the price of the away side in the full-time handicap. */
function priceOf(page: Page, { home, away }: Pick<FixedMatch, 'home' | 'away'> = { home: HOME_TEAM, away: AWAY_TEAM }): Locator {
  return page.getByRole('article', { name: `${home} v ${away}` }).getByRole('button', { name: new RegExp(`全场让球 ${away}`) });
}

function slip(page: Page): Locator {
  return page.getByRole('region', { name: '注单' });
}

async function typeStake(page: Page, digits: string): Promise<void> {
  await slip(page).getByLabel('投注金额').tap();
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).tap();
}
