import type { Page } from '@playwright/test';
import { betButton, fillSlip, openBoard, receipt } from '../support/betting';
import { expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { expectBalance, header, signIn } from '../support/player';

const account = (page: Page) => page.getByRole('button', { name: 'player1 的账户菜单' });
const loginButton = (page: Page) => header(page).getByRole('button', { name: '登录' });
const loginDialog = (page: Page) => page.getByRole('dialog', { name: '登录' });

async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(loginButton(page)).toBeVisible();
}

const isCall = ({ pathname }: URL): boolean => pathname.includes('/api/');

/** @returns a function that counts the page loads since its creation */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('a sign-in in one tab signs in the other, and a sign-out ends both [R-SESSION-01]', async ({ page, context, complaints }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/');
  await loginButton(other).click();
  await expect(loginDialog(other)).toBeVisible();

  await test.step('signed in here, the other tab shows the account and closes its dialog', async () => {
    await signIn(page);
    await expect(loginDialog(other)).toBeHidden();
    await expect(account(other)).toBeVisible();
  });

  await test.step('signed out here, the other tab leaves the member page', async () => {
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

test('an expired login shows its notice in both tabs, ends in both, and causes no loop [R-SESSION-13] [R-SESSION-15] [R-SESSION-16]', async ({
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
  // The next call reports the expiry. It has to be one of this tab.
  await other.route(isCall, (route) => route.abort());
  await sandbox.expireSessions();
  // Refresh the balance, unless a poll of this tab is faster and closes the page first. The notice is visible for a
  // short time only.
  const press = refresh.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(page.getByText('请重新登录')).toHaveCount(1);
  await press;
  await expect(loginDialog(page)).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(loginDialog(other)).toBeVisible();
  await expect(other).toHaveURL(/:\d+\/$/);
  await other.unroute(isCall);

  // This is long enough for a second round of reloads, which must not happen.
  await page.waitForTimeout(3000);
  // The loads are the member page, and then home.
  expect(loads()).toBeLessThanOrEqual(2);
  expect(loadsOfOther()).toBeLessThanOrEqual(1);
  await signIn(page);
  await expect(account(other)).toBeVisible();
});

test('an expired login met by the full load of another tab opens login there, once, and a sign-out leaves guests in silence [R-SESSION-16]', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto('/');
  await signIn(page);
  // Leave the page, because its member stream would report the expiry first.
  await page.goto('about:blank');
  await sandbox.expireSessions();

  const other = await context.newPage();
  const notice = other.getByText('请重新登录').waitFor();
  // The page redirects to home before it has loaded.
  await other.goto('/mine/betRecord', { waitUntil: 'commit' });
  await notice;
  await expect(other).toHaveURL(/:\d+\/$/);
  await expect(loginDialog(other)).toBeVisible();

  await page.goto('/');
  await expect(loginButton(page)).toBeVisible();
  await expect(loginDialog(page)).toBeHidden();
  await signIn(page);
  await expect(account(other)).toBeVisible();
  await signOut(page);
  await expect(loginButton(other)).toBeVisible();
  await expect(loginDialog(other)).toBeHidden();
});

test('three tabs have one session, one slip and one balance', async ({ page, context, sandbox, complaints }) => {
  await sandbox.createMatch(IN_PLAY);
  await sandbox.setBalance('500.00');
  const tabs = [page, await context.newPage(), await context.newPage()] as const;
  const [first, second, third] = tabs;
  for (const tab of tabs) await tab.goto('/');
  await signIn(first);
  for (const tab of tabs) await openBoard(tab);
  await fillSlip(second);
  for (const tab of tabs) await expect(betButton(tab)).toBeVisible();
  await betButton(third).click();

  await expect(receipt(third)).toBeVisible();
  for (const tab of tabs) await expectBalance(tab, '¥400.00');
  for (const tab of tabs) await expect(betButton(tab)).toHaveCount(0);
  expect(await sandbox.tickets()).toHaveLength(1);

  await signOut(first);
  for (const tab of tabs) await expect(loginButton(tab)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a page whose session ended while its device slept asks for a sign-in when it wakes, and bets nothing', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.createMatch(IN_PLAY);
  await sandbox.setBalance('500.00');
  await page.goto('/');
  await signIn(page);
  await openBoard(page);
  await fillSlip(page);
  const device = await context.newCDPSession(page);
  await device.send('Page.setWebLifecycleState', { state: 'frozen' });
  await sandbox.expireSessions();
  await device.send('Page.setWebLifecycleState', { state: 'active' });

  await expect(loginDialog(page)).toBeVisible();
  expect(await sandbox.tickets()).toEqual([]);
});
