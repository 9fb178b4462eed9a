import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { header, signIn } from '../support/player';

const account = (page: Page) => page.getByRole('button', { name: 'player1 的账户菜单' });
const loginButton = (page: Page) => header(page).getByRole('button', { name: '登录' });
const loginDialog = (page: Page) => page.getByRole('dialog', { name: '登录' });

async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(loginButton(page)).toBeVisible();
}

const isCall = ({ pathname }: URL): boolean => pathname.includes('/api/');

/** How often the page was loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('whoever signs in in one tab is in in the other, and whoever leaves one leaves both [R-SESSION-01]', async ({
  page,
  context,
  complaints,
}) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/');
  await loginButton(other).click();
  await expect(loginDialog(other)).toBeVisible();

  await test.step('signed in here, the account stands there, and the open dialog is gone', async () => {
    await signIn(page);
    await expect(loginDialog(other)).toBeHidden();
    await expect(account(other)).toBeVisible();
  });

  await test.step('signed out here, the page of members there is closed', async () => {
    await other.goto('/mine/betRecord');
    await expect(other).toHaveURL(/\/mine\/betRecord$/);
    await expect(account(other)).toBeVisible();

    await signOut(page);

    await expect(other).toHaveURL(/:\d+\/$/);
    await expect(loginButton(other)).toBeVisible();
    expect(await other.evaluate(() => window.localStorage.getItem('site.token'))).toBeNull();
  });
  expect(complaints).toEqual([]);
});

test('a login that expires is told once, ends in both tabs, and leads to no loop [R-SESSION-13] [R-SESSION-15] [R-SESSION-16]', async ({
  page,
  context,
  sandbox,
}) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/');
  await signIn(page);
  await expect(account(other)).toBeVisible();
  const [loads, loadsOfOther] = [countLoads(page), countLoads(other)];

  await page.goto('/mine/betRecord');
  const refresh = page.getByRole('button', { name: '刷新余额' });
  await expect(refresh).toBeEnabled();
  // Whoever asks next is told: this tab, and not the other by a call of its own.
  await other.route(isCall, (route) => route.abort());
  await sandbox.expireSessions();
  // The player asks for the balance, unless a reading of this tab is quicker and closes the page under the pointer. The notice stays for a moment only.
  const press = refresh.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(page.getByText('请重新登录')).toHaveCount(1);
  await press;
  await expect(loginDialog(page)).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(loginButton(other)).toBeVisible();
  await other.unroute(isCall);

  // Long enough for a second round, if there were one.
  await page.waitForTimeout(3000);
  // The page of members, and home after it.
  expect(loads()).toBeLessThanOrEqual(2);
  expect(loadsOfOther()).toBeLessThanOrEqual(1);
  await signIn(page);
  await expect(account(other)).toBeVisible();
});
