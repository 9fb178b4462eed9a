import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mustBeFen } from '@site/shared/money';
import { createFakeServices, failing, fakeAnswer, holdCall, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { expectAmountField } from '@site/testing/expectAmountField';
import { bonusGrantsCall } from '@site/shared/wire/bonuses';
import type { ResponseOf } from '@site/shared/wire/call';
import { balanceDaysCall, dealRecordCall, lockedMoneyCall } from '@site/shared/wire/funds';
import { autoTransferCall, recycleCall, transferOutcomeCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { aTransaction, aVenue, aWireBonus, someBalances } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { WalletScreen } from './WalletScreen';

const VENUES = [
  aVenue(),
  aVenue({ enName: 'QKDZ', name: '乾坤游戏', balance: '50.00', turnoverLeft: '80.00' }),
  aVenue({ enName: 'HTZR', name: '皇庭真人', category: 'ZR', balance: '0.00' }),
  aVenue({ enName: 'MTDZ', name: '马踏飞燕', balance: '0.00', state: 'maintenance' }),
];

const recycled: ResponseOf<typeof recycleCall> = { recycled: '200.00', list: [], kept: [], centerWalletBalance: '1200.00', asOf: 2 };

const BALANCE_DAYS = [
  { day: '2026-11-20', central: '900.00', inVenues: '50.00', locked: '0.00' },
  { day: '2026-11-21', central: '1000.00', inVenues: '250.00', locked: '50.00' },
];

function aHost() {
  return createFakeServices({
    balance: { locked: mustBeFen(5_000) },
    answers: [
      fakeAnswer(bonusGrantsCall, { list: [], closed: [] }),
      fakeAnswer(allBalanceCall, someBalances(VENUES, { locked: '50.00' })),
      fakeAnswer(dealRecordCall, { total: 1, list: [aTransaction()] }),
      fakeAnswer(balanceDaysCall, { list: BALANCE_DAYS }),
      fakeAnswer(recycleCall, recycled),
      fakeAnswer(autoTransferCall, ({ status }) => ({ status })),
    ],
  });
}

const banner = () => screen.getByRole('region', { name: '我的资产' });
const venues = () => within(screen.getByRole('region', { name: '场馆余额' }));
const venue = (name: string) => venues().getByText(name).closest('li')!;

describe('the wallet page', () => {
  it('shows the total assets, the central balance and the sum of the venues [R-WALLET-01] [R-MONEY-02] [R-MONEY-03]', async () => {
    const host = aHost();
    await renderView(WalletScreen, host);

    expect(within(banner()).getByText('总资产').parentElement).toHaveTextContent('¥1,300.00');
    expect(within(banner()).getByText('中心钱包').parentElement).toHaveTextContent('¥1,000.00');
    expect(within(banner()).getByText('场馆余额').parentElement).toHaveTextContent('¥250.00');
    expect(host.callsOf(allBalanceCall)).toContainEqual({ category: '8' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows the bonuses right below the total, above charts and venues', async () => {
    const host = aHost();
    host.answer(bonusGrantsCall, { list: [aWireBonus()], closed: [] });
    await renderView(WalletScreen, host);
    const bonuses = await screen.findByRole('region', { name: '礼金与流水' });
    const isBefore = (one: Element, other: Element) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

    expect(isBefore(banner(), bonuses)).toBe(true);
    expect(isBefore(bonuses, screen.getByRole('region', { name: '资金概览' }))).toBe(true);
    expect(isBefore(bonuses, screen.getByRole('region', { name: '场馆余额' }))).toBe(true);
  });

  it('shows the locked amount beside the total assets, which include it [R-MONEY-04] [R-CONST-24]', async () => {
    await renderView(WalletScreen, aHost());

    expect(within(banner()).getByRole('link', { name: '锁定金额' }).closest('div')).toHaveTextContent('¥50.00');
    expect(within(banner()).getByText('总资产').parentElement).toHaveTextContent('¥1,300.00');
    expect(within(banner()).getByText('含锁定金额 ¥50.00')).toBeVisible();
  });

  describe('the locked amount', () => {
    const holds: ResponseOf<typeof lockedMoneyCall>['list'] = [
      { kind: 'withdrawal', number: 'QK1', amount: '30.00', at: Date.UTC(2026, 10, 21, 4) },
      { kind: 'bet', number: 'ab12', amount: '20.00', at: Date.UTC(2026, 10, 21, 3) },
    ];

    it('lists locked amounts by order and bet, each linked to its source, when the total is pressed', async () => {
      const host = aHost();
      host.answer(lockedMoneyCall, { count: 2, total: '50.00', list: holds });
      await renderView(WalletScreen, host);

      await userEvent.click(within(banner()).getByRole('link', { name: '锁定金额' }));

      const dialog = within(await screen.findByRole('dialog', { name: '锁定金额明细' }));
      expect(await dialog.findByText('共 2 笔，合计 ¥50.00，处理后自动扣除或退回。')).toBeVisible();
      expect(dialog.getByRole('link', { name: 'QK1' })).toHaveAttribute('href', '/transRecord?tab=orders&order=QK1');
      expect(dialog.getByRole('link', { name: 'ab12' })).toHaveAttribute('href', '/betRecord?ticket=ab12');
      expect(await accessibilityFaults()).toEqual([]);

      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(host.location.get().query).toEqual({});
    });

    it('says how many locked amounts are listed, or that there are none', async () => {
      const host = aHost();
      host.location.set({ name: 'wallet', path: '/mine/wallet', params: {}, query: { locked: '1' } });
      host.answer(lockedMoneyCall, { count: 70, total: '700.00', list: holds });
      const { unmount } = await renderView(WalletScreen, host);
      expect(await screen.findByText(/共 70 笔，合计 ¥700.00.*以下是最近 2 笔/)).toBeVisible();
      unmount();
      host.answer(lockedMoneyCall, { count: 0, total: '0.00', list: [] });

      await renderView(WalletScreen, host);

      expect(await screen.findByText('目前没有锁定的金额。')).toBeVisible();
    });
  });

  describe('the charts', () => {
    const pictures = () => within(screen.getByRole('region', { name: '资金概览' }));

    it('show the total of the last 30 days and the distribution of the money, or tables of the same figures', async () => {
      const host = aHost();
      await renderView(WalletScreen, host);

      const line = within(await pictures().findByRole('figure', { name: '近 30 天总资产' }));
      expect(host.callsOf(balanceDaysCall)).toEqual([{ days: 30 }]);
      expect(line.getByRole('slider')).toHaveAttribute('aria-valuetext', '2026-11-21 ¥1,300.00');
      const shares = within(pictures().getByRole('figure', { name: '资金分布' }));
      expect(shares.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '中心钱包80.0%¥1,000.00',
        '金谷电子16.0%¥200.00',
        '乾坤游戏4.0%¥50.00',
      ]);
      expect(shares.getByRole('link', { name: '金谷电子' })).toHaveAttribute('href', '/transferMoney?venue=JGDZ');

      await userEvent.click(line.getByRole('button', { name: '表格' }));
      expect(
        line
          .getAllByRole('row')
          .slice(1)
          .map(({ textContent }) => textContent),
      ).toEqual(['2026-11-20¥950.00', '2026-11-21¥1,300.00']);
      expect(await accessibilityFaults()).toEqual([]);
    });

    it('draw no line for a single day, and no segments without money', async () => {
      const host = aHost();
      host.answer(balanceDaysCall, { list: BALANCE_DAYS.slice(1) });
      host.answer(allBalanceCall, someBalances([aVenue({ balance: '0.00' })], { central: '0.00' }));
      await renderView(WalletScreen, host);

      expect(await pictures().findByText('资产从今天起按日记录，一天还连不成曲线。')).toBeVisible();
      expect(pictures().getByText('从第二天起，这里会显示每日的总资产。')).toBeVisible();
      expect(pictures().getByText('目前没有余额。')).toBeVisible();
      expect(pictures().queryByRole('figure')).not.toBeInTheDocument();
    });

    it('show that loading failed, with a retry', async () => {
      const host = aHost();
      host.answer(balanceDaysCall, failing({ kind: 'unreachable' }));
      await renderView(WalletScreen, host);
      const retry = await pictures().findByRole('button', { name: '重试' });
      host.answer(balanceDaysCall, { list: BALANCE_DAYS });

      await userEvent.click(retry);

      expect(await pictures().findByRole('slider')).toBeInTheDocument();
    });

    it('hide their amounts together with the banner', async () => {
      const host = aHost();
      await renderView(WalletScreen, host);
      await pictures().findByRole('slider');

      await userEvent.click(screen.getByRole('button', { name: '隐藏金额' }));

      expect(pictures().getByText('金额已隐藏')).toBeVisible();
      expect(pictures().queryByText(/¥\d/)).not.toBeInTheDocument();
    });
  });

  it('shows no locked amount beside the total when nothing is locked', async () => {
    const host = aHost();
    host.answer(allBalanceCall, someBalances(VENUES));
    await renderView(WalletScreen, host);

    expect(within(banner()).getByText('总资产').parentElement).toHaveTextContent('¥1,250.00');
    expect(within(banner()).queryByText(/含锁定金额/)).not.toBeInTheDocument();
  });

  it('stores the chosen category in the address, and shows all categories for an unknown one', async () => {
    const host = aHost();
    host.location.set({ name: 'wallet', path: '/mine/wallet', params: {}, query: { category: 'horses' } });
    await renderView(WalletScreen, host);
    expect(venues().getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(venues().getByRole('button', { name: '真人' }));

    await waitFor(() => {
      expect(host.location.get().query).toEqual({ category: 'live' });
    });
    expect(venues().queryByText('金谷电子')).not.toBeInTheDocument();
  });

  it('lists the venues of every category with balance, state and remaining turnover [R-WALLET-06] [R-API-080]', async () => {
    const host = aHost();
    await renderView(WalletScreen, host);

    expect(host.callsOf(allBalanceCall)).toContainEqual({ category: '' });
    expect(
      venues()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['真人', '电子']);
    expect(venue('金谷电子')).toHaveTextContent('¥200.00');
    expect(venue('乾坤游戏')).toHaveTextContent('还需流水 ¥80');
    expect(venue('马踏飞燕')).toHaveTextContent('维护中');
    expect(within(venue('马踏飞燕')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('links to a transfer with the venue selected [R-WALLET-04]', async () => {
    const host = aHost();
    await renderView(WalletScreen, host);

    await userEvent.click(screen.getByRole('link', { name: '皇庭真人转账' }));

    expect(host.navigated).toMatchObject([{ name: 'transferMoney', options: { query: { venue: 'HTZR' } } }]);
  });

  it('filters by category', async () => {
    await renderView(WalletScreen, aHost());

    await userEvent.click(venues().getByRole('button', { name: '真人' }));

    expect(venues().getByText('皇庭真人')).toBeVisible();
    expect(venues().queryByText('金谷电子')).not.toBeInTheDocument();
  });

  it('hides zero balances, and stores the choice on the device [R-STORE-07] [R-STORE-16]', async () => {
    const host = aHost();
    const { unmount } = await renderView(WalletScreen, host);
    await userEvent.click(screen.getByRole('switch', { name: '隐藏零余额' }));
    expect(venues().queryByText('皇庭真人')).not.toBeInTheDocument();
    expect(venues().getByText('金谷电子')).toBeVisible();
    expect(host.services.storage.read('hide-zero-balance')).toBe(true);
    unmount();

    await renderView(WalletScreen, host);

    expect(screen.getByRole('switch', { name: '隐藏零余额' })).toBeChecked();
    expect(venues().queryByText('皇庭真人')).not.toBeInTheDocument();
  });

  it('shows an empty state when each venue is hidden', async () => {
    const host = aHost();
    host.answer(allBalanceCall, someBalances([aVenue({ balance: '0.00' })]));
    host.services.storage.write('hide-zero-balance', true);

    await renderView(WalletScreen, host);

    expect(screen.getByText('没有余额不为零的场馆')).toBeVisible();
  });

  it('hides the amounts of the banner, and stores the choice', async () => {
    const host = aHost();
    const { unmount } = await renderView(WalletScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '隐藏金额' }));
    expect(banner()).not.toHaveTextContent(/¥\d/);
    unmount();

    await renderView(WalletScreen, host);
    expect(banner()).not.toHaveTextContent(/¥\d/);
    await userEvent.click(screen.getByRole('button', { name: '显示金额' }));
    expect(banner()).toHaveTextContent('¥1,300.00');
  });

  it('reloads the total when a lost bet changes the locked amount alone', async () => {
    const host = aHost();
    await renderView(WalletScreen, host);
    host.answer(allBalanceCall, someBalances(VENUES));

    act(() => {
      host.balance.set({ central: mustBeFen(100_000), locked: mustBeFen(0), asOf: 2 });
    });

    expect(await within(banner()).findByText('¥1,250.00')).toBeVisible();
  });

  it('reloads the total when the header shows another central balance', async () => {
    const host = aHost();
    await renderView(WalletScreen, host);
    host.answer(allBalanceCall, someBalances([], { central: '990.00' }));

    act(() => {
      host.balance.set({ central: mustBeFen(99_000), locked: mustBeFen(0), asOf: 2 });
    });

    expect(await within(banner()).findAllByText('¥990.00')).toHaveLength(2);
  });
});

describe('recycling from the wallet page', () => {
  it('recycles one venue, once and with a key [R-WALLET-05] [R-API-081]', async () => {
    const host = aHost();
    await renderView(WalletScreen, host);

    await userEvent.dblClick(screen.getByRole('button', { name: '回收金谷电子的余额' }));

    expect(host.callsOf(recycleCall)[0]).toEqual({ channelCode: 'JGDZ' });
    expect(host.calls.find(({ path }) => path === recycleCall.path)?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(host.toasts[0]).toEqual({ message: '已回收 ¥200 至中心钱包', tone: 'success' });
    expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'transfer' } });
  });

  it('disables every recycle button while a request is under way', async () => {
    const host = aHost();
    host.answer(recycleCall, holdCall<typeof recycled>().handler);
    await renderView(WalletScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '一键回收' }));
    await userEvent.click(screen.getByRole('button', { name: '一键回收' }));

    expect(host.callsOf(recycleCall)).toEqual([{}]);
    const one = screen.getByRole('button', { name: '回收金谷电子的余额' });
    expect(one).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(one);
    expect(host.callsOf(recycleCall)).toHaveLength(1);
  });

  it('shows that there was nothing to recycle', async () => {
    const host = aHost();
    host.answer(recycleCall, { ...recycled, recycled: '0.00' });
    await renderView(WalletScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '一键回收' }));

    expect(host.toasts).toEqual([{ message: '场馆内没有可回收的余额', tone: 'info' }]);
  });

  it("shows a refusal with the platform's message", async () => {
    const host = aHost();
    host.answer(recycleCall, failing(refused(6011, '请勿频繁提交')));
    await renderView(WalletScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '一键回收' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('请勿频繁提交');
  });

  it('looks up the key after a lost answer', async () => {
    const host = aHost();
    host.answer(recycleCall, failing({ kind: 'timeout' }));
    host.answer(transferOutcomeCall, { outcome: 'done', amount: '200.00', centerWalletBalance: '1200.00', asOf: 2 });
    await renderView(WalletScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '一键回收' }));

    expect(host.callsOf(recycleCall)).toHaveLength(1);
    expect(host.callsOf(transferOutcomeCall)).toHaveLength(1);
    expect(host.toasts).toEqual([{ message: '已回收 ¥200 至中心钱包', tone: 'success' }]);
  });
});

