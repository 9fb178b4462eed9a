import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { openAsMember } from '../support/memberPage';
import { expectBalance } from '../support/player';

const method = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const amount = (page: Page) => page.getByLabel('存款金额');
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Goes back like the browser's button. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.history.back();
  });
}

test('Back keeps the method and the amount of a deposit, from another screen, from the order, and after a reload', async ({
  page,
  complaints,
}) => {
  await openAsMember(page, '/mine/savemoney');
  await method(page, /^支付宝/).check({ force: true });
  await amount(page).fill('１,５００');
  await expect(amount(page)).toHaveValue('1,500');
  await expect(page).toHaveURL('/mine/savemoney?method=ALIPAY&amount=1%2C500');

  await test.step('from another screen', async () => {
    await page.getByRole('navigation', { name: '资金操作' }).getByRole('link', { name: '转账' }).click();
    await expect(page.getByLabel('转账金额')).toBeVisible();
    await goBack(page);
    await expect(method(page, /^支付宝/)).toBeChecked();
    await expect(amount(page)).toHaveValue('1500.00');
  });

  await test.step('from the order, which has the focus and names the account of Alipay', async () => {
    await page.getByRole('button', { name: '立即存款' }).click();
    await expect(heading(page, '等待付款')).toBeFocused();
    await expect(page.getByText('收款账户', { exact: true })).toBeVisible();
    await expect(page.getByText('收款银行')).toHaveCount(0);
    await goBack(page);
    await expect(amount(page)).toHaveValue('1500.00');
  });

  await test.step('after a reload; an address with bad values begins with the defaults', async () => {
    await page.reload();
    await expect(method(page, /^支付宝/)).toBeChecked();
    await expect(amount(page)).toHaveValue('1500.00');
    await page.goto('/mine/savemoney?method=GOLD&amount=%3Cb%3E');
    await expect(method(page, /^银行卡转账/)).toBeChecked();
    await expect(amount(page)).toHaveValue('');
  });
  expect(complaints).toEqual([]);
});

test(
  'Back keeps the kind and the page of the records, and how far they were scrolled',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await page.setViewportSize({ width: 1920, height: 420 });
    for (let yuan = 1; yuan <= 13; yuan += 1) await sandbox.setBalance(`${String(yuan)}.00`);
    await openAsMember(page, '/mine/transRecord');
    await page.getByRole('button', { name: '人工调整' }).click();
    // The rows are the header, the day, and a page of ten.
    await expect(page.getByRole('row')).toHaveCount(12);
    await page.evaluate(() => {
      window.scrollTo(0, 260);
    });
    await page.getByRole('button', { name: '较早' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(5);
    await page.evaluate(() => {
      window.scrollTo(0, 150);
    });
    await expect(page).toHaveURL(/\/mine\/transRecord\?kind=adjustment&before=\d+$/);

    await page.getByRole('button', { name: '刷新余额' }).focus();
    await page.getByRole('banner').getByRole('link', { name: '转账' }).click();
    await expect(page.getByLabel('转账金额')).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await goBack(page);

    await expect(page.getByRole('button', { name: '人工调整' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('row')).toHaveCount(5);
    await expect(page.getByRole('button', { name: '较新' })).toBeEnabled();
    await expect.poll(() => scrolled(page)).toBe(150);
    expect(complaints).toEqual([]);
  },
);

test(
  'the page of an online payment says that the cashier was opened, or that the browser has blocked it',
  { tag: '@full' },
  async ({ page, complaints }) => {
    await openAsMember(page, '/mine/savemoney');
    await method(page, /^在线支付/).check({ force: true });
    await amount(page).fill('200');
    await page.getByRole('button', { name: '立即存款' }).click();
    const cashier = page.getByRole('link', { name: '前往收银台支付 ¥200' });
    await expect(page.getByText('请点击下方按钮，在新窗口打开收银台完成付款。', { exact: false })).toBeVisible();

    await test.step('blocked: it has not opened, and can be opened again', async () => {
      const open = await page.evaluateHandle(() => {
        const { open: original } = window;
        window.open = () => null;
        return original;
      });
      await cashier.click();
      await expect(page.getByText('浏览器拦截了新窗口，收银台没有打开。', { exact: false })).toBeVisible();
      await page.evaluate((original) => {
        window.open = original;
      }, open);
    });

    await test.step('opened: the page says so, and follows the payment', async () => {
      const [window] = await Promise.all([page.waitForEvent('popup'), cashier.click()]);
      await expect(page.getByText('收银台已在新窗口打开', { exact: false })).toBeVisible();
      await expect(page.getByText('拦截', { exact: false })).toHaveCount(0);
      await window.getByRole('button', { name: /确认支付/ }).click();

      await expect(heading(page, '存款已到账')).toBeFocused();
      await expectBalance(page, '¥200.00');
    });
    expect(complaints).toEqual([]);
  },
);
