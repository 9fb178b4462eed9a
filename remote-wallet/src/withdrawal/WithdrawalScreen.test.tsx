import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, holdCall, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { expectAmountField } from '@site/testing/expectAmountField';
import { md5Hash } from '@site/shared/crypto';
import { bonusGrantsCall } from '@site/shared/wire/bonuses';
import type { ResponseOf } from '@site/shared/wire/call';
import { payoutAccountsCall } from '@site/shared/wire/accounts';
import { allBalanceCall } from '@site/shared/wire/wallets';
import {
  cancelWithdrawalCall,
  usdtWithdrawInfoCall,
  withdrawalsCall,
  withdrawCall,
  withdrawInfoCall,
  withdrawSettingsCall,
} from '@site/shared/wire/withdrawals';
import { anAccount, aWithdrawInfo, aWithdrawal, settings, someBalances } from '../testing/builders';
import { answerDialog, provePendingRequests } from '../testing/provePendingRequests';
import { renderView } from '../testing/renderView';
import { WITHDRAWALS_POLL_MS } from './useLatestWithdrawals';
import { WithdrawalScreen } from './WithdrawalScreen';

/** Creates a quote that is valid for one minute on a clock that starts at 0. */
const aCoinQuote = (quoteId: string, rate: string, expiresAt = 60_000) =>
  ({ currency: 'USDT', rate, networkFee: '1.00', quote: { quoteId, rate, expiresAt } }) as const;

const LIMITS = { bank: 5, virtual: 3, alipay: 3 };
const accounts = [
  anAccount(),
  anAccount({ id: 'coin', kind: 'virtual', code: 'TRC20', label: 'USDT-TRC20', number: 'TJRabP****jpRTv8', isDefault: false }),
];

function aHost(options: Parameters<typeof createFakeServices>[0] = {}) {
  return createFakeServices({
    ...options,
    answers: [
      fakeAnswer(bonusGrantsCall, { list: [], closed: [] }),
      fakeAnswer(withdrawInfoCall, aWithdrawInfo()),
      fakeAnswer(withdrawSettingsCall, settings),
      fakeAnswer(usdtWithdrawInfoCall, aCoinQuote('q1', '7.1500')),
      fakeAnswer(payoutAccountsCall, { list: accounts, limits: LIMITS }),
      fakeAnswer(withdrawalsCall, (request) => ({ list: 'latest' in request ? [aWithdrawal({ orderId: 'QK0', state: 'paid' })] : [] })),
      fakeAnswer(withdrawCall, aWithdrawal()),
      fakeAnswer(allBalanceCall, someBalances()),
    ],
  });
}

