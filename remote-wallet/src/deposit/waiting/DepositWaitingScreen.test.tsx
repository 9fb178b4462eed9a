import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteName } from '@site/shared/contract';
import { createFakeServices, failing, fakeAnswer, holdCall, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import {
  claimPaidCall,
  closeOrderCall,
  createSignalCodeCall,
  depositOrderStatusCall,
  type WireDepositOrder,
} from '@site/shared/wire/funds';
import { aCoin, anOrder } from '../../testing/builders';
import { renderView } from '../../testing/renderView';
import { DepositWaitingScreen } from './DepositWaitingScreen';
import { ORDER_POLL_MS } from './useDepositOrder';

function aHost(order = anOrder(), name: RouteName = 'transferWait') {
  return createFakeServices({
    now: () => Date.now(),
    location: { name, params: { orderId: 'D20261121000001' } },
    answers: [fakeAnswer(depositOrderStatusCall, { order }), fakeAnswer(createSignalCodeCall, { code: 'K7M2QX' })],
  });
}

const show = (host: ReturnType<typeof aHost>) => renderView(DepositWaitingScreen, host, { orderId: 'D20261121000001' });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the waiting page of a deposit', () => {
  it("shows amount and payee, and counts down by the server's clock [R-API-062]", async () => {
    await show(aHost());

    expect(screen.getByRole('heading', { name: '等待付款' })).toHaveFocus();
    expect(screen.getByText('¥500')).toBeVisible();
    expect(screen.getByText('6222 0000 0000 1234')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('30:00');

    await act(() => jest.advanceTimersByTimeAsync(61_000));

    expect(screen.getByRole('timer')).toHaveTextContent('28:59');
  });

  it('shows the reference code for the note, and asks for no payment while it is missing [R-API-065]', async () => {
    const host = aHost();
    host.answer(createSignalCodeCall, failing({ kind: 'unreachable' }));
    await show(host);
    expect(screen.getByText('附言码暂未取得，请先不要付款')).toBeVisible();
    host.answer(createSignalCodeCall, { code: 'K7M2QX' });

    await user.click(screen.getByRole('button', { name: '重新获取' }));

    expect(await screen.findByText('K7M2QX')).toBeVisible();
    expect(screen.getByRole('button', { name: '复制 附言码' })).toBeVisible();
    expect(host.callsOf(createSignalCodeCall)).toEqual([{ orderId: 'D20261121000001' }, { orderId: 'D20261121000001' }]);
  });

  it('polls until the order is credited, then refreshes the balance', async () => {
    const host = aHost();
    await show(host);
    host.answer(depositOrderStatusCall, { order: anOrder({ state: 'credited', creditedAt: 5_000 }) });

    await act(() => jest.advanceTimersByTimeAsync(ORDER_POLL_MS));

    expect(screen.getByRole('heading', { name: '存款已到账' })).toHaveFocus();
    expect(host.balanceRefreshes).toBe(1);
    expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'deposit' } });
    await act(() => jest.advanceTimersByTimeAsync(0));
    const asked = host.callsOf(depositOrderStatusCall).length;
    await act(() => jest.advanceTimersByTimeAsync(10 * ORDER_POLL_MS));
    expect(host.callsOf(depositOrderStatusCall)).toHaveLength(asked);
  });

  it('keeps the order on screen while offline, and continues to poll', async () => {
    const host = aHost();
    await show(host);
    host.answer(depositOrderStatusCall, failing({ kind: 'unreachable' }));
    await act(() => jest.advanceTimersByTimeAsync(ORDER_POLL_MS));
    expect(screen.getByText('¥500')).toBeVisible();

    host.answer(depositOrderStatusCall, { order: anOrder({ state: 'credited', creditedAt: 9_000 }) });
    await act(() => jest.advanceTimersByTimeAsync(ORDER_POLL_MS));

    expect(screen.getByRole('heading', { name: '存款已到账' })).toBeVisible();
  });

  it('cancels the order after a confirmation [R-API-064]', async () => {
    const host = aHost();
    host.answer(closeOrderCall, anOrder({ state: 'closed' }));
    await show(host);

    await user.click(screen.getByRole('button', { name: '取消订单' }));
    host.answer(depositOrderStatusCall, { order: anOrder({ state: 'closed' }) });
    await act(async () => {
      host.dialogs[0]?.answer('confirmed');
      await Promise.resolve();
    });
    await act(() => jest.advanceTimersByTimeAsync(0));

    expect(host.callsOf(closeOrderCall)).toEqual([{ orderId: 'D20261121000001' }]);
    expect(screen.getByRole('heading', { name: '订单已取消' })).toHaveFocus();
    expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'deposit' } });
    expect(screen.queryByText('6222 0000 0000 1234')).not.toBeInTheDocument();
  });

  it('reports the payment once, shows when it was reported, and continues to wait for the money', async () => {
    const host = aHost();
    const claimed = anOrder({ claimedAt: Date.UTC(2026, 10, 21, 4) });
    const held = holdCall<WireDepositOrder>();
    host.answer(claimPaidCall, held.handler);
    await show(host);
    await user.click(screen.getByRole('button', { name: '我已付款' }));
    await user.click(screen.getByRole('button', { name: '我已付款' }));
    host.answer(depositOrderStatusCall, { order: claimed });
    await act(async () => {
      held.settle(claimed);
      await jest.advanceTimersByTimeAsync(0);
    });

    expect(host.callsOf(claimPaidCall)).toEqual([{ orderId: 'D20261121000001' }]);
    expect(screen.getByText('您已于 2026-11-21 12:00:00 告知付款；到账以实际收到的款项为准。').parentElement).toHaveFocus();
    expect(screen.queryByRole('button', { name: '我已付款' })).not.toBeInTheDocument();
    expect(screen.getByText('6222 0000 0000 1234')).toBeVisible();
  });

  it('lets the member report the payment again when the answer was lost', async () => {
    const host = aHost();
    host.answer(claimPaidCall, failing({ kind: 'unreachable' }));
    await show(host);

    await user.click(screen.getByRole('button', { name: '我已付款' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    host.answer(claimPaidCall, anOrder({ claimedAt: 0 }));
    await user.click(screen.getByRole('button', { name: '我已付款' }));

    expect(await screen.findByText(/告知付款/)).toBeVisible();
  });

  it('shows when the payment was reported, also after a reload and from another tab', async () => {
    await show(aHost(anOrder({ claimedAt: Date.UTC(2026, 10, 21, 4) })));

    expect(screen.getByText(/您已于 2026-11-21 12:00:00 告知付款/)).toBeVisible();
  });

  it('shows money that arrived before the payment was reported', async () => {
    const host = aHost();
    host.answer(claimPaidCall, anOrder({ state: 'credited', creditedAt: 5_000 }));
    await show(host);
    host.answer(depositOrderStatusCall, { order: anOrder({ state: 'credited', creditedAt: 5_000 }) });

    await user.click(screen.getByRole('button', { name: '我已付款' }));

    expect(await screen.findByRole('heading', { name: '存款已到账' })).toBeVisible();
  });

  it('shows at once that another tab has cancelled the order', async () => {
    const host = aHost();
    await show(host);
    host.answer(depositOrderStatusCall, { order: anOrder({ state: 'closed' }) });

    act(() => {
      host.services.bus.emit('balance/changed', { cause: 'deposit' });
    });
    await act(() => jest.advanceTimersByTimeAsync(0));

    expect(screen.getByRole('heading', { name: '订单已取消' })).toBeVisible();
  });

  it.each([
    ['expired', '订单已过期'],
    ['closed', '订单已取消'],
  ] as const)('shows that the order is %s', async (state, heading) => {
    await show(aHost(anOrder({ state })));

    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  });

  it.each([
    ['there is none', {}],
    ['it belongs to another member', failing(refused(6004, '订单不存在'))],
  ])('shows an unknown order where %s', async (_why, answer) => {
    const host = createFakeServices({
      answers: [fakeAnswer(depositOrderStatusCall, () => answer), fakeAnswer(createSignalCodeCall, { code: 'K7M2QX' })],
    });

    await show(host);

    expect(screen.getByRole('heading', { name: '找不到这笔订单' })).toBeVisible();
    expect(screen.getByRole('link', { name: '再存一笔' })).toHaveAttribute('href');
  });
});

describe('the promotion of a deposit', () => {
  const promotion = { id: 'first-deposit', title: '首存礼遇' };

  it.each([
    ['chosen', anOrder({ promotion: { ...promotion, state: 'chosen' } }), '已选“首存礼遇”，到账后自动派发礼金'],
    ['paid', anOrder({ state: 'credited', promotion: { ...promotion, state: 'paid', reward: '50.00' } }), '“首存礼遇”礼金 ¥50 已派发'],
    [
      'not paid',
      anOrder({ state: 'expired', promotion: { ...promotion, state: 'none' } }),
      '未派发“首存礼遇”礼金：本单未到账，或到账时不符合条件',
    ],
  ] as const)('shows that the promotion is %s [R-WALLET-07]', async (_state, order, words) => {
    await show(aHost(order));

    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('the page of each way to pay', () => {
  it('opens the cashier in a new window [R-WALLET-07] [R-ROUTE-66] [R-RNAME-47]', async () => {
    await show(aHost(anOrder({ waiting: 'recharge', cashierUrl: 'http://localhost:4181/cashier/t', payee: undefined }), 'rechargeWait'));

    const link = screen.getByRole('link', { name: '前往收银台支付 ¥500' });
    expect(link).toHaveAttribute('href', 'http://localhost:4181/cashier/t');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    ['has opened', { opener: null, location: { href: '' } }, '收银台已在新窗口打开'],
    ['was blocked', null, '浏览器拦截了新窗口，收银台没有打开'],
  ])("shows that the cashier's window %s, and not before", async (_outcome, opened, words) => {
    const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    await show(aHost(anOrder({ waiting: 'recharge', cashierUrl: 'http://localhost:4181/cashier/t', payee: undefined }), 'rechargeWait'));
    expect(screen.getByRole('status')).toHaveTextContent('请点击下方按钮，在新窗口打开收银台完成付款。');

    await user.click(screen.getByRole('link', { name: '前往收银台支付 ¥500' }));

    expect(open).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.queryByText(/请点击下方按钮，在新窗口打开/)).not.toBeInTheDocument();
    open.mockRestore();
  });

  it.each([
    ['bank', ['收款银行', '收款人', '收款账号', '附言码']],
    ['ALIPAY', ['收款渠道', '收款人', '收款账户', '附言码']],
  ])('labels the account of %s by its type', async (type, labels) => {
    await show(aHost(anOrder({ type })));

    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['订单号', ...labels, '付款金额']);
  });

  it('shows network, address, amount and confirmed blocks [R-WALLET-07] [R-ROUTE-68] [R-RNAME-51]', async () => {
    const host = aHost(anOrder({ waiting: 'virtual', coin: aCoin(), payee: undefined }), 'virtualWait');
    await show(host);
    expect(screen.getByText('69.94 USDT')).toBeVisible();
    expect(screen.getByText('仅支持 TRC20，转入其他网络无法找回')).toBeVisible();
    expect(screen.getByRole('button', { name: '复制 收款地址' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'TRC20 收款地址二维码' })).toBeVisible();
    expect(screen.getByText('链上暂未发现付款')).toBeVisible();

    host.answer(depositOrderStatusCall, {
      order: anOrder({ waiting: 'virtual', coin: aCoin({ confirmations: 12 }), payee: undefined }),
    });
    await act(() => jest.advanceTimersByTimeAsync(ORDER_POLL_MS));

    expect(screen.getByText('已确认 12/20 个区块')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '区块确认' })).toHaveAttribute('aria-valuenow', '60');
  });

  it('shows no address whose checksum is wrong', async () => {
    const coin = aCoin({ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjt6' });
    await show(aHost(anOrder({ waiting: 'virtual', coin, payee: undefined }), 'virtualWait'));

    expect(screen.getByText('地址未通过校验，请勿付款。请刷新页面，或联系在线客服。')).toBeVisible();
    expect(screen.queryByText(/TR7NH/)).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /二维码/ })).not.toBeInTheDocument();
  });

  it('shows the received coins and requests the rest, with the warning of the chain [R-WALLET-07]', async () => {
    const coin = aCoin({ received: '60.00', left: '9.94', notice: '请勿转入真实资产' });
    await show(aHost(anOrder({ waiting: 'virtual', coin, payee: undefined }), 'virtualWait'));

    expect(screen.getByText('已收到 60.00 USDT，还差 9.94 USDT')).toBeVisible();
    // The yuan amount and the rate belong to the whole order, not to the rest.
    expect(screen.getByText('订单共 ¥500，订单汇率 7.1500')).toBeVisible();
    expect(screen.getByText('9.94 USDT')).toBeVisible();
    expect(screen.getByText('请勿转入真实资产')).toBeVisible();
  });

  it.each(['credited', 'closed', 'expired'] as const)(
    "shows for a %s order the coins that were added to the member's coin balance",
    async (state) => {
      await show(aHost(anOrder({ state, waiting: 'virtual', coin: aCoin({ returned: '6.01' }), payee: undefined }), 'virtualWait'));

      expect(screen.getByText('这笔订单多出的 6.01 USDT 已存入您的 USDT 余额，可在存款页兑换。')).toBeVisible();
    },
  );

  it.each([
    ['huione', 'huioneWait', '打开汇旺，选择转账至账号', '[R-ROUTE-69] [R-RNAME-49]'],
    ['xnbsk', 'xnbskWait', '打开极速通道，选择付款至账号', '[R-ROUTE-70] [R-RNAME-50]'],
  ] as const)('shows the steps, the account and the reference for %s on %s: %s [R-WALLET-07] %s', async (waiting, name, step, _rows) => {
    await show(aHost(anOrder({ waiting, payee: { bank: '通道', name: '', account: 'HW-1', remark: '123456' } }), name));

    expect(screen.getByText(step)).toBeVisible();
    expect(screen.getByText('HW-1')).toBeVisible();
    expect(screen.getByText('付款编号').nextSibling).toHaveTextContent('K7M2QX');
    expect(screen.queryByText('收款人')).not.toBeInTheDocument();
  });

  it('redirects an order that is paid another way to its own page [R-ROUTE-67] [R-RNAME-48]', async () => {
    const host = aHost(anOrder(), 'virtualWait');
    await show(host);

    expect(host.navigated).toMatchObject([{ name: 'transferWait', params: { orderId: 'D20261121000001' }, options: { replace: true } }]);
    expect(screen.getByText('6222 0000 0000 1234')).toBeVisible();
  });

  it('does not redirect after a navigation to another screen', async () => {
    const host = aHost();
    await show(host);

    act(() => {
      host.services.navigation.go('crty', { enName: 'CRTY' });
    });

    expect(host.navigated.map(({ name }) => name)).toEqual(['crty']);
    expect(screen.getByText('6222 0000 0000 1234')).toBeVisible();
  });

  it('stays at the address of another order when the member opens it', async () => {
    const host = aHost();
    await show(host);

    act(() => {
      host.services.navigation.go('rechargeWait', { orderId: 'D20261121000002' });
    });

    expect(host.navigated).toMatchObject([{ name: 'rechargeWait', params: { orderId: 'D20261121000002' } }]);
  });

  it('copies the account and the exact amount, and shows a toast', async () => {
    const write = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    const host = aHost();
    await show(host);

    await user.click(screen.getByRole('button', { name: '复制 收款账号' }));

    expect(write).toHaveBeenCalledWith('6222 0000 0000 1234');
    expect(host.toasts).toEqual([{ message: '已复制', tone: 'success' }]);
    await user.click(screen.getByRole('button', { name: '复制 付款金额' }));
    expect(write).toHaveBeenLastCalledWith('500.00');
  });

  it('reloads the order as soon as it expires', async () => {
    const host = aHost(anOrder({ expiresAt: 1_000 }));
    await show(host);
    host.answer(depositOrderStatusCall, { order: anOrder({ state: 'expired' }) });

    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(screen.getByRole('heading', { name: '订单已过期' })).toBeVisible();
  });

  it('requests no payment after the order has expired, also while it cannot be loaded', async () => {
    const host = aHost(anOrder({ expiresAt: 1_000 }));
    await show(host);
    host.answer(depositOrderStatusCall, failing({ kind: 'unreachable' }));

    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(screen.getByText('付款时限已过，请勿再付款。正在核对订单结果。')).toBeVisible();
    expect(screen.queryByText('6222 0000 0000 1234')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '取消订单' })).not.toBeInTheDocument();
  });

  it.each(['zh-CN', 'zh-TW'] as const)('passes the accessibility check in %s', async (locale) => {
    jest.useRealTimers();
    await renderView(
      DepositWaitingScreen,
      aHost(anOrder({ waiting: 'virtual', coin: aCoin(), payee: undefined }), 'virtualWait'),
      { orderId: '1' },
      locale,
    );

    expect(await accessibilityFaults()).toEqual([]);
  });
});
