import type { Page } from '@playwright/test';
import { depositOrderStatusCall, payCall } from '@site/shared/wire/funds';
import { transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { orderIdIn } from '../support/deposit';
import { expect, test } from '../support/journey';
import { moveTo } from '../support/memberPage';
import { expectBalance, signIn, type Account } from '../support/player';

const FIRST: Account = { name: 'player1', password: 'player123' };
const SECOND: Account = { name: 'player2', password: 'player234' };

/** Higher than the number of calls that a page sends during the fault. */
const ALL_CALLS = 100;

async function signOut(page: Page, { name }: Account): Promise<void> {
  await page.getByRole('button', { name: `${name} 的账户菜单` }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible();
}

test('a transfer whose response is lost is found by the member who sent it, and not by another on the same device', async ({
  page,
  sandbox,
}) => {
  await sandbox.setBalance('500.00');
  await sandbox.setBalance('700.00', SECOND.name);
  await page.goto('/');
  await signIn(page, FIRST);
  await expectBalance(page, '¥500.00');

  await test.step('the first member transfers, and the response is lost', async () => {
    await sandbox.setFault(venueTransferCall.path, { kind: 'dropAfter' }, ALL_CALLS);
    await sandbox.setFault(transferOutcomeCall.path, { kind: 'drop' }, ALL_CALLS);
    await moveTo(page, '/mine/transfermoney?venue=JGDZ');
    await page.getByLabel('转账金额').fill('100');
    await page.getByRole('button', { name: '确认转账' }).click();
    await expect(page.getByText('网络中断，正在确认转账结果')).toBeVisible();
    await signOut(page, FIRST);
  });
  await sandbox.clearFaults();

  await test.step('the second member finds no trace of it', async () => {
    await signIn(page, SECOND);
    await moveTo(page, '/mine/transfermoney?venue=JGDZ');
    await expect(page.getByLabel('转账金额')).toHaveValue('');
    await expectBalance(page, '¥700.00');
    await expect(page.getByText(/正在确认转账结果|上次的转账已完成/)).toHaveCount(0);
    expect(await sandbox.member(SECOND.name)).toMatchObject({ balance: '700.00', venues: {} });
    await signOut(page, SECOND);
  });

  await test.step('the first member finds it done, once', async () => {
    await signIn(page, FIRST);
    await moveTo(page, '/mine/transfermoney?venue=JGDZ');
    await expect(page.getByText('上次的转账已完成')).toBeVisible();
    await expectBalance(page, '¥400.00');
    expect(await sandbox.member()).toMatchObject({ balance: '400.00', venues: { JGDZ: '100.00' } });
  });
});

test(
  'a deposit whose response is lost is found by the member who sent it, and not by another on the same device',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.goto('/');
    await signIn(page, FIRST);

    await test.step('the first member orders a deposit, and the response is lost', async () => {
      await sandbox.setFault(payCall.path, { kind: 'dropAfter' }, ALL_CALLS);
      await sandbox.setFault(depositOrderStatusCall.path, { kind: 'drop' }, ALL_CALLS);
      await moveTo(page, '/mine/savemoney');
      await page.getByLabel('存款金额').fill('300');
      await page.getByRole('button', { name: '立即存款' }).click();
      await expect(page.getByText('网络中断，正在确认存款结果')).toBeVisible();
      await signOut(page, FIRST);
    });
    await sandbox.clearFaults();

    await test.step('the second member finds no trace of it', async () => {
      await signIn(page, SECOND);
      await moveTo(page, '/mine/savemoney');
      await expect(page.getByLabel('存款金额')).toHaveValue('');
      await expect(page.getByText('正在确认存款结果')).toHaveCount(0);
      await expect(page).toHaveURL('/mine/savemoney');
      await signOut(page, SECOND);
    });

    await test.step('the first member reaches the order, and it is one', async () => {
      await signIn(page, FIRST);
      await moveTo(page, '/mine/savemoney');
      await expect(page.getByRole('heading', { name: '等待付款', exact: true })).toBeVisible();
      await sandbox.payDeposit(orderIdIn(page.url()));
      await expectBalance(page, '¥300.00');
    });
  },
);
