import { A_PNG } from '@site/platform/testing/moneyPaths';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { balanceCall } from '@site/shared/wire/balance';
import type { RequestOf } from '@site/shared/wire/call';
import { steerSandbox } from '../compose/sandbox';
import { orderIdIn } from '../support/deposit';
import { expect, test } from '../support/journey';
import { openAsMember } from '../support/memberPage';
import { expectBalance } from '../support/player';
import { enterGame, game } from '../support/slot';
import { prepareWithdrawals } from '../support/withdrawing';

test('money is read, shown and typed alike wherever the wallet has it', { tag: '@full' }, async ({ page, sandbox, complaints }) => {
  await sandbox.setBalance('28640.50');

  await test.step('the header asks for the balance with what is locked [R-MONEY-01]', async () => {
    const asked = page.waitForRequest(`**${balanceCall.path}`);
    await openAsMember(page, '/mine/wallet');
    expect((await asked).postDataJSON() as RequestOf<typeof balanceCall>).toEqual({ withLockMoney: true });
  });

  await test.step('RMB, in the figures of zh-CN, with two decimals [R-MONEY-04] [R-MONEY-07] [R-MONEY-08]', async () => {
    await expectBalance(page, '¥28,640.50');
    await expect(page.getByRole('region', { name: '我的资产' }).getByText('¥28,640.50', { exact: true })).toHaveCount(2);
  });

  await test.step('whole yuan in a sentence have no decimals, others both [R-MONEY-09]', async () => {
    await sandbox.setBalance('29640.50');
    await expect(page.getByRole('status').getByText('人工调整 +¥1,000', { exact: true })).toBeVisible();
    await sandbox.setBalance('29640.40');
    await expect(page.getByRole('status').getByText('人工调整 -¥0.10', { exact: true })).toBeVisible();
  });

  await prepareWithdrawals(page);
  for (const [path, label] of [
    ['/mine/savemoney', '存款金额'],
    ['/mine/transfermoney?venue=JGDZ', '转账金额'],
    ['/mine/takemoney', '取款金额'],
  ] as const)
    await test.step(`${label} has two decimals, twelve characters and its words [R-MONEY-05] [R-MONEY-06] [R-MONEY-10]`, async () => {
      await page.goto(path);
      const field = page.getByLabel(label, { exact: true });
      await field.fill('1234.56');
      await expect(page.getByText('壹仟贰佰叁拾肆元伍角陆分')).toBeVisible();
      for (const [refused, words] of [
        ['1234.567', '最多两位小数'],
        ['1234567890123', '超出金额的长度'],
      ] as const) {
        await field.fill(refused);
        await expect(field).toHaveAccessibleDescription(new RegExp(`“${refused}”${words}`));
      }
      await field.fill('300');
      await expect(page.getByText('叁佰元整')).toBeVisible();
    });
  expect(complaints).toEqual([]);
});

test('an empty central wallet has its total in the header, which waits for no further file', async ({ page, sandbox, complaints }) => {
  await sandbox.setBalance('300.00');
  await openAsMember(page, '/mine/transfermoney?venue=JGDZ');
  await page.getByLabel('转账金额').fill('300');
  await page.getByRole('button', { name: '确认转账' }).click();
  await expectBalance(page, '¥0.00');

  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().startsWith(`${String(DEFAULT_ADDRESSES.remotes['wallet'])}/`))
      files.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('中心钱包 · 总资产 ¥300.00')).toBeVisible();

  // The files are the entry and the scripts of its module and its view.
  expect(files).toHaveLength(3);
  await page.getByRole('button', { name: /^中心钱包/ }).click();
  await expect(page.getByRole('banner').getByText('场馆余额')).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  'two tabs see a dispute and its end alike, and the money that goes with the entry of a game',
  { tag: '@full' },
  async ({ page, context, complaints }) => {
    const other = await context.newPage();

    await test.step('a deposit that did not come', async () => {
      await openAsMember(page, '/mine/savemoney?amount=500');
      await page.getByRole('button', { name: '立即存款' }).click();
      await expect(page.getByRole('heading', { name: '等待付款' })).toBeFocused();
      await page.getByRole('button', { name: '我已付款' }).click();
      await openAsMember(other, new URL(page.url()).pathname);
      await page.getByRole('button', { name: '已付款但未到账' }).click();
      await page
        .getByLabel('选择付款截图')
        .setInputFiles({ name: '截图.png', mimeType: 'image/png', buffer: Buffer.from(A_PNG, 'base64') });
      await expect(page.getByRole('img', { name: '付款截图 截图.png' })).toBeVisible();
      await page.getByRole('button', { name: '提交核查' }).dblclick();
      for (const tab of [page, other]) await expect(tab.getByText('正在人工核查')).toBeVisible();

      await steerSandbox('deposits/answer', { orderId: orderIdIn(page.url()), found: '490.00' });
      for (const tab of [page, other]) {
        await expect(tab.getByRole('heading', { name: '存款已到账' })).toBeVisible();
        await expect(tab.getByRole('main').getByText('¥490').first()).toBeVisible();
        await expectBalance(tab, '¥490.00');
      }
    });

    await test.step('the entry of a game with automatic transfer', async () => {
      await other.goto('/mine/wallet');
      const choice = other.getByRole('switch', { name: '进入场馆时自动转账' });
      await expect(choice).not.toBeChecked();
      await choice.click();
      await expect(choice).toBeChecked();
      await page.goto('/game/egame');
      await enterGame(page, '龙珠宝藏');
      await expect(game(page).getByRole('button', { name: '旋转', exact: true })).toBeVisible();

      await expect(other.getByRole('banner').getByText('中心钱包 · 总资产 ¥490.00')).toBeVisible();
      await expect(other.getByRole('region', { name: '场馆余额' }).getByText('¥490.00')).toBeVisible();
      await other.goto('/mine/transRecord');
      await expect(other.getByRole('row', { name: /转入/ })).toHaveCount(1);
      await page.goto('/mine/transRecord');
      await expect(page.getByRole('row', { name: /转入/ })).toHaveCount(1);
      for (const tab of [page, other]) await expectBalance(tab, '¥0.00');
    });
    expect(complaints).toEqual([]);
  },
);
