import { LOCAL_ENTRIES } from '@site/shared/storage';
import { expect, test } from '../journeys/support/journey';
import { expectBalance, signIn } from '../journeys/support/player';

test('an address that leads nowhere shows the not-found screen and a way home [R-NAV-05]', async ({ page, complaints }) => {
  await page.goto('/no/such/place');

  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL('/');
  expect(complaints).toEqual([]);
});

test.describe('local storage full of what nobody wrote there', () => {
  const GARBAGE = ['', '[object Object]', '{"__proto__":{"x":1},"revision":1e999}'];
  const KEYS = [
    ...Object.values(LOCAL_ENTRIES).map(({ key }) => key),
    'site.credentials',
    'site.deployment',
    'sports.slip',
    'sports.placement',
    'DD_anything',
  ].filter((key) => key !== LOCAL_ENTRIES.token.key);

  for (const [index, garbage] of GARBAGE.entries()) {
    test(`leaves the site as it is (${String(index + 1)})`, async ({ page, sandbox, complaints }) => {
      await sandbox.setBalance('500.00');
      const tamper = (keys: readonly string[]): Promise<void> =>
        page.evaluate(
          ({ keys: written, value }) => {
            for (const key of written) window.localStorage.setItem(key, value);
          },
          { keys, value: garbage },
        );

      await page.goto('/');
      await tamper(KEYS);
      await page.reload();
      await signIn(page);
      await expectBalance(page, '¥500.00');

      await tamper(KEYS.filter((key) => key !== LOCAL_ENTRIES.userId.key));
      await page.goto('/mine/userinfo');
      await expect(page.getByRole('heading', { name: '个人资料' })).toBeVisible();
      await expectBalance(page, '¥500.00');
      expect(complaints).toEqual([]);
    });
  }

  test('a token that nobody gave out ends in one sign-in, not in a loop', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(
      (keys) => {
        for (const key of keys) window.localStorage.setItem(key, 'forged');
      },
      [LOCAL_ENTRIES.token.key, LOCAL_ENTRIES.userId.key],
    );

    await page.goto('/mine/userinfo');

    await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await signIn(page);
  });
});

test('traditional Chinese and the professional edition stay over a reload [R-I18N-02] [R-EDITION-03] [R-EDITION-04] [R-EDITION-05]', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await page.getByRole('radio', { name: '专业' }).check({ force: true });
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitem', { name: '繁体中文' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: '登入' })).toBeVisible();

  await page.reload();

  await expect(page.getByRole('banner').getByRole('button', { name: '登入' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  expect(complaints).toEqual([]);
});
