import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { betButton, fillSlip, openBoard, receipt, slip } from '../support/betting';
import { expect, test } from '../support/journey';
import { createKeyboard } from '../support/keyboard';
import { IN_PLAY } from '../support/matches';
import { moveTo } from '../support/memberPage';
import { signIn } from '../support/player';
import { enterGame, game, openLobby, spin } from '../support/slot';
import { prepareWithdrawals, withdraw } from '../support/withdrawing';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const region = (page: Page, name: string) => page.getByRole('region', { name });
const tips = (page: Page) => page.getByRole('alertdialog');

async function setLimit(page: Page, name: string, yuan: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(设置|修改)${name}$`) }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('限额（元）').fill(yuan);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
}

/** Signs in again after the clock has advanced, because the session expires before that. */
async function signInLater(page: Page, advance: () => Promise<void>): Promise<void> {
  await advance();
  await page.evaluate(() => {
    window.localStorage.clear();
  });
  await page.goto('/');
  await signIn(page);
}

test(
  'what a member sets binds at the slip, the deposit and the lobby, each with the way to it; a higher limit waits; a time-out and a self-exclusion hold',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.createMatch(IN_PLAY);
    await sandbox.setBalance('1000.00');
    await page.goto('/');
    await signIn(page);

    await test.step('limits count at once', async () => {
      await moveTo(page, '/mine/protection');
      await setLimit(page, '每日投注额限额', '150');
      await setLimit(page, '每日存款限额', '200');
      await expect(region(page, '变更记录')).toContainText('每日存款限额：¥200，已生效');
    });

    await test.step('the slip names the limit that refuses a bet, and keeps selection and stake on the way there', async () => {
      await openBoard(page);
      await fillSlip(page);
      await betButton(page).click();
      await expect(receipt(page)).toBeVisible();
      await slip(page)
        .getByRole('button', { name: /^继续投注|^保留/ })
        .first()
        .click();
      await fillSlip(page);
      await betButton(page).click();
      await expect(slip(page).getByText(/已到您设置的每日投注限额 ¥150，本期还可用 ¥50/)).toBeVisible();
      await slip(page).getByRole('link', { name: '查看我的限额' }).click();
      await expect(page).toHaveURL(/\/mine\/protection$/);
      await expect(page.getByText('已用 ¥100 / ¥150')).toBeVisible();
      expect(await sandbox.member()).toMatchObject({ balance: '900.00', held: '100.00' });
    });

    await test.step('the deposit names its limit', async () => {
      await moveTo(page, '/mine/savemoney?amount=500');
      await page.getByRole('button', { name: '立即存款' }).click();
      await expect(page.getByRole('alert')).toContainText('已到您设置的每日存款限额 ¥200，本期还可用 ¥200');
      await page.getByRole('link', { name: '查看我的限额' }).click();
      await expect(page).toHaveURL(/\/mine\/protection$/);
    });

    await test.step('a higher limit waits a day and for a confirmation', async () => {
      await setLimit(page, '每日投注额限额', '1000');
      await expect(page.getByText(/已申请调整为 ¥1,000，.* 起可确认/)).toBeVisible();
      await signInLater(page, () => sandbox.advance(DAY_MS));
      await moveTo(page, '/mine/protection');
      await page.getByRole('button', { name: '确认调整每日投注额限额' }).click();
      await expect(page.getByText('已用 ¥0 / ¥1,000')).toBeVisible();
    });

    await test.step('the reality check comes over an open game, which rests, and goes on afterwards', async () => {
      await region(page, '定时提醒').getByText('15 分钟').click();
      await expect(region(page, '变更记录')).toContainText('每 15 分钟提醒一次');
      await openLobby(page);
      await page
        .getByRole('button', { name: /^免费试玩/ })
        .first()
        .click();
      await expect(game(page).getByRole('button', { name: '旋转', exact: true })).toBeEnabled();
      await sandbox.advance(15 * MINUTE_MS);
      await page.reload();

      const check = page.getByRole('alertdialog', { name: '定时提醒' });
      await expect(check).toContainText('15 分钟');
      await expect(page.locator('iframe')).toHaveAttribute('inert');
      await check.getByRole('button', { name: '继续' }).click();
      await expect(check).toBeHidden();
      await expect(page.locator('iframe')).not.toHaveAttribute('inert');
      await spin(page);
    });

    await test.step('a time-out refuses the games, and says until when', async () => {
      await moveTo(page, '/mine/protection');
      await page.getByRole('button', { name: '开始休息' }).click();
      await tips(page).getByRole('button', { name: '开始休息' }).click();
      await expect(page.getByText(/您正在休息，至/).first()).toBeVisible();
      await openLobby(page);
      await enterGame(page, '龙珠宝藏');
      await expect(tips(page)).toContainText(/您正在休息中，.* 前不能存款、投注或参加活动，取款与查询不受影响/);
      await tips(page).getByRole('button', { name: '查看玩家保护设置' }).click();
      await expect(page).toHaveURL(/\/mine\/protection$/);
    });

    await test.step('a self-exclusion is not ended by a day, and money stays within reach', async () => {
      const exclusion = region(page, '自我排除');
      await exclusion.getByLabel('请输入“自我排除”以确认').fill('自我排除');
      await exclusion.getByRole('button', { name: '开始自我排除' }).click();
      await tips(page).getByRole('button', { name: '开始自我排除' }).click();
      await expect(page.getByText(/您已自我排除，至/).first()).toBeVisible();
      await signInLater(page, () => sandbox.advance(DAY_MS));
      await moveTo(page, '/mine/savemoney?amount=100');
      await page.getByRole('button', { name: '立即存款' }).click();
      await expect(page.getByRole('alert')).toContainText('您已自我排除');
      await prepareWithdrawals(page);
      await moveTo(page, '/mine/takemoney');
      await withdraw(page, '300');
      await expect(page.getByRole('heading', { name: '取款申请已提交' })).toBeVisible();
    });
    expect(complaints).toEqual([]);
  },
);

for (const edition of ['经典', '专业']) {
  test(
    `a limit is set and lowered with Tab and Enter alone, and the focus comes back to its row (${edition})`,
    { tag: '@full' },
    async ({ page, complaints }) => {
      const keys = createKeyboard(page);
      const dialog = page.getByRole('dialog', { name: '每日存款限额' });
      const setTo = async (yuan: string) => {
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
        const field = dialog.getByLabel('限额（元）');
        if (!(await field.evaluate((element) => element === document.activeElement))) await keys.pressUntil('Tab', field);
        await page.keyboard.type(yuan);
        await keys.pressUntil('Tab', dialog.getByRole('button', { name: '保存' }));
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
      };
      await page.goto('/');
      await signIn(page);
      await page.getByRole('radio', { name: edition }).check();

      await page.goto('/mine/protection');
      const set = page.getByRole('button', { name: '设置每日存款限额' });
      await expect(set).toBeVisible();
      await keys.press('Tab');
      await keys.press('Enter');
      await keys.pressUntil('Tab', set);
      expect(keys.count()).toBeLessThanOrEqual(12);
      await setTo('200');
      await expect(page.getByText('已用 ¥0 / ¥200')).toBeVisible();

      const change = page.getByRole('button', { name: '修改每日存款限额' });
      await expect(change).toBeFocused();
      await setTo('100');
      await expect(page.getByText('已用 ¥0 / ¥100')).toBeVisible();
      await expect(change).toBeFocused();
      await expect(region(page, '变更记录')).toContainText('每日存款限额：¥100，已生效');
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
}
