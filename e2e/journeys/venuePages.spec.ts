import { expect, test } from '../support/journey';
import { railEntry, signIn } from '../support/player';
import { openLobby } from '../support/slot';

const PAGES = [
  ['R-ROUTE-05', '/game/sport', '体育场馆', ['曜界体育', '熊猫体育', '沙坝体育']],
  ['R-ROUTE-06', '/game/realbet', '真人场馆', ['皇庭真人', '云影真人', '铂金真人']],
  ['R-ROUTE-07', '/game/chess', '棋牌场馆', ['雀友棋牌', '乐汇棋牌']],
  ['R-ROUTE-08', '/game/gaming', '电竞场馆', ['战域电竞', '先锋电竞']],
  ['R-ROUTE-09', '/game/lottery', '彩票场馆', ['鸿运彩票', '双桂彩票']],
  ['R-ROUTE-10', '/game/egame', '电子场馆', ['极光电子', '乾坤游戏', '万象互动', '海王星', '金狮娱乐', '蜂鸟工坊', '摩天轮']],
  ['R-ROUTE-11', '/game/fishing', '捕鱼场馆', ['深海捕鱼', '龙王捕鱼']],
] as const;

for (const [row, path, title, venues] of PAGES) {
  test(`a guest sees the venues at ${path} and no others, with a game that can be entered [${row}] [R-ROUTE-29]`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path);

    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
    for (const name of venues) await expect(main.getByText(name, { exact: true }).first()).toBeAttached();
    for (const [, , , others] of PAGES)
      for (const name of others) if (others !== venues) await expect(main.getByText(name, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^立即游戏/ }).first()).toBeAttached();
    await expect(railEntry(page, '首页')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

for (const [row, path] of [
  ['R-ROUTE-02', '/pg/game'],
  ['R-ROUTE-04', '/dz/game'],
] as const) {
  test(`a guest sees the host page of games at ${path}, without the layout of the site [${row}] [R-ROUTE-73]`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path);

    await expect(page.getByRole('heading', { name: '没有正在进行的游戏' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '分类导航' })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('the page of an embedded game asks a guest to sign in, and shows a member the game of its address within the site [R-ROUTE-26] [R-ROUTE-27] [R-ROUTE-28]', async ({
  page,
  sandbox,
  complaints,
}) => {
  await sandbox.setBalance('100.00');
  await page.goto(`/game/${encodeURIComponent('https://venue.example/slot')}`);
  await expect(page).not.toHaveURL(/\/game\/https/);
  await expect(page.getByText(/请先登录|登录后/).first()).toBeVisible();

  await page.goto('/');
  await signIn(page);
  await openLobby(page);
  await page
    .getByRole('button', { name: /^免费试玩/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/game\/http/);
  await expect(page.locator('iframe')).toBeVisible();
  // The whole address of the game is one segment of the path.
  const segments = new URL(page.url()).pathname.split('/');
  expect(segments).toHaveLength(3);
  expect(await page.locator('iframe').getAttribute('src')).toContain(decodeURIComponent(segments[2] ?? ''));
  await expect(railEntry(page, '电子')).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  'a venue that is not connected says so, tells no rebate, is no button and is not counted; a category without an open one has no tile on home [R-API-083]',
  { tag: '@full' },
  async ({ page, complaints }) => {
    await page.goto('/game/realbet');
    const main = page.getByRole('main');
    const closed = main.getByRole('listitem').filter({ hasText: '云影真人' });
    await expect(closed).toContainText('暂未接入');
    await expect(closed).not.toContainText('返水');
    await expect(closed.getByRole('button')).toHaveCount(0);
    await expect(main.getByText('1 家场馆')).toBeVisible();

    const tiles = main.getByRole('region', { name: '游戏大厅' });
    await page.goto('/');
    await expect(tiles.getByRole('link', { name: /^捕鱼/ })).toBeVisible();
    // Five of the 22 venues are not connected, and one is under maintenance.
    await expect(tiles).toContainText('14 家场馆');

    await page.route('**/venue/getVenueInfoByCategory', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { list: readonly { category: string; isConnected: boolean }[] } };
      const list = answer.data.list.map((venue) => (venue.category === 'BY' ? { ...venue, isConnected: false } : venue));
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, list } } });
    });
    await page.reload();
    await expect(tiles).toContainText('13 家场馆');
    await expect(tiles.getByRole('link', { name: /^捕鱼/ })).toHaveCount(0);
    await expect(tiles.getByRole('link', { name: /^彩票/ })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
