import { accessibilityFaults } from '../support/accessibilityFaults';
import { ADDRESSES, gatherFacts } from '../support/addresses';
import { expectScreen } from '../support/visit';
import { untranslated } from '../support/translator';
import { expect, test } from '../support/journey';
import { signIn } from '../support/player';

const PAGES = [
  ['home', '/', '游戏大厅'],
  ['the deposit page', '/mine/savemoney', '存款'],
  ['the bet record', '/mine/betRecord', '投注记录'],
  ['the profile', '/mine/userinfo', '个人资料'],
  ['the promotions', '/activity/discount', '优惠活动'],
  ['the venues', '/game/realbet', '真人'],
  ['the agents', '/agent', '佣金方案'],
  ['the cooperation', '/venture', '合作方式'],
  ['the sponsorships', '/sponsor', '赞助项目'],
  ['the app', '/download', '在手机上使用'],
  ['a guide', '/app/help/rqgl', '让球攻略'],
  ['the terms', '/app/help/gztk', '规则与条款'],
  ['the wallet', '/mine/wallet', '我的钱包'],
  ['the withdrawal page', '/mine/takemoney', '取款'],
  ['the transfer', '/mine/transfermoney', '转账'],
  ['the trade record', '/mine/transRecord', '交易记录'],
  ['the orders', '/mine/transRecord?tab=orders', '交易记录'],
  ['not found', '/no/such/page', '页面不存在'],
] as const;

/**
 * Editions to check. `npm test` checks one page of each remote, alternating between the editions; `pnpm test:full`
 * checks every page in both.
 */
const EDITIONS = ['经典', '专业'] as const;
const EVERYDAY = {
  title: 'home and a page of each remote are accessible, in one of the editions',
  details: {},
  pages: PAGES.slice(0, 6),
  editionsOf: (row: number) => [EDITIONS[row % 2]!],
};
const THOROUGH = {
  title: 'every page is accessible in both editions',
  details: { tag: '@full' },
  pages: PAGES,
  editionsOf: () => EDITIONS,
};

for (const { title, details, pages, editionsOf } of [EVERYDAY, THOROUGH])
  test(title, details, async ({ page, complaints }) => {
    const expectAccessible = async (name: string, row: number): Promise<void> => {
      for (const edition of editionsOf(row)) {
        await page.getByRole('radio', { name: edition }).check();
        expect.soft(await accessibilityFaults(page), `${name}, ${edition}`).toEqual([]);
      }
    };
    await page.goto('/');
    await signIn(page);

    for (const [row, [name, path, heading]] of pages.entries()) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expectAccessible(name, row);
    }
    await page.goto('/game/sport/CRTY');
    await expect(page.getByRole('button', { name: / v .*全场让球/ }).first()).toBeVisible();
    await expectAccessible('the board', pages.length);
    expect(complaints).toEqual([]);
  });

test('every screen of the member area is accessible in both editions', { tag: '@full' }, async ({ page, complaints }) => {
  await page.goto('/');
  await signIn(page);
  const facts = await gatherFacts(page, true);
  for (const address of ADDRESSES.filter(({ pattern }) => pattern.startsWith('/mine/'))) {
    await test.step(address.pattern, async () => {
      await page.goto(address.path(facts));
      await expectScreen(page, address, untranslated);
      for (const edition of EDITIONS) {
        await page.getByRole('radio', { name: edition }).check();
        expect.soft(await accessibilityFaults(page), `${address.pattern}, ${edition}`).toEqual([]);
      }
    });
  }
  expect(complaints).toEqual([]);
});
