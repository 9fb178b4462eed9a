import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, refused } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { md5Hash } from '@site/shared/crypto';
import { payoutAccountsCall } from '@site/shared/wire/accounts';
import { allBalanceCall } from '@site/shared/wire/games';
import {
  cancelWithdrawalCall,
  usdtWithdrawInfoCall,
  withdrawalsCall,
  withdrawCall,
  withdrawInfoCall,
  withdrawSettingsCall,
} from '@site/shared/wire/withdrawals';
import { anAccount, aStanding, aWithdrawal, settings, someBalances } from '../../testing/builders';
import { renderView } from '../../testing/renderView';
import { WITHDRAWALS_POLL_MS } from '../../withdrawal/limits';
import { View } from './WithdrawalScreen';

const LIMITS = { bank: 5, virtual: 3, alipay: 3 };
const accounts = [
  anAccount(),
  anAccount({ id: 'coin', kind: 'virtual', code: 'TRC20', label: 'USDT-TRC20', number: 'TJRabP****jpRTv8', isDefault: false }),
];

function aHost(options: Parameters<typeof createFakeServices>[0] = {}) {
  return createFakeServices({
    ...options,
    answers: [
      fakeAnswer(withdrawInfoCall, aStanding()),
      fakeAnswer(withdrawSettingsCall, settings),
      fakeAnswer(usdtWithdrawInfoCall, { currency: 'USDT', rate: '7.1500', networkFee: '1.00' }),
      fakeAnswer(payoutAccountsCall, { list: accounts, limits: LIMITS }),
      fakeAnswer(withdrawalsCall, (request) => ({ list: 'latest' in request ? [aWithdrawal({ orderId: 'QK0', state: 'paid' })] : [] })),
      fakeAnswer(withdrawCall, aWithdrawal()),
      fakeAnswer(allBalanceCall, someBalances()),
    ],
  });
}

const amountField = () => screen.getByRole('textbox', { name: '取款金额' });
const passwordField = () => screen.getByLabelText('二级密码');
const submit = () => screen.getByRole('button', { name: '确认取款' });
const latest = () => within(screen.getByRole('region', { name: '最近取款' }));

async function press(host: ReturnType<typeof aHost>, answer: 'confirmed' | 'cancelled' = 'confirmed') {
  await userEvent.click(submit());
  await act(async () => {
    host.tips.at(-1)?.answer(answer);
    await Promise.resolve();
  });
}

