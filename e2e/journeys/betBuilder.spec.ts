import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { openBets } from '../support/cashingOut';
import { AWAY_TEAM, HOME_TEAM, type FixedMatch } from '../support/matches';
import { expectMoney } from '../support/oneCashOut';
import { signIn } from '../support/player';
import type { Sandbox } from '../support/sandbox';

/**
 * Match of today that has not started. The prices of over 3.5 and of home's quarter line are fixed; the others come
 * from the model.
 */
const MATCH: FixedMatch = {
  home: HOME_TEAM,
  away: AWAY_TEAM,
  startsInSeconds: 3600,
  markets: [
    { w: 'OU', ratio: '3.5', prices: { OUC: '1.55', OUH: '0.31' } },
    { w: 'OUH', ratio: '1.5 / 2', prices: { OUHO: '0.95', OUHU: '0.91' } },
  ],
};

const slip = (page: Page): Locator => page.getByRole('region', { name: '注单' });
const builder = (page: Page): Locator => page.getByRole('group', { name: '同场串关' });
const market = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const together = (page: Page): Locator => slip(page).getByRole('region', { name: /^同场串关（\d 项）$/ });

async function openMatch(page: Page, sandbox: Sandbox): Promise<string> {
  await sandbox.setBalance('500.00');
  const { gameId } = await sandbox.createMatch(MATCH);
  await page.goto('/');
  await signIn(page);
  await page.goto(`/game/sport/CRTY/match/${gameId}`);
  await expect(builder(page)).toBeVisible();
  return gameId;
}

/** Starts a bet builder with the home win. */
async function beginWithHome(page: Page): Promise<void> {
  await builder(page).getByRole('switch', { name: '同场串关' }).click();
  await market(page, '全场独赢')
    .getByRole('button', { name: new RegExp(HOME_TEAM) })
    .first()
    .click();
}

