import type { Page } from '@playwright/test';
import { payCall } from '@site/shared/wire/funds';
import { withdrawCall } from '@site/shared/wire/withdrawals';
import { steerSandbox } from '../compose/sandbox';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { deposit, orderIdIn } from '../support/deposit';
import { expect, test } from '../support/journey';
import { openAsMember } from '../support/memberPage';
import { expectBalance } from '../support/player';
import { latestWithdrawals, PASSWORD, prepareEveryAccount, withdraw } from '../support/withdrawing';

/** Deposit methods, each with the amount and additional content of its waiting page. */
const DEPOSITS = [
  [/^银行卡转账/, '300', '附言码'],
  [/^支付宝/, '200', '收款账户'],
  [/^云闪付/, '200', '收款账号'],
  [/^在线支付/, '100', '前往收银台支付'],
  [/^USDT-TRC20/, '715', '100.00 USDT'],
  [/^USDT-TRC20/, '１，０００．５', '139.94 USDT'],
  [/^USDT-ERC20/, '715', '仅支持 ERC20'],
  [/^汇旺支付/, '100', 'HW-DEMO-0001'],
  [/^极速存取/, '100', 'JS-DEMO-0001'],
] as const;

/** Amounts that the form refuses before anything is sent. */
const DEPOSIT_FIELDS = [
  ['', '请输入存款金额'],
  ['19.99', '单笔最低 ¥20'],
  ['50000.01', '单笔最高 ¥50,000'],
] as const;

/** Refusals of the platform with their messages. The amount stays in the field. */
const DEPOSIT_REFUSALS = [
  [6013, '该存款方式正在维护'],
  [6012, '该优惠活动不适用于本次存款'],
  [6007, '存款金额须为 ¥20 至 ¥50,000'],
  [6011, '操作过于频繁'],
  [6702, '您已暂停使用'],
] as const;

const WITHDRAWALS = [
  [/^中国工商银行/, '300', '¥300'],
  [/^支付宝/, '200', '¥199'],
  [/^波场 TRC20/, '715', '99.00 USDT'],
] as const;

const WITHDRAWAL_FIELDS = [
  ['', '请输入取款金额'],
  ['99.99', '单笔最低 ¥100'],
  ['5000.01', '超出可提金额'],
  ['50000.01', '单笔最高 ¥50,000'],
] as const;

const WITHDRAWAL_REFUSALS = [
  [6100, '二级密码错误'],
  [6012, '今日取款次数已用完，请明天再试'],
  [6012, '有效流水尚未达标，暂不能取款'],
  [6012, '超出今日剩余取款额度 ¥100'],
  [6004, '收款账户不存在'],
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const amount = (page: Page, label: string) => page.getByLabel(label);
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true });

