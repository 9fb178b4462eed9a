import { betButton, dockTab, matchRow, receipt, slip } from '../support/betting';
import { openOffer, takeOffer } from '../support/cashingOut';
import { chooseMode, openToday, pickAway } from '../support/combining';
import { expect, test } from '../support/journey';
import { LATER_TODAY, TODAY } from '../support/matches';
import { expectBalance, signIn } from '../support/player';
import type { Sandbox } from '../support/sandbox';

test.describe('three selections', () => {
  let games: readonly string[];

  test.beforeEach(async ({ page, sandbox }) => {
    games = [];
    for (const order of TODAY) games = [...games, (await sandbox.createMatch(order)).gameId];
    await sandbox.setBalance('1000.00');
    await page.goto('/');
    await signIn(page);
    await openToday(page);
  });

  test('are three singles: each is staked, accepted and reported separately, and one whose request is lost stays [R-SLIP-09]', async ({
    page,
    sandbox,
    complaints,
  }) => {
    await chooseMode(page, '多注');
    for (const match of TODAY) await pickAway(page, match);
    await expect(slip(page).getByLabel(/ 投注金额$/)).toHaveCount(3);
    await slip(page).getByLabel('统一金额').fill('50');
    await sandbox.setFault('place', { kind: 'drop' });
    await slip(page).getByRole('button', { name: '投注 3 注 ¥150' }).click();

    await expect(receipt(page)).toHaveCount(2);
    await expect(slip(page).getByText('投注未成功')).toBeVisible();
    await expect(slip(page).getByLabel(/ 投注金额$/)).toHaveCount(1);
    await expectBalance(page, '¥900.00');
    expect(complaints.filter((complaint) => !complaint.includes('/resource'))).toEqual([]);
  });

  test('are one parlay at Hong Kong prices, paid by the product of its legs [R-SLIP-13] [R-SLIP-33]', async ({
    page,
    sandbox,
    complaints,
  }) => {
    await chooseMode(page, '串关');
    for (const match of TODAY) await pickAway(page, match);
    await expect(slip(page).getByRole('button', { name: /3 串 1 @ 7\.18/ })).toBeVisible();
    await slip(page).getByLabel('投注金额').fill('100');
    await betButton(page).click();
    await expect(receipt(page)).toBeVisible();
    await expectBalance(page, '¥900.00');

    // The selections win, win and half-win: 1.93 × 1.93 × 1.465.
    await finish(sandbox, games, [
      { home: 0, away: 1 },
      { home: 1, away: 2 },
      { home: 1, away: 1 },
    ]);
    await expectBalance(page, '¥1,445.69');
    await dockTab(page, '我的投注').click();
    await page.getByRole('tabpanel', { name: '我的投注' }).getByText('已结算', { exact: true }).click();
    await expect(page.getByText('¥545.69').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('are a system of four lines, which a lost leg reduces to one', { tag: '@full' }, async ({ page, sandbox, complaints }) => {
    await chooseMode(page, '串关');
    for (const match of TODAY) await pickAway(page, match);
    await slip(page).getByRole('button', { name: '3 串 4' }).click();
    await slip(page).getByLabel('每注金额').fill('50');
    await betButton(page).click();
    await expect(receipt(page)).toBeVisible();
    await expectBalance(page, '¥800.00');

    await finish(sandbox, games, [
      { home: 0, away: 1 },
      { home: 1, away: 2 },
      { home: 3, away: 0 },
    ]);
    // One line of two wins: 50 × 1.93 × 1.93.
    await expectBalance(page, '¥986.24');
    expect(complaints).toEqual([]);
  });

  test(
    'of one match count once, and say so, until the player makes them one bet [R-SLIP-14]',
    { tag: '@full' },
    async ({ page, complaints }) => {
      const [first, second] = TODAY;
      if (!first || !second) throw new Error('no match');
      await chooseMode(page, '串关');
      await pickAway(page, first);
      await matchRow(page, first)
        .getByRole('button', { name: /全场独赢/ })
        .first()
        .click();
      await expect(slip(page).getByText('普通串关每场只计一项，此项不计入')).toBeVisible();
      await slip(page).getByRole('button', { name: '同场串关（2 项）' }).click();
      // A quarter line can be half won, so it has no price in a combination within one match.
      await expect(slip(page).getByText('此盘口可能走水或只赢一半，不能同场串关')).toBeVisible();
      await expect(slip(page).getByRole('button', { name: '请调整选项' })).toBeDisabled();

      await pickAway(page, second);
      await expect(slip(page).getByText('普通串关每场只计一项，此项不计入')).toBeVisible();
      await expect(slip(page).getByRole('button', { name: /^2 串 1/ })).toBeVisible();
      expect(complaints).toEqual([]);
    },
  );
});

test.describe('a bet that is open', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await sandbox.createMatch(LATER_TODAY);
    await sandbox.setBalance('500.00');
    await page.goto('/');
    await signIn(page);
    await openToday(page);
    await matchRow(page)
      .getByRole('button', { name: /全场让球 山城竞技/ })
      .click();
    await slip(page).getByLabel('投注金额').fill('100');
    await betButton(page).click();
    await expect(receipt(page)).toBeVisible();
  });

  test('can be ended early for what is offered, once', async ({ page, sandbox, complaints }) => {
    await openOffer(page);
    const amount = await takeOffer(page);
    await expect(page.getByText(/已提前结算，返还/)).toBeVisible();
    const { balance, held } = await sandbox.member();
    expect(held).toBe('0.00');
    expect(Number(balance)).toBeCloseTo(400 + Number(amount), 2);
    await expectBalance(page, `¥${balance}`);
    expect(complaints).toEqual([]);
  });

  test('is paid early once when the response is lost', { tag: '@full' }, async ({ page, sandbox }) => {
    await sandbox.setFault('cashOut', { kind: 'dropAfter' });
    await openOffer(page);
    await takeOffer(page);
    await expect(page.getByText(/已提前结算，返还/)).toBeVisible();
    const { balance, held } = await sandbox.member();
    expect(held).toBe('0.00');
    await expectBalance(page, `¥${balance}`);
  });
});

async function finish(
  sandbox: Sandbox,
  games: readonly string[],
  scores: readonly { readonly home: number; readonly away: number }[],
): Promise<void> {
  for (const [index, score] of scores.entries()) await sandbox.finish(games[index] ?? '', score);
}