test('three selections of a match are one bet at their price together, and are paid once all of them win', async ({
  page,
  sandbox,
  complaints,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const gameId = await openMatch(page, sandbox);
  await beginWithHome(page);

  // Selections that contradict it, follow from it or may return the stake cannot be added, and show the reason.
  const away = market(page, '全场独赢').getByRole('button', { name: /不能加入同场串关：与已选选项不可能同时成立/ });
  await expect(away).toHaveCount(2);
  // The button is only disabled by ARIA, so a click can show the reason.
  await away.first().click({ force: true });
  await expect(page.getByText('不能加入同场串关：与已选选项不可能同时成立').first()).toBeVisible();
  await expect(market(page, '全场双重机会').getByRole('button', { name: /互相包含/ })).toHaveCount(2);
  await expect(
    market(page, `全场${HOME_TEAM}大小`)
      .or(market(page, '全场主队大小'))
      .getByRole('button', { name: /可能走水/ }),
  ).toHaveCount(2);

  await market(page, '全场双方球队进球').getByRole('button', { name: / 是 / }).click();
  await market(page, '全场大小')
    .getByRole('button', { name: /大 3\.5/ })
    .click();
  await expect(together(page)).toHaveAccessibleName('同场串关（3 项）');
  const price = Number(
    await together(page)
      .getByText(/^\d+\.\d+$/)
      .textContent(),
  );
  expect(price).toBeGreaterThan(3);
  await slip(page).getByLabel('投注金额').fill('50');
  await slip(page).getByRole('button', { name: '投注 ¥50' }).click();
  const receipt = slip(page).getByRole('article', { name: '投注成功' });
  await expect(receipt).toContainText('同场串关（3 项）');
  await expect(receipt).toContainText(`${price.toFixed(2)}（欧洲盘）`);
  await expectMoney(page, sandbox, { balance: '450.00', held: '50.00' });

  await page.getByRole('tab', { name: '我的投注' }).click();
  const bets = page.getByRole('tabpanel', { name: '我的投注' });
  await expect(bets.getByRole('article')).toContainText(`同场串关（3 项）@ ${price.toFixed(2)}（欧洲盘）`);
  await sandbox.finish(gameId, { home: 3, away: 1 });
  await expectMoney(page, sandbox, { balance: (450 + price * 50).toFixed(2), held: '0.00' });
  await bets.getByText('已结算', { exact: true }).click();
  await expect(bets.getByRole('article').getByText('赢', { exact: true }).first()).toBeVisible();
  await page.goto('/mine/betRecord');
  await expect(page.getByText(/同场串关（3 项）/).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a bet of several selections is placed again with another stake, and cashed out by itself at what they are worth together', async ({
  page,
  sandbox,
  complaints,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const gameId = await openMatch(page, sandbox);
  await sandbox.tune({ dangerWindowMs: 500 });
  await beginWithHome(page);
  await market(page, '全场双方球队进球').getByRole('button', { name: / 是 / }).click();
  await expect(together(page)).toHaveAccessibleName('同场串关（2 项）');
  await slip(page).getByLabel('投注金额').fill('50');
  await slip(page).getByRole('button', { name: '投注 ¥50' }).click();
  await expect(slip(page).getByRole('article', { name: '投注成功' })).toBeVisible();

  await page.getByRole('tab', { name: '我的投注' }).click();
  await openBets(page).getByRole('button', { name: '结算并重投' }).click();
  await openBets(page).getByRole('textbox', { name: '重投本金' }).fill('80');
  await expect(openBets(page).getByText(/^同场串关的合并赔率现为 \d+\.\d+$/)).toBeVisible();
  await openBets(page).getByRole('button', { name: '重投 ¥80' }).click();
  await expect(openBets(page).getByText(/并以单号 \d+ 重新投注 ¥80/)).toBeVisible();
  await expect(openBets(page).getByRole('article')).toContainText(/本金\s*¥80/);
  const before = await sandbox.member();
  expect(before.held).toBe('80.00');
  // The balance was 450 after the first bet. Some of the 50 was returned and 80 staked again.
  expect(Number(before.balance)).toBeGreaterThan(370);
  expect(Number(before.balance)).toBeLessThan(420);

  await openBets(page).getByRole('button', { name: '自动提前结算' }).click();
  await openBets(page).getByRole('textbox', { name: '目标金额' }).fill('100');
  await openBets(page).getByRole('button', { name: '设定' }).click();
  await expect(openBets(page).getByText('滚球中可得达到 ¥100 时自动提前结算')).toBeVisible();
  for (const side of ['C', 'H', 'H'] as const) await sandbox.score(gameId, side);

  await expect.poll(async () => (await sandbox.member()).held).toBe('0.00');
  const { balance } = await sandbox.member();
  expect(Number(balance)).toBeGreaterThanOrEqual(Number(before.balance) + 100);
  await expectMoney(page, sandbox, { balance, held: '0.00' });
  await sandbox.finish(gameId, { home: 3, away: 1 });
  await expectMoney(page, sandbox, { balance, held: '0.00' });
  expect(complaints).toEqual([]);
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two selections of a match are one bet, which is lost with one of them', async ({ page, sandbox, complaints }) => {
    const gameId = await openMatch(page, sandbox);
    await builder(page).getByRole('switch', { name: '同场串关' }).tap();
    await market(page, '全场独赢')
      .getByRole('button', { name: new RegExp(HOME_TEAM) })
      .first()
      .tap();
    await expect(builder(page)).toContainText('已选 1 项');
    await expect(page.getByRole('dialog', { name: '投注与聊天' })).toBeHidden();
    await market(page, '全场双方球队进球').getByRole('button', { name: / 是 / }).tap();
    await expect(together(page)).toHaveAccessibleName('同场串关（2 项）');
    for (const digit of ['5', '0']) await slip(page).getByRole('button', { name: digit, exact: true }).tap();
    await slip(page).getByRole('button', { name: '投注 ¥50' }).tap();
    await expect(slip(page).getByRole('article', { name: '投注成功' })).toContainText('同场串关（2 项）');

    await sandbox.finish(gameId, { home: 1, away: 0 });
    await expect.poll(async () => (await sandbox.member()).held).toBe('0.00');
    expect(await sandbox.member()).toMatchObject({ balance: '450.00' });
    expect(complaints).toEqual([]);
  });
});
