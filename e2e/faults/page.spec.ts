import type { Page } from '@playwright/test';
import { LOCAL_ENTRIES } from '@site/shared/storage';
import { betButton, fillSlip, openBoard } from '../support/betting';
import { expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { expectBalance, signIn } from '../support/player';

test('an address that leads nowhere shows the not-found screen and a way home [R-NAV-05]', async ({ page, complaints }) => {
  await page.goto('/no/such/place');

  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL('/');
  expect(complaints).toEqual([]);
});

for (const script of ['shared', 'main']) {
  test(`without its script ${script} the page says that it could not be loaded, and loads it again`, { tag: '@full' }, async ({ page }) => {
    const address = new RegExp(`/assets/${script}\\.[^/]+\\.js$`);
    await page.route(address, (route) => route.abort());
    await page.goto('/');
    const notice = page.getByRole('alert');
    await expect(notice.getByText('网站未能打开，可能是网络缓慢或中断。')).toBeVisible();

    await page.unroute(address);
    await notice.getByRole('link', { name: '重新加载' }).click();

    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible();
    await expect(page.locator('#unloaded')).toBeHidden();
  });
}

test.describe('local storage with invalid values', () => {
  const GARBAGE = ['', '[object Object]', '{"__proto__":{"x":1},"revision":1e999}'];
  const { token, userId, ...others } = LOCAL_ENTRIES;
  const LOGIN: readonly string[] = [token.key, userId.key];
  const KEYS = [...Object.values(others).map(({ key }) => key), 'site.credentials', 'DD_anything'];

  for (const [index, garbage] of GARBAGE.entries()) {
    test(
      `leaves the site as it is (${String(index + 1)})`,
      index === GARBAGE.length - 1 ? {} : { tag: '@full' },
      async ({ page, sandbox, complaints }) => {
        await sandbox.setBalance('500.00');
        await sandbox.createMatch(IN_PLAY);
        await page.goto('/');
        await signIn(page);
        await openBoard(page);
        await fillSlip(page);

        await page.evaluate(
          ({ known, spared, value }) => {
            const keys = new Set([...Object.keys(window.localStorage), ...known]);
            for (const key of keys) if (!spared.includes(key)) window.localStorage.setItem(key, value);
          },
          { known: KEYS, spared: LOGIN, value: garbage },
        );
        await page.reload();

        await expectBalance(page, '¥500.00');
        await fillSlip(page);
        await expect(betButton(page)).toBeEnabled();
        await page.goto('/mine/savemoney');
        await expect(page.getByLabel('存款金额')).toBeVisible();
        expect(complaints).toEqual([]);
      },
    );
  }

  test('a token that the platform never issued ends in one sign-in, not in a loop', async ({ page }) => {
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

test('traditional Chinese and the professional edition persist over a reload [R-I18N-02]', async ({ page, complaints }) => {
  await page.goto('/');
  await test.step('the classic edition is light [R-EDITION-02]', async () => {
    expect(await backgroundLightness(page)).toBeGreaterThan(0.8);
  });
  await page.getByRole('radio', { name: '专业' }).check();
  await page.getByRole('button', { name: '切换为繁体中文' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: '登入' })).toBeVisible();

  await page.reload();

  await expect(page.getByRole('banner').getByRole('button', { name: '登入' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await test.step('the professional edition is dark, and still chosen [R-EDITION-03] [R-EDITION-04] [R-EDITION-05]', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
    expect(await backgroundLightness(page)).toBeLessThan(0.2);
  });
  expect(complaints).toEqual([]);
});

/** Returns the lightness of the page's background: 0 is black, 1 is white. */
function backgroundLightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / (3 * 255);
  });
}
