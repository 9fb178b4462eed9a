import { expect, test } from '../support/journey';
import { openAsMember } from '../support/memberPage';
import { addUsableCard, setWithdrawalPassword, withdraw } from '../support/withdrawing';

test('a withdrawal without a withdrawal password leads to setting it, and goes on with what was filled in', async ({
  page,
  sandbox,
  complaints,
}) => {
  await sandbox.setBalance('1000.00');
  await openAsMember(page, '/mine/wallet');
  await addUsableCard(page);
  await page.goto('/mine/takemoney?amount=300');
  await page.getByRole('link', { name: '设置二级密码' }).click();
  await expect(page).toHaveURL(/\/mine\/auth\?/);
  await setWithdrawalPassword(page);

  await expect(page.getByLabel('取款金额')).toHaveValue('300.00');
  await withdraw(page, '300');
  await expect(page.getByRole('heading', { name: '取款申请已提交' })).toBeFocused();
  expect(complaints).toEqual([]);
});
