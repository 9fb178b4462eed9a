import { expect, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

/** Deposits by bank transfer, from the link in the header to the credited order; the cashier pays when asked. */
export async function deposit(page: Page, sandbox: Sandbox, yuan: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: '存款' }).click();
  await page.getByLabel('存款金额').fill(yuan);
  await page.getByRole('button', { name: '立即存款' }).click();

  await expect(page.getByRole('heading', { name: '等待付款' })).toBeVisible();
  await sandbox.payDeposit(orderIdIn(page.url()));
  await expect(page.getByRole('heading', { name: '存款已到账' })).toBeVisible();
}

/** The order that a waiting page shows. */
export function orderIdIn(url: string): string {
  const id = /\/mine\/savemoney\/transfer\/(?<id>[^/?]+)/.exec(url)?.groups?.['id'];
  if (id === undefined) throw new Error(`no order in ${url}`);
  return id;
}
