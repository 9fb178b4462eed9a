import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { expect, test } from '../support/journey';
import { createKeyboard, type Keyboard } from '../support/keyboard';
import { moveTo } from '../support/memberPage';
import { header, openLogin, signIn } from '../support/player';

const HALF_MINUTE_MS = 30_000;

test(
  'a second factor is set up and used with Tab and Enter alone, with what the page shows, replaced by a recovery code, and switched off',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    // Each code needs a new interval, so the platform's clock and the authenticator advance by one.
    let ahead = 0;
    const nextInterval = async () => {
      ahead += HALF_MINUTE_MS;
      await sandbox.advance(HALF_MINUTE_MS);
    };
    const card = page.getByRole('region', { name: '两步验证' });
    let app = new TOTP();
    const code = () => app.generate({ timestamp: Date.now() + ahead });

    const keys = createKeyboard(page);

    await page.goto('/');
    await signIn(page);
    await page.goto('/mine/auth');

    await test.step('set up', async () => {
      const open = card.getByRole('button', { name: '开启两步验证' });
      await expect(open).toBeVisible();
      await keys.press('Tab');
      await keys.press('Enter');
      await keys.pressUntil('Tab', open);
      await keys.press('Enter');
      await keys.pressUntil('Tab', card.getByLabel('登录密码', { exact: true }));
      await page.keyboard.type('player123');
      await keys.press('Enter');
      await expect(card.getByRole('img', { name: '两步验证的二维码' })).toBeVisible();
      const secret = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '');
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      app = new TOTP({ secret });
      expect(await accessibilityFaults(page)).toEqual([]);
      await keys.pressUntil('Tab', card.getByRole('textbox', { name: '动态码' }).first(), 3);
      await page.keyboard.type(code());
      await keys.press('Enter');
      await expect(card.getByRole('list', { name: '恢复码' }).getByRole('listitem')).toHaveCount(10);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
    const recovery = (await card.getByRole('listitem').first().textContent()) ?? '';
    await keys.pressUntil('Tab', card.getByRole('button', { name: '我已保存' }), 3);
    await keys.press('Enter');
    await expect(card).toContainText('还有 10 个恢复码可用');
    await expect(page.locator(':focus')).toContainText('还有 10 个恢复码可用');

    await test.step('asked for at the next sign-in', async () => {
      await signOut(page);
      await nextInterval();
      await signInByKeyboard(page, keys);
      const field = page.getByRole('textbox', { name: '动态码' });
      await expect(field).toBeFocused();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.type(code());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'player1 的账户菜单' })).toBeVisible();
    });

    await test.step('a recovery code in its place', async () => {
      await signOut(page);
      await fillIn(page);
      await page.getByRole('textbox', { name: '动态码' }).fill(recovery);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'player1 的账户菜单' })).toBeVisible();
    });

    await test.step('switched off', async () => {
      await nextInterval();
      await moveTo(page, '/mine/auth');
      await expect(card).toContainText('还有 9 个恢复码可用');
      await card.getByRole('button', { name: '管理' }).click();
      await card.getByText('关闭两步验证').first().click();
      await card.getByLabel('登录密码', { exact: true }).fill('player123');
      await card.getByLabel('动态码或恢复码').fill(code());
      await card.getByRole('button', { name: '关闭两步验证' }).click();
      await expect(card).toContainText('未开启');
    });
    expect(complaints).toEqual([]);
  },
);

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.localStorage.clear();
  });
  await page.goto('/');
}

async function signInByKeyboard(page: Page, keys: Keyboard): Promise<void> {
  await keys.pressUntil('Tab', header(page).getByRole('button', { name: '登录' }));
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: '登录' });
  const name = dialog.getByLabel('用户名');
  await expect(name).toBeVisible();
  if (!(await name.evaluate((element) => element === document.activeElement))) await keys.pressUntil('Tab', name);
  await page.keyboard.type('player1');
  await keys.pressUntil('Tab', dialog.getByLabel('密码', { exact: true }));
  await page.keyboard.type('player123');
  await keys.press('Enter');
}

async function fillIn(page: Page): Promise<void> {
  const dialog = await openLogin(page);
  await dialog.getByLabel('用户名').fill('player1');
  await dialog.getByLabel('密码', { exact: true }).fill('player123');
  await dialog.getByRole('button', { name: '登录' }).click();
}
