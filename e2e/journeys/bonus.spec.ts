import type { Locator, Page } from '@playwright/test';
import { steerSandbox } from '../compose/sandbox';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { expect, test } from '../support/journey';
import { openAsMember } from '../support/memberPage';
import { expectBalance } from '../support/player';
import { claimReward } from '../support/promotion';
import { expectWithdrawal, winBet } from '../support/turnover';
import { prepareWithdrawals } from '../support/withdrawing';

const TITLE = '每日签到';

/** A daily gift of ¥50 has to be staked twice in sports, where half of each stake counts. */
const TERMS = {
  id: 'daily-sign',
  terms: { rewards: Array<string>(7).fill('50.00') },
  bonus: { times: 2, days: 7, weights: { TY: 50 } },
};

const bonusCard = (page: Page): Locator => page.getByRole('region', { name: '礼金与流水' });

test.beforeEach(async ({ page, sandbox }) => {
  await sandbox.setBalance('1000.00');
  await steerSandbox('promotion', TERMS);
  await openAsMember(page, '/');
  await prepareWithdrawals(page);
});

/** Claims the gift and checks that it prevents a withdrawal. */
async function claimAndBeRefused(page: Page): Promise<void> {
  await claimReward(page, TITLE, '签到领 ¥50');
  await expectBalance(page, '¥1,050.00');
  await page.goto('/mine/takemoney');
  await expect(page.getByText('还需完成 ¥100 的有效流水才能取款')).toBeVisible();
  await page.getByText('还有 1 笔未完成流水').click();
  await expect(page.getByRole('listitem').filter({ hasText: `“${TITLE}”¥50` })).toContainText('还需 ¥100');
  await expect(page.getByRole('button', { name: '确认取款' })).toBeDisabled();
}

test('a bonus that keeps the withdrawal is named, and given up: its sum goes back, and the withdrawal is ordered', async ({
  page,
  complaints,
}) => {
  await claimAndBeRefused(page);

  const bonus = bonusCard(page).getByRole('listitem').filter({ hasText: TITLE });
  await expect(bonus).toContainText('2 倍流水 · 体育计入 50% · 其他游戏不计入');
  await expect(bonus).toContainText('¥0 / ¥100');
  expect(await accessibilityFaults(page)).toEqual([]);
  await bonus.getByRole('button', { name: `放弃“${TITLE}”` }).click();
  const question = page.getByRole('alertdialog', { name: `放弃“${TITLE}”？` });
  await expect(question).toContainText('将从中心钱包退回 ¥50，剩余流水 ¥100 随之取消');
  await question.getByRole('button', { name: '放弃礼金' }).click();

  await expectBalance(page, '¥1,000.00');
  await expect(bonus).toContainText('已放弃，退回 ¥50');
  await expect(page.getByText('没有流水要求')).toBeVisible();
  await expectWithdrawal(page);
  await expectBalance(page, '¥700.00');
  expect(complaints).toEqual([]);
});

test(
  'a bonus is done by what is staked in its games at their weight, and keeps the withdrawal no longer',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await claimAndBeRefused(page);

    await test.step('half of a settled stake counts', async () => {
      await winBet(page, sandbox, '120');
      await expectBalance(page, '¥1,161.60');
      await page.goto('/mine/wallet');
      await expect(bonusCard(page)).toContainText('¥60 / ¥100');
      await expect(bonusCard(page)).toContainText('还需 ¥40');
    });

    await test.step('the next one does the rest', async () => {
      await winBet(page, sandbox, '80');
      await expectBalance(page, '¥1,236.00');
      await page.goto('/mine/takemoney');
      await expect(bonusCard(page)).toContainText('¥100 / ¥100已完成');
      await expect(bonusCard(page).getByRole('button')).toHaveCount(0);
    });

    await expectWithdrawal(page);
    await expectBalance(page, '¥936.00');
    expect(complaints).toEqual([]);
  },
);

test(
  'a bonus whose time is over goes back by itself: the letter says so, and the withdrawal is ordered',
  { tag: '@full' },
  async ({ page, context, sandbox }) => {
    await claimAndBeRefused(page);
    // An open page would be redirected to home when it notices its expired login.
    await page.close();
    await sandbox.advance((TERMS.bonus.days * 24 * 60 + 2) * 60_000);

    const later = await context.newPage();
    await openAsMember(later, '/mine/takemoney');
    await expect(bonusCard(later)).toContainText('已到期，收回 ¥50');
    await expectBalance(later, '¥1,000.00');
    await expectWithdrawal(later);
    await later.goto('/mine/message');
    await expect(later.getByRole('main').getByText('礼金已到期').first()).toBeVisible();
  },
);
