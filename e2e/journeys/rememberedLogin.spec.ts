import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { moveTo } from '../support/memberPage';
import { openLogin } from '../support/player';

test('what a script could send away of a device that remembers a password has no key; the security page removes both', async ({
  page,
  complaints,
}) => {
  const accountMenu = page.getByRole('button', { name: 'player1 的账户菜单' });
  await page.goto('/');
  const login = await openLogin(page);
  await login.getByLabel('用户名').fill('player1');
  await login.getByLabel('密码', { exact: true }).fill('player123');
  await login.getByRole('checkbox', { name: '记住密码' }).check();
  await login.getByRole('button', { name: '登录' }).click();
  await expect(accountMenu).toBeVisible();

  await test.step('the key is in the browser, and cannot be exported', async () => {
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('site.rememberedLogin'))).not.toBeNull();
    expect(await rememberedOn(page)).toEqual({ hasText: true, key: 'AES-GCM, refuses: InvalidAccessError' });
    expect(await page.evaluate(() => Object.keys(window.localStorage))).not.toContain('site.deviceKey');
    const text = await page.evaluate(() => JSON.stringify(window.localStorage));
    expect(text).not.toContain('player123');
  });

  await test.step('after an end of the login the form is filled in', async () => {
    await page.evaluate(() => {
      window.localStorage.removeItem('site.token');
    });
    await page.reload();
    await openLogin(page);
    await expect(login.getByLabel('用户名')).toHaveValue('player1');
    await expect(login.getByRole('checkbox', { name: '记住密码' })).toBeChecked();
    await login.getByRole('button', { name: '登录' }).click();
  });

  const signOut = async () => {
    await accountMenu.click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await openLogin(page);
  };

  await test.step('after a sign-out the form is filled in', async () => {
    await signOut();
    await expect(login.getByLabel('密码', { exact: true })).toHaveValue('player123');
    await login.getByRole('button', { name: '登录' }).click();
    await expect(accountMenu).toBeVisible();
  });

  await test.step('once cleared on the security page, nothing is left', async () => {
    await moveTo(page, '/mine/auth');
    await page.getByRole('button', { name: '在本设备上清除' }).click();
    await expect(page.getByText('本设备没有记住登录密码。')).toBeVisible();
    await expect.poll(() => rememberedOn(page)).toEqual({ hasText: false, key: 'none' });
    await signOut();
    await expect(login.getByLabel('用户名')).toHaveValue('');
  });
  expect(complaints).toEqual([]);
});

/** Returns what the device stores of remembered credentials, and the result of an attempt to export the key. */
function rememberedOn(page: Page): Promise<{ readonly hasText: boolean; readonly key: string }> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(new Error(request.error?.message));
        };
      });
    const database = await asked(indexedDB.open('site'));
    const key: unknown = await asked(database.transaction('keys').objectStore('keys').get('credentials'));
    database.close();
    const hasText = window.localStorage.getItem('site.rememberedLogin') !== null;
    if (!(key instanceof CryptoKey)) return { hasText, key: 'none' };
    const refusal = await crypto.subtle.exportKey('raw', key).then(
      () => 'nothing',
      (error: unknown) => (error instanceof DOMException ? error.name : 'another way'),
    );
    return { hasText, key: `${key.algorithm.name}, refuses: ${refusal}` };
  });
}
