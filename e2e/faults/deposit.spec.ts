import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { payCall } from '@site/shared/wire/funds';
import type { Page } from '@playwright/test';
import { complaintsBeyond } from '../support/complaints';
import { orderIdIn } from '../support/deposit';
import { expect, test } from '../support/journey';
import { expectBalance, signIn } from '../support/player';

/** A deposit is ordered once, even when the response is lost. */
test('a deposit whose response is lost is one order, and the player reaches its waiting page', async ({ page, sandbox, complaints }) => {
  await fillDeposit(page);
  await sandbox.setFault(payCall.path, { kind: 'dropAfter' });

  await page.getByRole('button', { name: '立即存款' }).click();

  await expect(page.getByRole('heading', { name: '等待付款' })).toBeVisible();
  await sandbox.payDeposit(orderIdIn(page.url()));
  await expectBalance(page, '¥300.00');
  expect(complaintsBeyond(complaints, `${DEFAULT_ADDRESSES.host}/fd/api/v1/payment`)).toEqual([]);
});

test(
  'a deposit whose request is lost is none: the player is notified, and can order again',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await fillDeposit(page);
    await sandbox.setFault(payCall.path, { kind: 'drop' });

    await page.getByRole('button', { name: '立即存款' }).click();

    await expect(page.getByText('本次存款未提交')).toBeVisible();
    await expect(page.getByLabel('存款金额')).toHaveValue('300.00');
    await page.getByRole('button', { name: '立即存款' }).click();
    await expect(page.getByRole('heading', { name: '等待付款' })).toBeVisible();
    expect(complaintsBeyond(complaints, `${DEFAULT_ADDRESSES.host}/fd/api/v1/payment`)).toEqual([]);
  },
);

async function fillDeposit(page: Page): Promise<void> {
  await page.goto('/');
  await signIn(page);
  await page.getByRole('banner').getByRole('link', { name: '存款' }).click();
  await page.getByLabel('存款金额').fill('300');
}
