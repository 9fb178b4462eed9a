import type { Page } from '@playwright/test';
import { awayPrice, openBoard, receipt } from '../support/betting';
import { expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { expectMoney } from '../support/oneCashOut';
import { signIn } from '../support/player';

test.beforeEach(async ({ page, sandbox }) => {
  await sandbox.setBalance('500.00');
  await sandbox.createMatch(IN_PLAY);
  await sandbox.tune({ dangerWindowMs: 500 });
  await page.goto('/');
  await signIn(page);
  await openBoard(page);
});

/** Turns on quick bets, so that one click stakes ¥50. */
async function turnOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: '开启一键投注' }).click();
  await page.getByRole('dialog', { name: '一键投注' }).getByRole('button', { name: '开启', exact: true }).click();
  await expect(page.getByText('一键投注已开启，点赔率即以 ¥50 投注').first()).toBeVisible();
}

test('a press on a price bets at once, a double press once, and not at all once it is turned off', async ({
  page,
  sandbox,
  complaints,
}) => {
  await turnOn(page);
  await awayPrice(page).dblclick();
  await expect(receipt(page)).toBeVisible();
  await expectMoney(page, sandbox, { balance: '450.00', held: '50.00' });

  await page.reload();
  await expect(page.getByText('一键投注已开启，点赔率即以 ¥50 投注').first()).toBeVisible();
  await page.getByRole('group', { name: '一键投注' }).first().getByRole('button', { name: '关闭' }).click();
  await awayPrice(page).click();
  await expect(page.getByText('请输入投注金额')).toBeVisible();
  await expectMoney(page, sandbox, { balance: '450.00', held: '50.00' });
  expect(complaints).toEqual([]);
});

test('a press whose answer is lost is placed once', { tag: '@full' }, async ({ page, sandbox }) => {
  await turnOn(page);
  await sandbox.setFault('place', { kind: 'dropAfter' });
  await awayPrice(page).click();

  await expect(receipt(page)).toBeVisible();
  await expectMoney(page, sandbox, { balance: '450.00', held: '50.00' });
});

test(
  'a press in each of two tabs is a bet of each, and one tab turns it off for both',
  { tag: '@full' },
  async ({ page, sandbox, context }) => {
    await turnOn(page);
    const other = await context.newPage();
    await other.goto('/game/sport/CRTY');
    await expect(other.getByText('一键投注已开启，点赔率即以 ¥50 投注').first()).toBeVisible();
    await awayPrice(page).click();
    await expect(receipt(page)).toBeVisible();
    await awayPrice(other).click();
    await expect(receipt(other)).toBeVisible();
    await expectMoney(page, sandbox, { balance: '400.00', held: '100.00' });

    await other.getByRole('group', { name: '一键投注' }).first().getByRole('button', { name: '关闭' }).click();
    await expect(page.getByText(/一键投注已开启/)).toHaveCount(0);
  },
);