describe('the withdrawal page', () => {
  it('shows what can be withdrawn and where to, the default account first [R-WALLET-09] [R-API-073] [R-API-074] [R-API-075]', async () => {
    await renderView(View, aHost());

    expect(screen.getByText('可提金额').parentElement).toHaveTextContent('¥1,000.00');
    expect(screen.getByText('今日剩余次数').parentElement).toHaveTextContent('4 次');
    expect(screen.getByRole('radio', { name: /中国工商银行/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /USDT-TRC20/ })).not.toBeChecked();
  });

  it('asks before it sends, sends once with a key, and shows the receipt [R-WALLET-03] [R-API-076]', async () => {
    const host = aHost();
    await renderView(View, host);
    await userEvent.type(amountField(), '300');
    expect(screen.getByText('叁佰元整')).toBeVisible();

    await press(host, 'cancelled');
    expect(host.tips[0]?.options.message).toContain('¥300.00 至 中国工商银行 **** **** **** 4567');
    expect(host.callsOf(withdrawCall)).toEqual([]);
    await press(host);

    expect(host.callsOf(withdrawCall)).toEqual([{ accountId: 'card', amount: '300.00', password: '' }]);
    expect(host.calls.find(({ path }) => path === withdrawCall.path)?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(await screen.findByRole('heading', { name: '取款申请已提交' })).toBeVisible();
    expect(screen.getByText('QK1')).toBeVisible();
    expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'withdrawal' } });

    await userEvent.click(screen.getByRole('button', { name: '再提一笔' }));
    expect(amountField()).toHaveValue('');
  });

  it('shows fee and arrival before, of a coin address in coins [R-VAL-44]', async () => {
    const host = aHost();
    host.answer(withdrawSettingsCall, { ...settings, list: settings.list.map((each) => ({ ...each, feeRate: '0.50' })) });
    await renderView(View, host);
    await userEvent.type(amountField(), '300.10');
    expect(screen.getByText('手续费').nextSibling).toHaveTextContent('¥1.51');
    expect(screen.getByText('预计到账').nextSibling).toHaveTextContent('¥298.59');
    expect(screen.getByText('30 分钟内')).toBeVisible();

    await userEvent.click(screen.getByRole('radio', { name: /USDT-TRC20/ }));

    expect(screen.getByText('网络手续费').nextSibling).toHaveTextContent('1.00 USDT');
    expect(screen.getByText(/预计到账/).nextSibling).toHaveTextContent('40.76 USDT');
  });

  it.each([
    ['99.99', '单笔最低 ¥100'],
    ['1000.01', '超出可提金额'],
    ['50000.01', '单笔最高 ¥50,000'],
  ])('refuses %s and keeps it', async (amount, words) => {
    const host = aHost();
    await renderView(View, host);

    await userEvent.type(amountField(), amount);
    await userEvent.click(submit());

    expect(screen.getByText(words)).toBeVisible();
    expect(amountField()).toHaveValue(amount);
    expect(host.tips).toHaveLength(0);
  });

  it('takes no third decimal and at most 12 characters, and all at one press [R-MONEY-05] [R-MONEY-06]', async () => {
    await renderView(View, aHost());

    await userEvent.type(amountField(), '123.456');
    expect(amountField()).toHaveValue('123.45');
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '1234567890123');
    expect(amountField()).toHaveValue('123456789012');
    await userEvent.click(screen.getByRole('button', { name: '全部' }));
    expect(amountField()).toHaveValue('1000');
  });

  it('cannot be sent while turnover is left, and says how much', async () => {
    const host = aHost();
    host.answer(withdrawInfoCall, aStanding({ withdrawable: '0.00', turnoverNeeded: '500.00', turnoverDone: '120.00' }));
    await renderView(View, host);

    expect(screen.getByText('还需完成 ¥380.00 的有效流水才能取款')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '流水进度' })).toHaveAttribute('aria-valuenow', '24');
    expect(submit()).toBeDisabled();
  });

  it('says when the count of the day is used up', async () => {
    const host = aHost();
    host.answer(withdrawInfoCall, aStanding({ usedToday: 5 }));
    await renderView(View, host);

    expect(screen.getByText('今日取款次数已用完，请明天再试')).toBeVisible();
    expect(submit()).toBeDisabled();
  });

  it('leads to adding an account where there is none', async () => {
    const host = aHost();
    host.answer(payoutAccountsCall, { list: [], limits: LIMITS });
    await renderView(View, host);

    expect(screen.getByRole('link', { name: '添加银行卡' })).toHaveAttribute('href', '/addBankCard');
    expect(screen.getByRole('link', { name: '添加虚拟币地址' })).toHaveAttribute('href', '/virtualCoinCard');
    expect(screen.getByRole('link', { name: '添加支付宝' })).toHaveAttribute('href', '/alipayManage');
  });
});

describe('the withdrawal password', () => {
  const asking = { flags: { withdrawPassword: true } };

  it('is asked for where the flag is on, six figures of it, and sent as a hash [R-FLAG-05]', async () => {
    const host = aHost(asking);
    await renderView(View, host);
    await userEvent.type(amountField(), '300');
    await userEvent.type(passwordField(), '24a68');
    expect(passwordField()).toHaveValue('2468');
    await userEvent.click(submit());
    expect(screen.getByText('请输入 6 位数字的二级密码')).toBeVisible();

    await userEvent.type(passwordField(), '10999');
    expect(passwordField()).toHaveValue('246810');
    await press(host);

    expect(host.callsOf(withdrawCall)).toEqual([{ accountId: 'card', amount: '300.00', password: md5Hash('246810') }]);
  });

  it('that was wrong is told in place, and is to be typed anew', async () => {
    const host = aHost(asking);
    host.answer(withdrawCall, failing(refused(6100, '二级密码错误')));
    await renderView(View, host);
    await userEvent.type(amountField(), '300');
    await userEvent.type(passwordField(), '111111');
    await press(host);

    expect(await screen.findByRole('alert')).toHaveTextContent('二级密码错误');
    expect(passwordField()).toHaveValue('');
    expect(amountField()).toHaveValue('300');
  });

  it('leads to setting one where there is none', async () => {
    const host = aHost(asking);
    host.answer(withdrawInfoCall, aStanding({ hasPassword: false }));
    await renderView(View, host);

    expect(screen.getByRole('link', { name: '设置二级密码' })).toHaveAttribute('href', '/auth');
  });
});

