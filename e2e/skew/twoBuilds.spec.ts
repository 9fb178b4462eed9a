import type { Locator } from '@playwright/test';
import { packageDir } from '@site/release/packages';
import { expect, test } from '../support/journey';
import { expectBalance, header, signIn } from '../support/player';
import { refocus, hasRun, newestBuild, originOf } from '../support/deployed';
import { rebuild, type Rebuilt } from '../support/rebuild';

let next: Rebuilt;

test.beforeAll(async () => {
  next = await rebuild({ from: packageDir('remote-wallet'), version: '1.1.0' });
});

test('two builds of one remote in one page: the old one stays in the header, the new one is the screen', async ({
  page,
  sandbox,
  serveSite,
  complaints,
}) => {
  await sandbox.setBalance('500.00');
  const site = await serveSite({ remoteRoots: { wallet: [next.root] } });
  const before = newestBuild(site, 'wallet');
  const after = next.describe(originOf(site, 'wallet'));
  const screen = page.getByRole('main');
  await page.goto(`${site.origin}/game/realbet`);
  await signIn(page);
  await expectBalance(page, '¥500.00');
  // The host shows the amount until the wallet's menu is mounted; only the wallet has the links.
  const transfer = header(page).getByRole('link', { name: '转账' });
  await expect(transfer).toBeVisible();
  const mounted = await transfer.elementHandle();

  await test.step('a new build is deployed while the page is open, and the next mount uses it', async () => {
    site.deploy({ wallet: { enabled: true, active: after, previous: before } });
    await refocus(page);
    expect([await hasRun(page, before), await hasRun(page, after)]).toEqual([true, false]);
    await transfer.click();
    await expect(screen.getByRole('heading', { name: '转账', level: 1 })).toBeVisible();
    expect([await hasRun(page, before), await hasRun(page, after)]).toEqual([true, true]);
    expect(await mounted.evaluate((element) => element.isConnected), 'the header is still the old mount').toBe(true);
  });

  await test.step('neither has the classes of the other', async () => {
    const [ofHeader, ofScreen] = await Promise.all([walletClasses(header(page)), walletClasses(screen)]);
    expect(ofHeader.length).toBeGreaterThan(0);
    expect(ofScreen.length).toBeGreaterThan(0);
    expect(ofScreen.filter((name) => ofHeader.includes(name))).toEqual([]);
  });

  await test.step('both follow the balance', async () => {
    await sandbox.setBalance('800.00');
    await header(page).getByRole('button', { name: '刷新余额' }).click();
    await expectBalance(page, '¥800.00');
    await expect(screen.getByText('¥800.00').first()).toBeVisible();
  });

  await test.step('both follow the language', async () => {
    await page.getByRole('button', { name: '切换为繁体中文' }).click();
    await expect(header(page).getByRole('link', { name: '轉帳' })).toBeVisible();
    await expect(screen.getByRole('heading', { name: '轉帳', level: 1 })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

/** Returns the classes of the wallet's builds inside an element. */
function walletClasses(inside: Locator): Promise<readonly string[]> {
  return inside.evaluate((element) => [
    ...new Set([...element.querySelectorAll('[class*="remote-wallet-"]')].flatMap(({ classList }) => [...classList])),
  ]);
}
