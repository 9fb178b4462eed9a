import { expect, type Page } from '@playwright/test';
import { header } from './player';
import type { Sandbox } from './sandbox';
import { untranslated, type Translate } from './translator';

/** Deposits by bank transfer, from the link in the header to the credited order; the cashier pays on command. */
export async function deposit(
  page: Page,
  sandbox: Pick<Sandbox, 'payDeposit'>,
  yuan: string,
  translate: Translate = untranslated,
): Promise<void> {
  await header(page)
    .getByRole('link', { name: translate('存款') })
    .click();
  await page.getByLabel(translate('存款金额')).fill(yuan);
  await page.getByRole('button', { name: translate('立即存款') }).click();

  await expect(page.getByRole('heading', { name: translate('等待付款') })).toBeVisible();
  await sandbox.payDeposit(orderIdIn(page.url()));
  await expect(page.getByRole('heading', { name: translate('存款已到账') })).toBeVisible();
}

export function orderIdIn(url: string): string {
  const id = /\/mine\/(?:savemoney\/\w+|huione|xnbsk)\/(?<id>[^/?]+)/.exec(url)?.groups?.['id'];
  if (id === undefined) throw new Error(`no order in ${url}`);
  return id;
}