describe('automatic transfer', () => {
  const toggle = () => screen.getByRole('switch', { name: '进入场馆时自动转账' });

  it('switches automatic transfer, and explains it [R-API-090]', async () => {
    const host = aHost();
    await renderView(WalletScreen, host);
    expect(toggle()).toBeChecked();
    host.answer(allBalanceCall, someBalances(VENUES, { autoTransfer: '0' }));

    await userEvent.click(toggle());

    expect(host.callsOf(autoTransferCall)).toEqual([{ status: '0' }]);
    expect(await screen.findByText(/资金不会自动变动/)).toBeVisible();
    expect(toggle()).not.toBeChecked();
  });

  it('keeps its state after a failed call', async () => {
    const host = aHost();
    host.answer(autoTransferCall, failing({ kind: 'timeout' }));
    await renderView(WalletScreen, host);

    await userEvent.click(toggle());

    expect(toggle()).toBeChecked();
    expect(toggle()).toBeEnabled();
  });
});

describe('the limit of automatic transfer', () => {
  const field = () => screen.getByLabelText('自动转入上限');

  it('sets the limit, shows it in words, and removes it when the field is empty', async () => {
    const host = aHost();
    await renderView(WalletScreen, host);
    host.answer(allBalanceCall, someBalances(VENUES, { autoTransferLimit: '200.00' }));

    await userEvent.type(field(), '200');
    await userEvent.click(screen.getByRole('button', { name: '保存上限' }));

    expect(host.callsOf(autoTransferCall)).toEqual([{ status: '1', limit: '200.00' }]);
    expect(await screen.findByText(/补到 ¥200 为止/)).toBeVisible();
    expect(host.toasts).toEqual([{ message: '自动转入上限已保存', tone: 'success' }]);

    await userEvent.clear(field());
    await userEvent.click(screen.getByRole('button', { name: '保存上限' }));

    expect(host.callsOf(autoTransferCall).at(-1)).toEqual({ status: '1', limit: '' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('reads every notation of an amount, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]', async () => {
    const host = aHost();
    await renderView(WalletScreen, host);

    await expectAmountField({
      field,
      expectNothingSent: async () => {
        await userEvent.click(screen.getByRole('button', { name: '保存上限' }));
        expect(host.callsOf(autoTransferCall)).toEqual([]);
      },
    });
  });

  it.each([
    ['0', '上限须大于 0'],
    ['.', '“.”不是金额，请只输入数字'],
    ['5e1', '“5e1”不是金额，请只输入数字'],
  ])('refuses to send %s', async (text, message) => {
    const host = aHost();
    await renderView(WalletScreen, host);

    await userEvent.click(field());
    await userEvent.paste(text);
    await userEvent.click(screen.getByRole('button', { name: '保存上限' }));

    expect(screen.getByText(message)).toBeVisible();
    expect(host.callsOf(autoTransferCall)).toEqual([]);
  });

  it('keeps the input when the call fails', async () => {
    const host = aHost();
    host.answer(autoTransferCall, failing({ kind: 'timeout' }));
    await renderView(WalletScreen, host);

    await userEvent.type(field(), '200');
    await userEvent.click(screen.getByRole('button', { name: '保存上限' }));

    expect(field()).toHaveValue('200.00');
    expect(host.toasts).toEqual([]);
  });

  it('hides the limit while automatic transfer is off', async () => {
    const host = aHost();
    host.answer(allBalanceCall, someBalances(VENUES, { autoTransfer: '0' }));
    await renderView(WalletScreen, host);

    expect(screen.queryByLabelText('自动转入上限')).not.toBeInTheDocument();
  });
});

describe('the wallet page without its data', () => {
  it('shows no amounts while loading', async () => {
    const host = aHost();
    host.answer(allBalanceCall, holdCall<ResponseOf<typeof allBalanceCall>>().handler);

    await renderView(WalletScreen, host);

    expect((await screen.findAllByText('加载中…')).length).toBeGreaterThan(0);
    expect(within(banner()).getByText('总资产').parentElement).toHaveTextContent('读取中');
  });

  it('shows failed balances beside the known ones, and retries', async () => {
    const host = aHost();
    host.answer(allBalanceCall, failing({ kind: 'unreachable' }));
    await renderView(WalletScreen, host);
    expect(within(banner()).getByText('总资产').parentElement).toHaveTextContent('暂未取得');
    expect(within(banner()).getByText('中心钱包').parentElement).toHaveTextContent('¥1,000.00');
    host.answer(allBalanceCall, someBalances(VENUES, { locked: '50.00' }));

    await userEvent.click(within(banner()).getByRole('button', { name: '重新读取' }));
    await userEvent.click(venues().getByRole('button', { name: '重试' }));

    expect(await within(banner()).findByText('¥1,300.00')).toBeVisible();
    expect(venue('金谷电子')).toBeVisible();
  });

  it('shows once that the venues cannot be loaded', async () => {
    const host = aHost();
    host.answer(allBalanceCall, failing({ kind: 'unreachable' }));
    await renderView(WalletScreen, host);

    expect(screen.getByText('网络连接失败，请检查网络后重试')).toBeVisible();
    expect(screen.queryByRole('region', { name: '自动转账' })).not.toBeInTheDocument();
    expect(screen.queryByText('资金分布')).not.toBeInTheDocument();
  });

  it('shows one failure when nothing loads, and reloads each part', async () => {
    const host = aHost();
    host.answer(allBalanceCall, failing({ kind: 'unreachable' }));
    host.answer(balanceDaysCall, failing({ kind: 'unreachable' }));
    host.answer(dealRecordCall, failing({ kind: 'unreachable' }));
    await renderView(WalletScreen, host);
    expect(screen.getByText('网络连接失败，请检查网络后重试')).toBeVisible();

    host.answer(allBalanceCall, someBalances(VENUES, { locked: '50.00' }));
    host.answer(balanceDaysCall, { list: BALANCE_DAYS });
    host.answer(dealRecordCall, { total: 0, list: [] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByText('暂无交易记录')).toBeVisible();
    expect(venue('金谷电子')).toBeVisible();
    expect(within(banner()).getByText('总资产').parentElement).toHaveTextContent('¥1,300.00');
    expect(screen.queryByText('网络连接失败，请检查网络后重试')).not.toBeInTheDocument();
  });

  it('shows an empty state without venues', async () => {
    const host = aHost();
    host.answer(allBalanceCall, someBalances([]));

    await renderView(WalletScreen, host);

    expect(screen.getByText('暂无场馆钱包')).toBeVisible();
  });

  it('leaves nothing open after it unmounts', async () => {
    const host = aHost();
    const { unmount } = await renderView(WalletScreen, host);

    unmount();

    expect(host.liveCount).toBe(0);
  });
});
