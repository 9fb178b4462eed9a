import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { openAsMember } from '../support/memberPage';
import { expectBalance } from '../support/player';
import { latestWithdrawals, prepareWithdrawals, rejectWithdrawal, withdraw } from '../support/withdrawing';

const venues = (page: Page) => page.getByRole('region', { name: '场馆余额' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function focusedItem(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement instanceof HTMLLIElement ? document.activeElement.innerText : ''));
}

test('what moves money in one of two tabs is in the other too, and no panel says what is over', async ({
  page,
  context,
  sandbox,
  complaints,
}) => {
  await sandbox.setBalance('1000.00');
  await openAsMember(page, '/mine/wallet');
  await expectBalance(page, '¥1,000.00');
  await prepareWithdrawals(page);
  const other = await context.newPage();

  await test.step('a transfer there is in the balance, the venue and the records here', async () => {
    await other.goto('/mine/transfermoney?venue=JGDZ');
    await other.getByLabel('转账金额').fill('300');
    await other.getByRole('button', { name: '确认转账' }).click();
    await expect(other.getByText(/^已转入 .*¥/)).toBeVisible();

    await expectBalance(page, '¥700.00');
    await expect(venues(page).getByText('¥300.00')).toBeVisible();
    await expect(page.getByRole('region', { name: '最近交易' }).getByText('-¥300.00')).toBeVisible();
  });

  await test.step('a recycle here is there, and the focus stays at the venue', async () => {
    await venues(page).getByRole('button', { name: '回收极光电子的余额' }).click();
    await expectBalance(page, '¥1,000.00');

    await expectBalance(other, '¥1,000.00');
    await expect(other.getByText('余额 ¥1,000.00')).toBeVisible();
    await expect.poll(() => focusedItem(page)).toContain('极光电子');
  });

  await test.step('a withdrawal here is there, and cancelled there it is no longer locked here', async () => {
    await page.goto('/mine/takemoney');
    await other.goto('/mine/takemoney');
    await expect(heading(other, '最近取款')).toBeVisible();
    await withdraw(page, '300');
    await expect(heading(page, '取款申请已提交')).toBeFocused();
    await expect(page.getByText('款项已锁定，处理完成后会转入您的收款账户。')).toBeVisible();

    await expect(latestWithdrawals(other)).toContainText('处理中');
    await expectBalance(other, '¥700.00');
    await expect(other.getByText('含锁定金额 ¥300.00')).toBeVisible();

    await latestWithdrawals(other)
      .getByRole('button', { name: /^取消取款/ })
      .click();
    await other.getByRole('alertdialog').getByRole('button', { name: '确定取消' }).click();
    await expect(latestWithdrawals(other)).toContainText('已取消');
    await expect(heading(page, '取款已取消')).toBeVisible();
    await expect(page.getByText('款项已锁定')).toHaveCount(0);
    await expectBalance(page, '¥1,000.00');
    await expect.poll(() => focusedItem(other)).toContain('已取消');
  });

  await test.step('one that the operator refuses says so on its receipt', async () => {
    await page.getByRole('button', { name: '再提一笔' }).click();
    await withdraw(page, '200');
    await expect(heading(page, '取款申请已提交')).toBeFocused();
    const [order] = await page.getByRole('article').getByRole('definition').allTextContents();

    await rejectWithdrawal(order ?? '', '户名不符');

    // The list is polled every five seconds.
    await expect(heading(page, '取款已被拒绝')).toBeVisible();
    await expect(page.getByText('款项已退回中心钱包。 原因：户名不符')).toBeVisible();
    await expectBalance(page, '¥1,000.00');
    await expectBalance(other, '¥1,000.00');
  });

  await test.step('an order that is cancelled there asks for no payment here', async () => {
    await page.goto('/mine/savemoney');
    await page.getByLabel('存款金额').fill('100');
    await page.getByRole('button', { name: '立即存款' }).click();
    await expect(heading(page, '等待付款')).toBeFocused();
    await other.goto(page.url());

    await other.getByRole('button', { name: '取消订单' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: '确定取消' }).click();

    await expect(heading(other, '订单已取消')).toBeFocused();
    await expect(heading(page, '订单已取消')).toBeVisible();
    await expect(page.getByText('收款账号')).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});