describe('a withdrawal whose answer is lost', () => {
  it('is asked for by its key and never sent again', async () => {
    const host = aHost();
    host.answer(withdrawCall, failing({ is: 'timeout' }));
    await renderView(View, host);
    await userEvent.type(amountField(), '300');
    await press(host);

    expect(await screen.findByText('本次取款未提交')).toBeVisible();
    expect(host.callsOf(withdrawCall)).toHaveLength(1);
    expect(host.callsOf(withdrawalsCall).filter((request) => 'key' in request)).toHaveLength(1);
  });

  it('is found, and shown with its receipt', async () => {
    const host = aHost();
    host.answer(withdrawCall, failing({ is: 'unreachable' }));
    host.answer(withdrawalsCall, { list: [aWithdrawal()] });
    await renderView(View, host);
    await userEvent.type(amountField(), '300');
    await press(host);

    expect(await screen.findByRole('heading', { name: '取款申请已提交' })).toBeVisible();
  });

  it('is taken up by the next page', async () => {
    const host = aHost();
    host.services.storage.write('pending-withdrawal', '6f1c0e52-7b1e-4c58-9a3f-0d2c5b7e9a11');
    host.answer(withdrawalsCall, { list: [aWithdrawal()] });
    await renderView(View, host);

    expect(await screen.findByRole('heading', { name: '取款申请已提交' })).toBeVisible();
    expect(host.callsOf(withdrawCall)).toEqual([]);
    expect(host.services.storage.read('pending-withdrawal')).toBeUndefined();
  });
});

describe('the latest withdrawals', () => {
  afterEach(() => jest.useRealTimers());

  it('stand beside the form with their states and reasons [R-API-072]', async () => {
    const host = aHost();
    host.answer(withdrawalsCall, {
      list: [aWithdrawal(), aWithdrawal({ orderId: 'QK0', state: 'rejected', decidedAt: 5, reason: '户名不符' })],
    });
    await renderView(View, host);

    const [first, second] = latest().getAllByRole('listitem');
    expect(first).toHaveTextContent('处理中');
    expect(second).toHaveTextContent('已拒绝');
    expect(second).toHaveTextContent('原因：户名不符');
    expect(latest().getAllByRole('button')).toHaveLength(1);
  });

  it('can be taken back while they are pending, once that was confirmed', async () => {
    const host = aHost();
    host.answer(withdrawalsCall, { list: [aWithdrawal()] });
    host.answer(cancelWithdrawalCall, aWithdrawal({ state: 'cancelled', decidedAt: 9 }));
    await renderView(View, host);

    await userEvent.click(latest().getByRole('button', { name: '取消取款 QK1' }));
    host.answer(withdrawalsCall, { list: [aWithdrawal({ state: 'cancelled', decidedAt: 9 })] });
    await act(async () => {
      host.tips[0]?.answer('confirmed');
      await Promise.resolve();
    });

    expect(await latest().findByText('已取消')).toBeVisible();
    expect(host.callsOf(cancelWithdrawalCall)).toEqual([{ orderId: 'QK1' }]);
    expect(host.toasts.map(({ message }) => message)).toEqual(['取款已取消，款项已退回']);
  });

  it('are asked for until they are decided, which everybody who shows money is told', async () => {
    jest.useFakeTimers();
    const host = aHost();
    host.answer(withdrawalsCall, { list: [aWithdrawal()] });
    await renderView(View, host);
    const before = host.emitted.length;
    host.answer(withdrawalsCall, { list: [aWithdrawal({ state: 'paid', decidedAt: 9 })] });

    await act(() => jest.advanceTimersByTimeAsync(WITHDRAWALS_POLL_MS));

    expect(latest().getByText('已出款')).toBeVisible();
    expect(host.emitted.slice(before)).toEqual([{ name: 'balance/changed', event: { cause: 'withdrawal' } }]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    const asked = host.callsOf(withdrawalsCall).length;
    await act(() => jest.advanceTimersByTimeAsync(10 * WITHDRAWALS_POLL_MS));
    expect(host.callsOf(withdrawalsCall)).toHaveLength(asked);
  });
});

it('says when the facts cannot be had, and tries again', async () => {
  const host = aHost();
  host.answer(withdrawInfoCall, failing({ is: 'unreachable' }));
  await renderView(View, host);
  host.answer(withdrawInfoCall, aStanding());

  await userEvent.click(screen.getByRole('button', { name: '重试' }));

  expect(await screen.findByRole('button', { name: '确认取款' })).toBeVisible();
});

it.each(['zh-CN', 'zh-TW'] as const)('is sound to a reader in %s, and leaves nothing open', async (locale) => {
  const host = aHost({ flags: { withdrawPassword: true } });
  const { unmount } = await renderView(View, host, {}, locale);

  expect(screen.getByRole('button', { name: locale === 'zh-CN' ? '确认取款' : '確認取款' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  unmount();
  expect(host.liveCount).toBe(0);
});
