import { expect, test } from '../support/journey';
import { header } from '../support/player';

/** Addresses of the specification, each with a promotion of the platform and the heading of its screen. */
const PROMOTIONS = [
  ['R-ROUTE-16', '/activity/discount', '优惠活动'],
  ['R-ROUTE-17', '/activity/racePage/weekly-race', '每周流水榜'],
  ['R-ROUTE-18', '/activity/activityLandPage/newcomer-zone', '新人专区'],
  ['R-ROUTE-19', '/activity/firstDeposit/first-deposit', '首存礼遇'],
  ['R-ROUTE-20', '/activity/againDeposit/again-deposit', '每日续存礼'],
  ['R-ROUTE-21', '/activity/newTask/new-task', '新手任务'],
  ['R-ROUTE-22', '/activity/drawGift/daily-draw', '每日抽奖'],
  ['R-ROUTE-23', '/activity/signGift/daily-sign', '每日签到'],
  ['R-ROUTE-24', '/activity/friendInvitation', '好友邀请'],
  ['R-ROUTE-25', '/activity/bettingGift/daily-betting', '每日流水礼'],
] as const;

for (const [id, address, heading] of PROMOTIONS) {
  test(`a guest reads ${address} [${id}]`, async ({ page, complaints }) => {
    await page.goto(address);

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('dialog', { name: '登录' })).toHaveCount(0);
    await expect(header(page).getByRole('button', { name: '登录' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