/** Change the value in one step, as pasting does, so that the form renders once instead of once per character. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const amountField = () => screen.getByRole('textbox', { name: '取款金额' });
const passwordField = () => screen.getByLabelText('二级密码');
const submit = () => screen.getByRole('button', { name: '确认取款' });
const latest = () => within(screen.getByRole('region', { name: '最近取款' }));

async function submitAndAnswer(host: ReturnType<typeof aHost>, answer: 'confirmed' | 'cancelled' = 'confirmed') {
  await userEvent.click(submit());
  await answerDialog(host, answer);
}

describe('the withdrawal page', () => {
  it('shows the withdrawable amount and the accounts, the default one first [R-WALLET-09] [R-API-073] [R-API-074]', async () => {
    await renderView(WithdrawalScreen, aHost());

    expect(screen.getByText('可提金额').parentElement).toHaveTextContent('¥1,000.00');
    expect(screen.getByText('今日剩余次数').parentElement).toHaveTextContent('4 次');
    expect(screen.getByRole('radio', { name: /中国工商银行/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /USDT-TRC20/ })).not.toBeChecked();
  });

  it('marks each account with the logo of its bank, coin or wallet, and an unknown bank with an icon', async () => {
    const host = aHost();
    const unknown = anAccount({ id: 'other', code: 'OTHER', label: '其他银行', isDefault: false });
    host.answer(payoutAccountsCall, { list: [anAccount(), unknown], limits: LIMITS });
    await renderView(WithdrawalScreen, host);

    const cards = within(screen.getByRole('group', { name: '收款账户' }));
    expect(cards.getByText('工')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('radio', { name: /^中国工商银行/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^其他银行/ })).toBeVisible();
  });

  it('asks for a confirmation, sends once with a key, and shows the receipt [R-WALLET-03] [R-API-076]', async () => {
    const host = aHost();
    await renderView(WithdrawalScreen, host);
    fill(amountField(), '300');
    expect(await screen.findByText('叁佰元整')).toBeVisible();

    await submitAndAnswer(host, 'cancelled');
    expect(host.dialogs[0]?.options.message).toContain('¥300 至 中国工商银行 **** **** **** 4567');
    expect(host.callsOf(withdrawCall)).toEqual([]);
    await submitAndAnswer(host);

    expect(host.callsOf(withdrawCall)).toEqual([{ accountId: 'card', amount: '300.00', password: '' }]);
    expect(host.calls.find(({ path }) => path === withdrawCall.path)?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(await screen.findByRole('heading', { name: '取款申请已提交' })).toBeVisible();
    expect(screen.getByText('QK1')).toBeVisible();
    expect(within(screen.getByRole('article')).getByText('工')).toHaveAttribute('aria-hidden', 'true');
    expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'withdrawal' } });

    await userEvent.click(screen.getByRole('button', { name: '再提一笔' }));
    expect(amountField()).toHaveValue('');
  });

  it('shows fee and arriving amount before sending, in coins for a coin address [R-VAL-44] [R-API-075]', async () => {
    const host = aHost();
    host.answer(withdrawSettingsCall, { ...settings, list: settings.list.map((each) => ({ ...each, feeRate: '0.50' })) });
    await renderView(WithdrawalScreen, host);
    fill(amountField(), '300.10');
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
  ])('refuses %s and keeps the input', async (amount, words) => {
    const host = aHost();
    await renderView(WithdrawalScreen, host);

    fill(amountField(), amount);
    await userEvent.click(submit());

    expect(screen.getByText(words)).toBeVisible();
    expect(amountField()).toHaveValue(amount);
    expect(host.dialogs).toHaveLength(0);
  });

  it('reads every notation of an amount, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]', async () => {
    const host = aHost();
    await renderView(WithdrawalScreen, host);

    await expectAmountField({
      field: amountField,
      expectNothingSent: async () => {
        await userEvent.click(submit());
        expect(host.dialogs).toEqual([]);
      },
    });
  });

  it('fills in the whole amount on "all"', async () => {
    await renderView(WithdrawalScreen, aHost());

    await userEvent.click(screen.getByRole('button', { name: '全部' }));

    expect(amountField()).toHaveValue('1000.00');
  });

  it('stores account and amount in the address, and starts with those of the address', async () => {
    const host = aHost();
    host.location.set({ name: 'takeMoney', path: '/mine/takemoney', params: {}, query: { account: 'coin', amount: '300' } });
    await renderView(WithdrawalScreen, host);
    expect(screen.getByRole('radio', { name: /USDT-TRC20/ })).toBeChecked();
    expect(amountField()).toHaveValue('300.00');

    await userEvent.click(screen.getByRole('radio', { name: /中国工商银行/ }));

    await waitFor(() => {
      expect(host.location.get().query).toEqual({ account: 'card', amount: '300' });
    });
  });

  it('blocks the withdrawal while turnover is left, and shows how much', async () => {
    const host = aHost();
    host.answer(withdrawInfoCall, aWithdrawInfo({ withdrawable: '0.00', turnoverNeeded: '500.00', turnoverDone: '120.00' }));
    await renderView(WithdrawalScreen, host);

    expect(screen.getByText('还需完成 ¥380 的有效流水才能取款')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '流水进度' })).toHaveAttribute('aria-valuenow', '24');
    expect(submit()).toBeDisabled();
  });

  it('names the deposit and bonus that require the turnover, with a link to the order [R-API-074]', async () => {
    const host = aHost();
    const at = Date.UTC(2026, 10, 24, 4, 0);
    const grants: ResponseOf<typeof withdrawInfoCall>['grants'] = [
      { kind: 'deposit', amount: '300.00', left: '180.00', at, orderId: 'CK9' },
      { kind: 'bonus', amount: '200.00', left: '200.00', at },
      {
        kind: 'bonus',
        amount: '50.00',
        needed: '150.00',
        left: '140.00',
        at,
        bonus: { id: '7', title: '首存礼遇', games: [{ category: 'TY', weight: 100 }], expiresAt: at },
      },
    ];
    const open = { withdrawable: '0.00', turnoverNeeded: '500.00', turnoverDone: '120.00', grants, grantCount: 26 };
    host.answer(withdrawInfoCall, aWithdrawInfo(open));
    await renderView(WithdrawalScreen, host);

    await userEvent.click(screen.getByText('还有 26 笔未完成流水'));

    expect(screen.getByRole('link', { name: '存款 ¥300' })).toHaveAttribute('href', '/transRecord?tab=orders&order=CK9');
    expect(screen.getByText('还需 ¥180')).toBeVisible();
    expect(screen.getByText('礼金 ¥200')).toBeVisible();
    expect(screen.getByText('“首存礼遇”¥50').closest('li')).toHaveTextContent(/到期还需 ¥140$/);
    expect(screen.getByText('另有 23 笔，前面的完成后依次列出。')).toBeVisible();
  });

  it('shows the remaining daily amount, refuses more, and fills in at most that', async () => {
    const host = aHost();
    host.answer(withdrawInfoCall, aWithdrawInfo({ usedAmountToday: '499700.00' }));
    await renderView(WithdrawalScreen, host);
    expect(screen.getByText('今日剩余额度').parentElement).toHaveTextContent('¥300每日 ¥500,000');

    fill(amountField(), '300.01');
    expect(screen.getByText('超出今日剩余额度 ¥300')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '全部' }));
    expect(amountField()).toHaveValue('300.00');
  });

  it('shows that the daily number of withdrawals is used up', async () => {
    const host = aHost();
    host.answer(withdrawInfoCall, aWithdrawInfo({ usedToday: 5 }));
    await renderView(WithdrawalScreen, host);

    expect(screen.getByText('今日取款次数已用完，请明天再试')).toBeVisible();
    expect(submit()).toBeDisabled();
  });

  it('shows the last digits of each account, also of a held or closed one', async () => {
    const host = aHost();
    const held = anAccount({ heldUntil: Date.UTC(2026, 10, 24, 4, 0) });
    host.answer(payoutAccountsCall, { list: [held, anAccount({ id: 'ali', kind: 'alipay', number: '138****9012' })], limits: LIMITS });
    await renderView(WithdrawalScreen, host);

    expect(screen.getByRole('radio', { name: /4567.*起可取款/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /9012.*暂停取款/ })).toBeDisabled();
  });
});

describe('a withdrawal in coins', () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const rate = () => screen.getByText(/预计到账/).parentElement;
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function show(options: Parameters<typeof createFakeServices>[0] = {}) {
    const host = aHost({ now: () => Date.now(), ...options });
    await renderView(WithdrawalScreen, host);
    await user.click(screen.getByRole('radio', { name: /USDT-TRC20/ }));
    fill(amountField(), '300');
    return host;
  }

  it('shows the rate with its remaining time, and the next one when it expires [R-API-075]', async () => {
    const host = await show();
    expect(rate()).toHaveTextContent('预计到账（1 USDT = ¥7.1500）40.95 USDT汇率有效 01:00');
    host.answer(usdtWithdrawInfoCall, aCoinQuote('q2', '7.5000', 120_000));

    await act(() => jest.advanceTimersByTimeAsync(60_000));

    expect(rate()).toHaveTextContent('预计到账（1 USDT = ¥7.5000）39.00 USDT汇率有效 01:00');
    expect(host.callsOf(usdtWithdrawInfoCall)).toEqual([{ quote: true }, { quote: true }]);
    expect(amountField()).toHaveValue('300');
  });

  it('requests no rate while a card is chosen', async () => {
    const host = aHost();
    await renderView(WithdrawalScreen, host);

    expect(host.callsOf(usdtWithdrawInfoCall)).toEqual([]);
  });

  it('withdraws at the confirmed rate, also when it expired meanwhile [R-API-076]', async () => {
    const host = await show();
    await user.click(submit());
    expect(host.dialogs[0]?.options.message).toContain('40.95 USDT');
    host.answer(usdtWithdrawInfoCall, aCoinQuote('q2', '7.5000', 120_000));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await answerDialog(host);

    expect(host.callsOf(withdrawCall)).toEqual([{ accountId: 'coin', amount: '300.00', password: '', quoteId: 'q1' }]);
  });

  it('shows the next rate when one expired, and keeps the input, password and code too', async () => {
    const host = await show({ flags: { withdrawPassword: true } });
    host.answer(withdrawInfoCall, aWithdrawInfo({ asksAuthCode: true }));
    act(() => {
      host.services.bus.emit('balance/changed', { cause: 'deposit' });
    });
    const code = await screen.findByRole('textbox', { name: '动态码' });
    fill(passwordField(), '246810');
    fill(code, '123456');
    host.answer(withdrawCall, failing(refused(6012, '汇率已更新，请按新汇率重新确认')));
    host.answer(usdtWithdrawInfoCall, aCoinQuote('q2', '7.5000', 120_000));
    await user.click(submit());
    await answerDialog(host);

    expect(await screen.findByRole('alert')).toHaveTextContent('汇率已更新，请按新汇率重新确认');
    expect(rate()).toHaveTextContent('39.00 USDT');
    expect([amountField(), passwordField(), code].map((field) => (field as HTMLInputElement).value)).toEqual(['300', '246810', '123456']);
    host.answer(withdrawCall, aWithdrawal());
    await user.click(submit());
    await answerDialog(host);

    expect(host.callsOf(withdrawCall).at(-1)).toMatchObject({ quoteId: 'q2', authCode: '123456' });
  });

  it('waits for a rate that could not be loaded, and reloads it on request', async () => {
    const host = aHost();
    host.answer(usdtWithdrawInfoCall, failing({ kind: 'unreachable' }));
    await renderView(WithdrawalScreen, host);
    await user.click(screen.getByRole('radio', { name: /USDT-TRC20/ }));
    expect(submit()).toBeDisabled();
    host.answer(usdtWithdrawInfoCall, aCoinQuote('q1', '7.1500'));

    await user.click(await screen.findByRole('button', { name: '重新获取汇率' }));

    await waitFor(() => {
      expect(submit()).toBeEnabled();
    });
  });
});

describe('a withdrawal before the set-up is complete', () => {
  const asking = { flags: { withdrawPassword: true } };

  it('lists what is missing, each with a link, beside eligibility, form and terms [R-WALLET-09]', async () => {
    const host = aHost({ ...asking, member: { hasBoundPhone: false, hasBoundRealName: false } });
    host.answer(payoutAccountsCall, { list: [], limits: LIMITS });
    host.answer(withdrawInfoCall, aWithdrawInfo({ hasPassword: false }));
    await renderView(WithdrawalScreen, host);

    expect(screen.getByText('首次取款前还差 4 步')).toBeVisible();
    expect(['绑定手机', '填写真实姓名', '添加收款账户', '设置二级密码'].map((name) => pathOf(name))).toEqual([
      '/auth',
      '/auth',
      '/addBankCard',
      '/auth',
    ]);
    expect(screen.getByText('可提金额').parentElement).toHaveTextContent('¥1,000.00');
    expect(screen.getByRole('link', { name: /添加银行卡.*¥100.*¥50,000.*免手续费.*30 分钟内/ })).toHaveAttribute('href', '/addBankCard');
    expect(screen.getByRole('link', { name: /添加虚拟币地址/ })).toHaveAttribute('href', '/virtualCoinCard');
    expect(submit()).toBeDisabled();
    fill(amountField(), '300');
    await waitFor(() => {
      expect(host.location.get().query).toMatchObject({ amount: '300' });
    });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('names the percentage of a fee', async () => {
    const host = aHost();
    host.answer(payoutAccountsCall, { list: [], limits: LIMITS });
    host.answer(withdrawSettingsCall, { ...settings, list: settings.list.map((each) => ({ ...each, feeRate: '0.50' })) });
    await renderView(WithdrawalScreen, host);

    expect(screen.getByRole('link', { name: /添加银行卡.*手续费 0.50%/ })).toBeVisible();
  });

  it('does not ask a member who has an account for phone or name', async () => {
    await renderView(WithdrawalScreen, aHost({ ...asking, member: { hasBoundPhone: false, hasBoundRealName: false } }));

    expect(screen.queryByText(/首次取款前/)).not.toBeInTheDocument();
  });

  function pathOf(name: string): string | null {
    return screen.getByRole('link', { name }).getAttribute('href')?.split('?')[0] ?? null;
  }
});

describe('the withdrawal password', () => {
  const asking = { flags: { withdrawPassword: true } };

  it('shows the arriving amount without the withdrawal password', async () => {
    await renderView(WithdrawalScreen, aHost(asking));
    fill(amountField(), '300');

    expect(screen.getByText('预计到账').nextSibling).toHaveTextContent('¥300');
  });

  it('requires six digits when the flag is on, and sends them as a hash [R-FLAG-05]', async () => {
    const host = aHost(asking);
    await renderView(WithdrawalScreen, host);
    fill(amountField(), '300');
    await userEvent.type(passwordField(), '24a68');
    expect(passwordField()).toHaveValue('2468');
    await userEvent.click(submit());
    expect(screen.getByText('请输入 6 位数字的二级密码')).toBeVisible();

    await userEvent.type(passwordField(), '10999');
    expect(passwordField()).toHaveValue('246810');
    await submitAndAnswer(host);

    expect(host.callsOf(withdrawCall)).toEqual([{ accountId: 'card', amount: '300.00', password: md5Hash('246810') }]);
  });

  it('marks password and amount after an empty submit, and focuses the first of them', async () => {
    const host = aHost(asking);
    await renderView(WithdrawalScreen, host);

    await userEvent.click(submit());

    expect(amountField()).toBeInvalid();
    expect(amountField()).toHaveFocus();
    expect(passwordField()).toBeInvalid();
    expect(host.dialogs).toHaveLength(0);
  });

  it('accepts full-width digits and spaces', async () => {
    await renderView(WithdrawalScreen, aHost(asking));

    await userEvent.click(passwordField());
    await userEvent.paste('２４６ ８１０');

    expect(passwordField()).toHaveValue('246810');
  });

  it('clears the password after a refusal, which is shown in place', async () => {
    const host = aHost(asking);
    host.answer(withdrawCall, failing(refused(6100, '二级密码错误')));
    await renderView(WithdrawalScreen, host);
    fill(amountField(), '300');
    fill(passwordField(), '111111');
    await submitAndAnswer(host);

    expect(await screen.findByRole('alert')).toHaveTextContent('二级密码错误');
    expect(passwordField()).toHaveValue('');
    expect(amountField()).toHaveValue('300');
  });

  it('links to the page that sets a missing password', async () => {
    const host = aHost(asking);
    host.answer(withdrawInfoCall, aWithdrawInfo({ hasPassword: false }));
    host.location.set({ name: 'takeMoney', path: '/mine/takemoney', params: {}, query: { account: 'coin', amount: '300' } });
    await renderView(WithdrawalScreen, host);

    await userEvent.click(screen.getByRole('link', { name: '设置二级密码' }));

    // The query carries the input, so that it can be restored.
    expect(host.location.get()).toMatchObject({ name: 'auth', query: { for: 'withdrawal', account: 'coin', amount: '300' } });
  });
});

it('asks a member with a second factor for its code, and clears it after a refusal', async () => {
  const host = aHost();
  host.answer(withdrawInfoCall, aWithdrawInfo({ asksAuthCode: true }));
  await renderView(WithdrawalScreen, host);
  const code = screen.getByRole('textbox', { name: '动态码' });
  fill(amountField(), '300');
  await userEvent.click(submit());
  expect(code).toHaveAccessibleDescription('请输入 6 位动态码，或一个恢复码');
  expect(host.dialogs).toEqual([]);

  host.answer(withdrawCall, failing(refused(6036, '动态码或恢复码错误，用过的码不能再用')));
  fill(code, '123456');
  await submitAndAnswer(host);

  expect(host.callsOf(withdrawCall)).toEqual([{ accountId: 'card', amount: '300.00', password: '', authCode: '123456' }]);
  expect(await screen.findByRole('alert')).toHaveTextContent('动态码或恢复码错误');
  expect(code).toHaveValue('');
});

describe('a new payout account', () => {
  const NOON = Date.UTC(2026, 10, 24, 4, 0);
  const held = anAccount({ heldUntil: NOON });
  afterEach(() => jest.useRealTimers());

  it('shows when a new account becomes usable, and selects another one', async () => {
    const host = aHost();
    host.answer(payoutAccountsCall, { list: [held, ...accounts.slice(1)], limits: LIMITS });
    await renderView(WithdrawalScreen, host);

    expect(screen.getByRole('radio', { name: /中国工商银行.*11-24 12:00 起可取款/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /USDT-TRC20/ })).toBeChecked();
  });

  it('blocks the form when a new account is the only one, until it is usable, and keeps the input', async () => {
    jest.useFakeTimers();
    const host = aHost({ now: () => NOON - 60_000 });
    host.answer(payoutAccountsCall, { list: [held], limits: LIMITS });
    await renderView(WithdrawalScreen, host);
    fill(amountField(), '300');
    expect(screen.getByText('为保障资金安全，新添加的收款账户 11-24 12:00 起可用于取款')).toBeVisible();
    expect(submit()).toBeDisabled();

    host.answer(payoutAccountsCall, { list: [anAccount()], limits: LIMITS });
    await act(() => jest.advanceTimersByTimeAsync(60_000));

    expect(submit()).toBeEnabled();
    expect(amountField()).toHaveValue('300');
  });
});

describe('the receipt of a withdrawal', () => {
  async function showReceipt() {
    const host = aHost();
    host.answer(withdrawalsCall, { list: [aWithdrawal()] });
    await renderView(WithdrawalScreen, host);
    fill(amountField(), '300');
    await submitAndAnswer(host);
    await screen.findByRole('heading', { name: '取款申请已提交' });
    return host;
  }

  it('receives the focus, and shows that the money is locked', async () => {
    await showReceipt();

    expect(screen.getByRole('heading', { name: '取款申请已提交' })).toHaveFocus();
    expect(screen.getByText('款项已锁定，处理完成后会转入您的收款账户。')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('links to the progress of the order, and cancels it while its money is locked', async () => {
    const host = await showReceipt();
    const receipt = within(screen.getByRole('heading', { name: '取款申请已提交' }).closest('article')!);
    expect(receipt.getByRole('link', { name: '查看处理进度' })).toHaveAttribute('href', expect.stringContaining('order=QK1') as string);
    host.answer(cancelWithdrawalCall, aWithdrawal({ state: 'cancelled', decidedAt: 9 }));
    host.answer(withdrawalsCall, { list: [aWithdrawal({ state: 'cancelled', decidedAt: 9 })] });

    await userEvent.click(receipt.getByRole('button', { name: '撤回这笔取款' }));
    await act(async () => {
      host.dialogs.at(-1)?.answer('confirmed');
      await Promise.resolve();
    });

    expect(host.callsOf(cancelWithdrawalCall)).toEqual([{ orderId: 'QK1' }]);
    const cancelled = await screen.findByRole('heading', { name: '取款已取消' });
    await waitFor(() => {
      expect(cancelled).toHaveFocus();
    });
    expect(screen.queryByRole('button', { name: '撤回这笔取款' })).not.toBeInTheDocument();
  });

  it.each([
    ['cancelled', '取款已取消', '款项已退回中心钱包。'],
    ['rejected', '取款已被拒绝', '款项已退回中心钱包。 原因：户名不符'],
    ['paid', '取款已出款', '款项已转入您的收款账户。'],
  ] as const)('does not show the money as locked once another tab or the operator has it %s', async (state, heading, words) => {
    const host = await showReceipt();

    host.answer(withdrawalsCall, { list: [aWithdrawal({ state, decidedAt: 9, ...(state === 'rejected' && { reason: '户名不符' }) })] });
    act(() => {
      host.services.bus.emit('balance/changed', { cause: 'withdrawal' });
    });

    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.queryByText(/款项已锁定/)).not.toBeInTheDocument();
    expect(screen.queryByText('预计到账')).not.toBeInTheDocument();
  });
});

describe('a withdrawal whose answer is lost', () => {
  it('looks the withdrawal up by its key and never sends it again', async () => {
    const host = aHost();
    host.answer(withdrawCall, failing({ kind: 'timeout' }));
    await renderView(WithdrawalScreen, host);
    fill(amountField(), '300');
    await submitAndAnswer(host);

    expect(await screen.findByText('本次取款未提交')).toBeVisible();
    expect(host.callsOf(withdrawCall)).toHaveLength(1);
    expect(host.callsOf(withdrawalsCall).filter((request) => 'key' in request)).toHaveLength(1);
  });

  it('finds the withdrawal and shows its receipt', async () => {
    const host = aHost();
    host.answer(withdrawCall, failing({ kind: 'unreachable' }));
    host.answer(withdrawalsCall, { list: [aWithdrawal()] });
    await renderView(WithdrawalScreen, host);
    fill(amountField(), '300');
    await submitAndAnswer(host);

    expect(await screen.findByRole('heading', { name: '取款申请已提交' })).toBeVisible();
  });
});

describe('the latest withdrawals', () => {
  afterEach(() => jest.useRealTimers());

  it('lists the latest withdrawals beside the form with their states and reasons [R-API-072]', async () => {
    const host = aHost();
    host.answer(withdrawalsCall, {
      list: [aWithdrawal(), aWithdrawal({ orderId: 'QK0', state: 'rejected', decidedAt: 5, reason: '户名不符' })],
    });
    await renderView(WithdrawalScreen, host);

    const [first, second] = latest().getAllByRole('listitem');
    expect(first).toHaveTextContent('处理中');
    expect(second).toHaveTextContent('已拒绝');
    expect(second).toHaveTextContent('原因：户名不符');
    expect(latest().getAllByRole('button')).toHaveLength(1);
  });

  it('cancels a pending withdrawal after a confirmation', async () => {
    const host = aHost();
    host.answer(withdrawalsCall, { list: [aWithdrawal()] });
    host.answer(cancelWithdrawalCall, aWithdrawal({ state: 'cancelled', decidedAt: 9 }));
    await renderView(WithdrawalScreen, host);

    await userEvent.click(latest().getByRole('button', { name: '取消取款 QK1' }));
    host.answer(withdrawalsCall, { list: [aWithdrawal({ state: 'cancelled', decidedAt: 9 })] });
    await act(async () => {
      host.dialogs[0]?.answer('confirmed');
      await Promise.resolve();
    });

    expect(await latest().findByText('已取消')).toBeVisible();
    expect(latest().getByRole('listitem')).toHaveFocus();
    expect(host.callsOf(cancelWithdrawalCall)).toEqual([{ orderId: 'QK1' }]);
    expect(host.toasts.map(({ message }) => message)).toEqual(['取款已取消，款项已退回']);
  });

  it('polls withdrawals until they are decided, then emits balance/changed', async () => {
    jest.useFakeTimers();
    const host = aHost();
    host.answer(withdrawalsCall, { list: [aWithdrawal()] });
    await renderView(WithdrawalScreen, host);
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

it('shows a failed load and retries', async () => {
  const host = aHost();
  host.answer(withdrawInfoCall, failing({ kind: 'unreachable' }));
  await renderView(WithdrawalScreen, host);
  host.answer(withdrawInfoCall, aWithdrawInfo());

  await userEvent.click(screen.getByRole('button', { name: '重试' }));

  expect(await screen.findByRole('button', { name: '确认取款' })).toBeVisible();
});

it('shows one failure when nothing loads, and reloads each part', async () => {
  const host = aHost();
  host.answer(withdrawInfoCall, failing({ kind: 'unreachable' }));
  host.answer(withdrawalsCall, failing({ kind: 'unreachable' }));
  host.answer(allBalanceCall, failing({ kind: 'unreachable' }));
  await renderView(WithdrawalScreen, host);
  host.answer(withdrawInfoCall, aWithdrawInfo());
  host.answer(withdrawalsCall, { list: [] });
  host.answer(allBalanceCall, someBalances());

  await userEvent.click(screen.getByRole('button', { name: '重试' }));

  expect(await screen.findByRole('button', { name: '确认取款' })).toBeVisible();
  expect(await latest().findByText('暂无取款')).toBeVisible();
});

it.each(['zh-CN', 'zh-TW'] as const)('passes the accessibility check in %s, and leaves nothing open after it unmounts', async (locale) => {
  const host = aHost({ flags: { withdrawPassword: true } });
  const { unmount } = await renderView(WithdrawalScreen, host, {}, locale);

  expect(screen.getByRole('button', { name: locale === 'zh-CN' ? '确认取款' : '確認取款' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  unmount();
  expect(host.liveCount).toBe(0);
});

describe('a pending withdrawal', () => {
  provePendingRequests({
    Screen: WithdrawalScreen,
    createHost: aHost,
    name: 'withdrawal',
    call: withdrawCall,
    response: aWithdrawal(),
    async send(host) {
      fill(amountField(), '300');
      await submitAndAnswer(host);
    },
    sendAgain: submitAndAnswer,
    answerLookup: (host, answer) => {
      const response = { list: [aWithdrawal()] };
      const { handler } = holdCall<typeof response>();
      host.answer(withdrawalsCall, (request) => ('latest' in request || answer === 'succeeded' ? response : handler()));
    },
    lookups: (host) => host.callsOf(withdrawalsCall).flatMap((request) => ('key' in request ? [request.key] : [])),
    unknownText: '网络中断，正在确认取款结果',
    async expectResumed(host) {
      expect(await screen.findByRole('heading', { name: '取款申请已提交' })).toBeVisible();
      expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'withdrawal' } });
    },
  });
});
