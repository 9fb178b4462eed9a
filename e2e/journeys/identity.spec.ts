import type { Page } from '@playwright/test';
import { betButton, fillSlip, openBoard, receipt, slip } from '../support/betting';
import { expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { moveTo } from '../support/memberPage';
import { expectBalance, signIn } from '../support/player';

const step = (page: Page) => page.getByRole('group', { name: '真钱存款和游戏前，请填写真实姓名和生日' });

test(
  'a member who has not said who they are is refused a bet, states it with the first deposit, and bets what the slip has kept',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.createMatch(IN_PLAY);
    await sandbox.setBalance('200.00', 'unbound1');
    await page.goto('/');
    await signIn(page, { name: 'unbound1', password: 'unbound123' });
    await openBoard(page);
    await fillSlip(page);

    await test.step('the bet is refused, with the way on', async () => {
      await betButton(page).click();
      await expect(slip(page).getByText('真钱存款、投注和游戏前，请先填写真实姓名和生日')).toBeVisible();
      const dialog = page.getByRole('alertdialog', { name: '温馨提示' });
      await expect(dialog).toContainText('真钱存款、投注和游戏前，请先填写真实姓名和生日');
      await dialog.getByRole('button', { name: '去完善' }).click();
      await expect(page).toHaveURL(/\/mine\/userinfo$/);
      await expect(step(page)).toBeVisible();
      expect(await sandbox.member('unbound1')).toMatchObject({ balance: '200.00', held: '0.00' });
    });

    await test.step('the deposit asks in place, keeps what was typed, and goes on', async () => {
      await moveTo(page, '/mine/savemoney?amount=100');
      await page.getByRole('button', { name: '立即存款' }).click();
      await expect(page.getByLabel('真实姓名')).toBeFocused();
      await page.getByLabel('真实姓名').fill('李小满');
      await page.getByLabel('生日', { exact: true }).fill('1994-06-12');
      await page.getByRole('button', { name: '立即存款' }).click();
      const question = page.getByRole('alertdialog', { name: '确认提交资料' });
      await expect(question).toContainText('姓名：李小满');
      await question.getByRole('button', { name: '确认提交' }).click();
      await expect(page.getByRole('heading', { name: '等待付款' })).toBeVisible();
    });

    await test.step('the slip has kept selection and stake', async () => {
      await openBoard(page);
      await expect(slip(page).getByLabel('投注金额')).toHaveValue('100');
      await betButton(page).click();
      await expect(receipt(page)).toBeVisible();
      await expectBalance(page, '¥100.00');
    });
    expect(complaints).toEqual([]);
  },
);