for (const edition of ['经典', '专业'] as const)
  test.describe(`in the edition ${edition}`, () => {
    test.beforeEach(async ({ page, sandbox }) => {
      await sandbox.setBalance('5000.00');
      await openAsMember(page, '/mine/savemoney');
      await page.getByRole('radio', { name: edition }).check();
    });

    test(
      'every way to deposit is ordered, waited for and credited, with and without a promotion [R-WALLET-02] [R-WALLET-07]',
      { tag: '@full' },
      async ({ page, sandbox, complaints }) => {
        await test.step('with a promotion, whose gift comes with the credit', async () => {
          await page.goto('/mine/savemoney');
          await choose(page, /^首存礼遇/);
          await expect(page).toHaveURL(/promotion=first-deposit/);
          await amount(page, '存款金额').fill('99.99');
          await expect(page.getByText('参加所选活动最低 ¥100')).toBeVisible();
          await amount(page, '存款金额').fill('1000');
          await expect(page.getByText(/^按本笔计可得 ¥100，到账后自动派发/)).toBeVisible();
          await page.getByRole('button', { name: '立即存款' }).click();
          await expect(page.getByText('已选“首存礼遇”，到账后自动派发礼金')).toBeVisible();
          await sandbox.payDeposit(orderIdIn(page.url()));
          await expect(page.getByText('“首存礼遇”礼金 ¥100 已派发')).toBeVisible();
          await expectBalance(page, '¥6,100.00');
        });
        for (const [name, yuan, shown] of DEPOSITS)
          await test.step(name.source, async () => {
            await page.goto('/mine/savemoney');
            await choose(page, name);
            await amount(page, '存款金额').fill(yuan);
            expect(await accessibilityFaults(page)).toEqual([]);
            await page.getByRole('button', { name: '立即存款' }).click();
            await expect(heading(page, '等待付款')).toBeFocused();
            await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
            expect(await accessibilityFaults(page)).toEqual([]);
            await sandbox.payDeposit(orderIdIn(page.url()));
            await expect(heading(page, '存款已到账')).toBeFocused();
            expect(await accessibilityFaults(page)).toEqual([]);
          });
        await expectBalance(page, '¥9,530.50');

        expect(complaints).toEqual([]);
      },
    );

    test('every refusal of a deposit says why and keeps what was typed [R-WALLET-07]', { tag: '@full' }, async ({ page, sandbox }) => {
      const field = amount(page, '存款金额');
      for (const [yuan, words] of DEPOSIT_FIELDS)
        await test.step(words, async () => {
          await field.fill(yuan);
          await page.getByRole('button', { name: '立即存款' }).click();
          await expect(page.getByText(words, { exact: true })).toBeVisible();
          await expect(field).toHaveValue(yuan);
        });
      await field.fill('300');
      for (const [code, message] of DEPOSIT_REFUSALS)
        await test.step(message, async () => {
          await sandbox.setFault(payCall.path, { kind: 'code', code, message });
          await page.getByRole('button', { name: '立即存款' }).click();
          await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
          await expect(field).toHaveValue('300.00');
        });

      await test.step('the sixth order that waits', async () => {
        for (let order = 0; order < 5; order += 1) {
          await page.goto('/mine/savemoney?amount=100');
          await page.getByRole('button', { name: '立即存款' }).click();
          await expect(heading(page, '等待付款')).toBeFocused();
        }
        await page.goto('/mine/savemoney?amount=100');
        await page.getByRole('button', { name: '立即存款' }).click();
        await expect(page.getByRole('alert').filter({ hasText: '您已有 5 笔存款订单等待付款' })).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
      });
    });

    test(
      'a withdrawal to every kind of account has its receipt, fee and order [R-WALLET-03] [R-WALLET-09]',
      { tag: '@full' },
      async ({ page, complaints }) => {
        await prepareEveryAccount(page);
        await page.goto('/mine/takemoney');
        for (const [name, yuan, arrives] of WITHDRAWALS)
          await test.step(name.source, async () => {
            await choose(page, name);
            await amount(page, '取款金额').fill(yuan);
            await expect(page.getByText(/^预计到账/).locator('xpath=..')).toContainText(arrives);
            expect(await accessibilityFaults(page)).toEqual([]);
            await withdraw(page, yuan);
            await expect(heading(page, '取款申请已提交')).toBeFocused();
            await expect(page.getByRole('article')).toContainText(arrives);
            expect(await accessibilityFaults(page)).toEqual([]);
            // A reopened page shows the last receipt until another withdrawal is started.
            await page.getByRole('button', { name: '再提一笔' }).click();
          });
        await expect(latestWithdrawals(page)).toHaveCount(3);
        await expectBalance(page, '¥3,785.00');

        await test.step('the rate of coins is renewed when it ends', async () => {
          await page.goto('/mine/takemoney?amount=800');
          await choose(page, /^波场 TRC20/);
          await expect(page.getByText(/^汇率有效/)).toBeVisible();
          await steerSandbox('settings', { usdtCny: '8.0000' });
          await steerSandbox('clock', { advanceMs: 61_000 });
          // The page notices the skipped time with its next answer. Until then only the platform knows that the rate
          // has expired.
          await withdraw(page, '800');
          await expect(page.getByRole('alert').filter({ hasText: '汇率已更新，请按新汇率重新确认' })).toBeVisible();
          await expect(page.getByText('预计到账（1 USDT = ¥8.0000）')).toBeVisible();
          await expect(page.getByLabel('二级密码', { exact: true })).toHaveValue(PASSWORD);
          await page.getByRole('button', { name: '确认取款' }).click();
          await page.getByRole('alertdialog').getByRole('button', { name: '确认取款' }).click();
          await expect(heading(page, '取款申请已提交')).toBeFocused();
          await expect(page.getByRole('article')).toContainText('99.00 USDT');
        });
        expect(complaints).toEqual([]);
      },
    );

    test('every refusal of a withdrawal says why and keeps what was typed [R-WALLET-09]', { tag: '@full' }, async ({ page, sandbox }) => {
      await prepareEveryAccount(page);
      await page.goto('/mine/takemoney');
      const field = amount(page, '取款金额');
      for (const [yuan, words] of WITHDRAWAL_FIELDS)
        await test.step(words, async () => {
          await field.fill(yuan);
          await page.getByRole('button', { name: '确认取款' }).click();
          await expect(page.getByText(words, { exact: true })).toBeVisible();
          await expect(field).toHaveValue(yuan);
        });
      for (const [code, message] of WITHDRAWAL_REFUSALS)
        await test.step(message, async () => {
          await sandbox.setFault(withdrawCall.path, { kind: 'code', code, message });
          await withdraw(page, '300');
          await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
          await expect(field).toHaveValue('300.00');
          await expectBalance(page, '¥5,000.00');
        });

      await test.step('turnover that is left', async () => {
        await deposit(page, sandbox, '100');
        await page.goto('/mine/takemoney?amount=300');
        await expect(page.getByText('还需完成 ¥100 的有效流水才能取款')).toBeVisible();
        await expect(page.getByRole('button', { name: '确认取款' })).toBeDisabled();
        expect(await accessibilityFaults(page)).toEqual([]);
      });
    });
  });
