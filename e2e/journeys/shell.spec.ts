import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { expectBalance, header, railEntry, signIn } from '../support/player';

/** Collects the documents that the page requests, including the first. */
function watchDocuments(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return documents;
}

/** Opens a screen from the menu of the signed-in member. */
async function openFromAccountMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'player1 的账户菜单' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click();
}

async function expectScreen(page: Page, address: RegExp, title: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(new RegExp(`^${title} - `));
  await expect(page.getByRole('main')).toHaveText(/\S{2}/);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

test('moving between screens changes address and content, and never loads a document [R-GEN-01]', async ({ page, complaints }) => {
  const documents = watchDocuments(page);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));

  const moves = [
    [() => railEntry(page, '棋牌').click(), /\/game\/chess$/, '棋牌'],
    [() => railEntry(page, '优惠').click(), /\/activity\/discount$/, '优惠活动'],
    [() => header(page).getByRole('link', { name: '合作赞助' }).click(), /\/sponsor$/, '合作赞助'],
    [() => page.goBack(), /\/activity\/discount$/, '优惠活动'],
    [() => railEntry(page, '首页').click(), /\/$/, '首页'],
  ] as const;
  const contents = new Set<string>();
  for (const [move, address, title] of moves) {
    await move();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    contents.add(await page.getByRole('main').innerText());
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  }

  expect(contents.size).toBe(4);
  expect(documents).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('a first visit is in Chinese and offers sports and games [R-GEN-02]', async ({ page }) => {
  await page.goto('/');

  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveTitle(/\p{Script=Han}/u);
  for (const category of ['体育', '真人', '棋牌', '电竞', '彩票', '电子', '捕鱼']) await expect(railEntry(page, category)).toBeVisible();
});

test('a visitor without an account uses the site, and a member does [R-GEN-03]', async ({ page, sandbox }) => {
  await sandbox.setBalance('500.00');
  await page.goto('/');
  await railEntry(page, '电子').click();
  await expectScreen(page, /\/game\/egame$/, '电子');
  await expect(header(page).getByRole('button', { name: '登录' })).toBeVisible();

  await signIn(page);
  await expectBalance(page, '¥500.00');
  await railEntry(page, '棋牌').click();
  await expectScreen(page, /\/game\/chess$/, '棋牌');
});

test('a member reaches wallet, deposit, transfer and withdrawal from the shell [R-GEN-04]', async ({ page }) => {
  await page.goto('/');
  await signIn(page);

  for (const [entry, address] of [
    ['我的钱包', /\/mine\/wallet$/],
    ['存款', /\/mine\/savemoney$/],
    ['转账', /\/mine\/transfermoney$/],
    ['取款', /\/mine\/takemoney$/],
  ] as const) {
    await openFromAccountMenu(page, entry);
    await expectScreen(page, address, entry);
  }
});

test('a member reaches VIP levels, messages and feedback from the shell [R-GEN-05]', async ({ page }) => {
  await page.goto('/');
  await signIn(page);

  for (const [entry, address] of [
    ['VIP 特权', /\/mine\/vip$/],
    ['站内信', /\/mine\/message$/],
    ['意见反馈', /\/mine\/feedback$/],
  ] as const) {
    await openFromAccountMenu(page, entry);
    await expectScreen(page, address, entry);
  }
});

test('visitors and members reach promotions and chat from the shell [R-GEN-06] [R-GEN-07]', async ({ page }) => {
  const openBoth = async (): Promise<void> => {
    await railEntry(page, '优惠').click();
    await expectScreen(page, /\/activity\/discount$/, '优惠活动');
    const dock = page.getByRole('complementary', { name: '投注与聊天' });
    await dock
      .getByRole('tab', { name: '聊天' })
      .or(dock.getByRole('button', { name: '聊天' }))
      .first()
      .click();
    await expect(dock.getByRole('log')).toBeVisible();
  };

  await page.goto('/');
  await openBoth();
  await railEntry(page, '首页').click();
  await signIn(page);
  await openBoth();
});

test('customer service opens in a tab of its own after the safety tip, and the site tells its own address for phones [R-SERVICE-01] [R-SERVICE-06] [R-PREINFO-02]', async ({
  page,
}) => {
  await page.goto('/download');
  await expect(page.getByRole('main').getByText(new URL(page.url()).origin, { exact: true })).toBeVisible();

  await page.getByRole('navigation', { name: '分类导航' }).getByRole('button', { name: '客服' }).click();
  const tip = page.getByRole('alertdialog', { name: '安全提示' });
  await expect(tip).toBeVisible();
  const opened = page.waitForEvent('popup');
  await tip.getByRole('button', { name: '继续联系客服' }).click();
  await expect((await opened).getByRole('heading', { name: '在线客服' })).toBeVisible();
});
