import { readSandbox } from '../compose/sandbox';
import { expect, test } from '../support/journey';
import { signIn } from '../support/player';

test('a stolen session is seen in the list and signed out: its page says so, and its chat ends', async ({ page, browser }) => {
  const stranger = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' });
  const stolen = await stranger.newPage();
  await page.goto('/');
  await signIn(page);
  await stolen.goto('/');
  await signIn(stolen);
  await stolen.goto('/chat');
  await expect(stolen.getByLabel('发言内容')).toBeEnabled();

  await test.step('an inbox message reports it, and its owner finds it in the list', async () => {
    await page.goto('/mine/message?type=notice');
    await page
      .getByRole('button', { name: /新设备登录提醒/ })
      .first()
      .click();
    await expect(page.getByText(/您的账户在新的设备上登录：Firefox · Linux，网络地址 127\.0\.0\.\*。/)).toBeVisible();
    await page.goto('/mine/auth');
    await page.getByRole('link', { name: '查看登录设备' }).click();
    const sessions = page.getByRole('list', { name: '已登录的设备' });
    await expect(sessions.getByRole('listitem').filter({ hasText: '本设备' })).toContainText('Chrome · Linux');
  });

  await test.step('signed out, it ends at once', async () => {
    const shown = stolen.getByText('请重新登录').waitFor();
    await page.getByRole('button', { name: /^退出 Firefox · Linux/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '退出', exact: true }).click();
    await expect(page.getByText('没有其他设备登录您的账户。')).toBeVisible();

    await shown;
    await expect(stolen.getByRole('dialog', { name: '登录' })).toBeVisible();
  });

  await test.step('this one goes on', async () => {
    await page.reload();
    await expect(page.getByText('没有其他设备登录您的账户。')).toBeVisible();
    // This device opens no chat until it is used again, and the signed-out one has none.
    await expect.poll(() => readSandbox('streams')).toMatchObject({ chat: 0 });
  });
});
