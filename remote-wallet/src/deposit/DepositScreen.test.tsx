import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResponseOf } from '@site/shared/wire/call';
import { createFakeServices, failing, fakeAnswer, holdCall, refused } from '@site/testing';
import { expectAmountField } from '@site/testing/expectAmountField';
import {
  customerInfoCall,
  depositGiftsCall,
  dealRecordCall,
  depositOrderStatusCall,
  payCall,
  paymentTypesCall,
  transferRateCall,
} from '@site/shared/wire/funds';
import { ordersCall } from '@site/shared/wire/orders';
import { recycleCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { memberInfoCall } from '@site/shared/wire/user';
import { aListedDeposit, aMemberInfo, aTransaction, anOrder, aPaymentType, aVenue, someBalances } from '../testing/builders';
import { provePendingRequests } from '../testing/provePendingRequests';
import { renderView } from '../testing/renderView';
import { DepositScreen } from './DepositScreen';

function aHost() {
  return createFakeServices({
    answers: [
      fakeAnswer(paymentTypesCall, {
        list: [aPaymentType(), aPaymentType({ code: 'cloud', name: '云闪付', state: 'maintenance', recommended: false })],
      }),
      fakeAnswer(dealRecordCall, { total: 1, list: [aTransaction()] }),
      fakeAnswer(allBalanceCall, someBalances()),
      fakeAnswer(payCall, anOrder()),
      fakeAnswer(depositOrderStatusCall, {}),
      fakeAnswer(ordersCall, { list: [], open: 0 }),
      fakeAnswer(customerInfoCall, { payer: '*海', coins: '0.00' }),
      fakeAnswer(depositGiftsCall, { list: [] }),
      fakeAnswer(memberInfoCall, aMemberInfo()),
      fakeAnswer(transferRateCall, { currency: 'USDT', rate: '7.1500' }),
    ],
  });
}

/** Change the value in one step, as pasting does, so that the form renders once instead of once per character. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const amountField = () => screen.getByRole('textbox', { name: '存款金额' });
const submit = () => screen.getByRole('button', { name: '立即存款' });

describe('the deposit page', () => {
  it('lists the methods with their limits and disables one under maintenance [R-API-061]', async () => {
    await renderView(DepositScreen, aHost());

    expect(screen.getByRole('radio', { name: /银行卡转账.*¥20 - ¥50,000/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /云闪付.*维护中/ })).toBeDisabled();
  });

  it('shows channel, fee and, where known, the usual arrival time of the chosen method [R-WALLET-07]', async () => {
    const host = aHost();
    host.answer(paymentTypesCall, {
      list: [aPaymentType(), aPaymentType({ code: 'USDT', name: 'USDT', channel: 'TRC20', recommended: false, arrivesWithinSeconds: 121 })],
    });
    await renderView(DepositScreen, host);
    expect(screen.getByText('招商银行')).toBeVisible();
    expect(screen.getByText('免手续费')).toBeVisible();
    expect(screen.queryByText(/近期九成/)).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('radio', { name: /USDT/ }));

    expect(screen.getByText('TRC20')).toBeVisible();
    expect(screen.getByText('近期九成订单在 3 分钟内')).toBeVisible();
  });

  describe('with a promotion to choose', () => {
    const first = {
      id: 'first-deposit',
      kind: 'firstDeposit',
      title: '首存礼遇',
      least: '100.00',
      percent: 10,
      most: '888.00',
      turnoverTimes: 1,
    } as const;
    const choice = (name: RegExp) => within(screen.getByRole('group', { name: '优惠活动' })).getByRole('radio', { name });
    const show = async () => {
      const host = aHost();
      host.answer(depositGiftsCall, { list: [first] });
      await renderView(DepositScreen, host);
      return host;
    };

    it('shows the form together with the promotions, so that no late content moves the button', async () => {
      const host = aHost();
      const late = holdCall<ResponseOf<typeof depositGiftsCall>>();
      host.answer(depositGiftsCall, late.handler);
      await renderView(DepositScreen, host);
      expect(screen.queryByRole('button', { name: '立即存款' })).not.toBeInTheDocument();

      late.settle({ list: [first] });

      expect(await screen.findByRole('button', { name: '立即存款' })).toBeVisible();
      expect(choice(/首存礼遇/)).toBeVisible();
    });

    it('starts without a promotion, and the order then names none [R-WALLET-07]', async () => {
      const host = await show();
      expect(choice(/不参加活动.*不派礼金，不增加流水/)).toBeChecked();
      fill(amountField(), '500');
      await userEvent.click(submit());

      expect(host.callsOf(payCall)).toEqual([{ type: 'bank', amount: '500.00' }]);
    });

    it('shows gift and turnover of the chosen promotion, stores it in the address, and orders with it [R-WALLET-07]', async () => {
      const host = await show();
      await userEvent.click(choice(/首存礼遇.*单笔满 ¥100 送 10%，最高 ¥888/));
      expect(screen.getByText('到账后自动派发，礼金须完成 1 倍有效流水方可取款')).toBeVisible();
      fill(amountField(), '500');

      expect(screen.getByText('按本笔计可得 ¥50，到账后自动派发，须完成 1 倍有效流水（¥50）方可取款')).toBeVisible();
      expect(screen.getByRole('link', { name: '活动详情' })).toHaveAttribute('href', expect.stringContaining('first-deposit'));
      await waitFor(() => {
        expect(host.location.get()).toMatchObject({ query: { promotion: 'first-deposit', amount: '500' } });
      });
      await userEvent.click(submit());
      expect(host.callsOf(payCall)).toEqual([{ type: 'bank', amount: '500.00', promotionId: 'first-deposit' }]);
    });

    it('shows that the promotions cannot be loaded, and reloads them; the input stays', async () => {
      const host = aHost();
      host.answer(depositGiftsCall, failing({ kind: 'unreachable' }));
      await renderView(DepositScreen, host);
      fill(amountField(), '500');
      expect(screen.getByText('可参加的活动暂时无法读取')).toBeVisible();
      expect(screen.getByText('现在也可以存款，但本单不参加活动。')).toBeVisible();

      host.answer(depositGiftsCall, { list: [first] });
      await userEvent.click(screen.getByRole('button', { name: '重试' }));

      expect(await screen.findByRole('radio', { name: /首存礼遇/ })).toBeVisible();
      expect(amountField()).toHaveValue('500');
    });

    it('requires the minimum amount of the chosen promotion, and none without one', async () => {
      const host = await show();
      await userEvent.click(choice(/首存礼遇/));
      fill(amountField(), '99.99');
      expect(amountField()).toHaveAccessibleDescription('参加所选活动最低 ¥100');
      await userEvent.click(submit());
      expect(host.callsOf(payCall)).toEqual([]);

      await userEvent.click(choice(/不参加活动/));
      await userEvent.click(submit());

      expect(host.callsOf(payCall)).toEqual([{ type: 'bank', amount: '99.99' }]);
    });

    it('reloads the promotions when one causes a refusal, and keeps the input', async () => {
      const host = await show();
      await userEvent.click(choice(/首存礼遇/));
      fill(amountField(), '500');
      host.answer(payCall, failing(refused(6012, '该优惠活动不适用于本次存款，请重新选择')));
      host.answer(depositGiftsCall, { list: [] });
      await userEvent.click(submit());

      expect(await screen.findByRole('alert')).toHaveTextContent('该优惠活动不适用于本次存款');
      expect(screen.queryByRole('group', { name: '优惠活动' })).not.toBeInTheDocument();
      expect(amountField()).toHaveValue('500');
    });
  });

  it('marks well-known methods with a logo that is hidden from screen readers', async () => {
    const host = aHost();
    host.answer(paymentTypesCall, { list: [aPaymentType(), aPaymentType({ code: 'ALIPAY', name: '支付宝', recommended: false })] });
    await renderView(DepositScreen, host);

    expect(screen.getByText('支')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('radio', { name: /^支付宝/ })).toBeVisible();
  });

  it('sends a deposit once, with a key, and opens its waiting page [R-WALLET-02] [R-API-063]', async () => {
    const host = aHost();
    await renderView(DepositScreen, host);

    fill(amountField(), '500');
    expect(await screen.findByText('伍佰元整')).toBeVisible();
    await userEvent.click(submit());

    expect(host.callsOf(payCall)).toEqual([{ type: 'bank', amount: '500.00' }]);
    expect(host.calls.find(({ path }) => path === payCall.path)?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(host.navigated.at(-1)).toMatchObject({ name: 'transferWait', params: { orderId: 'D20261121000001' } });
  });

  it('lists the orders that wait for their money, each with a link to its waiting page', async () => {
    const host = aHost();
    host.answer(ordersCall, { open: 1, list: [aListedDeposit({ orderId: 'CK7', waiting: 'virtual', expiresAt: Date.now() + 60_000 })] });
    await renderView(DepositScreen, host);

    const open = within(screen.getByRole('region', { name: '您有 1 笔存款等待付款' }));
    expect(open.getByText('CK7')).toBeVisible();
    await userEvent.click(open.getByRole('link', { name: '继续付款 CK7' }));

    expect(host.callsOf(ordersCall)).toEqual([{ size: 5, kind: 'deposit', group: 'open' }]);
    expect(host.navigated.at(-1)).toMatchObject({ name: 'virtualWait', params: { orderId: 'CK7' } });
  });

  it('shows an invalid amount as an error and keeps the input', async () => {
    const host = aHost();
    await renderView(DepositScreen, host);

    fill(amountField(), '19.99');
    await userEvent.click(submit());

    expect(screen.getByText('单笔最低 ¥20')).toBeVisible();
    expect(amountField()).toHaveValue('19.99');
    expect(host.callsOf(payCall)).toEqual([]);
  });

  it('reads every notation of an amount, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]', async () => {
    const host = aHost();
    await renderView(DepositScreen, host);

    await expectAmountField({
      field: amountField,
      expectNothingSent: async () => {
        await userEvent.click(submit());
        expect(host.callsOf(payCall)).toEqual([]);
      },
      expectMeant: async () => expect(await screen.findByText(/^[壹贰叁肆伍陆柒捌玖拾零元角分整]+$/)).toBeVisible(),
    });
  });

  it('marks the amount after an empty submit, and moves the focus into it', async () => {
    const host = aHost();
    await renderView(DepositScreen, host);

    await userEvent.click(submit());

    expect(screen.getByText('请输入存款金额')).toBeVisible();
    expect(amountField()).toHaveFocus();
    expect(host.callsOf(payCall)).toEqual([]);
  });

  it('stores method and amount in the address, and starts with those of the address', async () => {
    const host = aHost();
    host.answer(paymentTypesCall, { list: [aPaymentType(), aPaymentType({ code: 'USDT', name: 'USDT', waiting: 'virtual' })] });
    host.location.set({ name: 'saveMoney', path: '/mine/savemoney', params: {}, query: {} });
    const { unmount } = await renderView(DepositScreen, host);

    await userEvent.click(screen.getByRole('radio', { name: /USDT/ }));
    fill(amountField(), '250.5');

    expect(host.navigated.every(({ name, options }) => name === 'saveMoney' && options.replace === true)).toBe(true);
    await waitFor(() => {
      expect(host.location.get().query).toEqual({ method: 'USDT', amount: '250.5' });
    });
    unmount();
    await renderView(DepositScreen, host);
    expect(screen.getByRole('radio', { name: /USDT/ })).toBeChecked();
    expect(amountField()).toHaveValue('250.50');
  });

  it('starts with the defaults when the address names a closed method and no amount', async () => {
    const host = aHost();
    host.location.set({ name: 'saveMoney', path: '/mine/savemoney', params: {}, query: { method: 'cloud', amount: '1e9' } });

    await renderView(DepositScreen, host);

    expect(screen.getByRole('radio', { name: /银行卡转账/ })).toBeChecked();
    expect(amountField()).toHaveValue('');
  });

  it('reaches the amount by seven presses of Tab: the links of the header and the methods are one stop each', async () => {
    const host = aHost();
    host.answer(paymentTypesCall, {
      list: ['a', 'b', 'c', 'd', 'e'].map((code) => aPaymentType({ code, name: code, recommended: code === 'c' })),
    });
    await renderView(DepositScreen, host);

    for (let presses = 0; presses < 7; presses += 1) await userEvent.tab();

    expect(amountField()).toHaveFocus();
  });

  it('fills in a suggested amount', async () => {
    await renderView(DepositScreen, aHost());

    await userEvent.click(screen.getByRole('button', { name: '1,000' }));

    expect(amountField()).toHaveValue('1000.00');
    expect(screen.getByRole('button', { name: '1,000' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows a refusal in place and keeps the input', async () => {
    const host = aHost();
    host.answer(payCall, failing(refused(6011, '请勿频繁提交')));
    await renderView(DepositScreen, host);

    fill(amountField(), '500');
    await userEvent.click(submit());

    expect(await screen.findByRole('alert')).toHaveTextContent('请勿频繁提交');
    expect(amountField()).toHaveValue('500');
  });

  it('names the limit that refuses an order, and links to it', async () => {
    const host = aHost();
    const message = '已到您设置的每日存款限额 ¥150，本期还可用 ¥50，2026-11-22 00:00 重新计算';
    host.answer(payCall, failing(refused(6701, message)));
    await renderView(DepositScreen, host);
    fill(amountField(), '500');
    await userEvent.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);

    await userEvent.click(screen.getByRole('link', { name: '查看我的限额' }));

    expect(host.navigated.at(-1)).toMatchObject({ name: 'member/protection' });
  });

  it('looks up the key after a lost answer and shows a closed key', async () => {
    const host = aHost();
    host.answer(payCall, failing({ kind: 'timeout' }));
    await renderView(DepositScreen, host);

    fill(amountField(), '500');
    await userEvent.click(submit());

    expect(await screen.findByText('本次存款未提交')).toBeVisible();
    expect(host.callsOf(payCall)).toHaveLength(1);
    expect(host.callsOf(depositOrderStatusCall)).toHaveLength(1);
  });

  it('shows failed methods and retries', async () => {
    const host = aHost();
    host.answer(paymentTypesCall, failing({ kind: 'unreachable' }));
    await renderView(DepositScreen, host);
    host.answer(paymentTypesCall, { list: [aPaymentType()] });

    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('radio', { name: /银行卡转账/ })).toBeVisible();
  });

  it('shows one failure when nothing loads, and reloads each part', async () => {
    const host = aHost();
    host.answer(paymentTypesCall, failing({ kind: 'unreachable' }));
    host.answer(allBalanceCall, failing({ kind: 'unreachable' }));
    host.answer(dealRecordCall, failing({ kind: 'unreachable' }));
    await renderView(DepositScreen, host);
    host.answer(paymentTypesCall, { list: [aPaymentType()] });
    host.answer(allBalanceCall, someBalances());
    host.answer(dealRecordCall, { total: 0, list: [] });

    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('radio', { name: /银行卡转账/ })).toBeVisible();
    expect(await screen.findByText('暂无交易记录')).toBeVisible();
  });

  it('shows an empty state without methods', async () => {
    const host = aHost();
    host.answer(paymentTypesCall, { list: [] });
    await renderView(DepositScreen, host);

    expect(screen.getByText('暂无可用的存款方式')).toBeVisible();
  });

  it.each([
    ['recharge', 'rechargeWait'],
    ['transfer', 'transferWait'],
    ['virtual', 'virtualWait'],
    ['huione', 'huioneWait'],
    ['xnbsk', 'xnbskWait'],
  ] as const)('opens the waiting page of a method of the kind %s [R-WALLET-07]', async (waiting, name) => {
    const host = aHost();
    host.answer(paymentTypesCall, { list: [aPaymentType({ waiting })] });
    host.answer(payCall, anOrder({ waiting }));
    await renderView(DepositScreen, host);

    fill(amountField(), '500');
    await userEvent.click(submit());

    expect(host.navigated.at(-1)).toMatchObject({ name, params: { orderId: 'D20261121000001' } });
  });

  it('shows the amount due in coins at the current rate [R-API-069]', async () => {
    const host = aHost();
    host.answer(paymentTypesCall, { list: [aPaymentType({ code: 'USDT', name: 'USDT', waiting: 'virtual' })] });
    await renderView(DepositScreen, host);

    fill(amountField(), '100');

    expect(screen.getByText('应付金额（1 USDT = ¥7.1500）').nextSibling).toHaveTextContent('13.99 USDT');
    expect(host.callsOf(transferRateCall)).toEqual([{ currency: 'USDT' }]);
  });

  it('shows the balances above the form, and links to the transfer [R-WALLET-01]', async () => {
    await renderView(DepositScreen, aHost());

    expect(screen.getByRole('region', { name: '我的资产' })).toHaveTextContent('¥1,200.00');
    const tabs = within(screen.getByRole('navigation', { name: '资金操作' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['存款', '转账', '取款']);
    expect(tabs.getByRole('link', { name: '存款' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: '取款' })).toHaveAttribute('href', '/takeMoney');
    expect(tabs.getByRole('link', { name: '转账' })).toHaveAttribute('href', '/transferMoney');
  });

  it('lists the venue balances beside the form, highest first [R-STORE-16]', async () => {
    const host = aHost();
    host.answer(allBalanceCall, someBalances([aVenue({ enName: 'QKDZ', name: '乾坤游戏', balance: '0.00' }), aVenue()]));
    await renderView(DepositScreen, host);
    const venues = within(screen.getByRole('region', { name: '场馆余额' }));
    expect(venues.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('金谷电子'),
      expect.stringContaining('乾坤游戏'),
    ]);

    await userEvent.click(venues.getByRole('switch', { name: '隐藏零余额' }));
    expect(venues.queryByText('乾坤游戏')).not.toBeInTheDocument();
  });

  it('accepts deposits while the venues cannot be loaded', async () => {
    const host = aHost();
    host.answer(allBalanceCall, failing({ kind: 'unreachable' }));
    await renderView(DepositScreen, host);

    fill(amountField(), '500');
    await userEvent.click(submit());

    expect(host.callsOf(payCall)).toHaveLength(1);
  });

  it('recycles every venue from the banner [R-WALLET-05]', async () => {
    const host = aHost();
    host.answer(recycleCall, { recycled: '200.00', list: [], kept: [], centerWalletBalance: '1200.00', asOf: 2 });
    await renderView(DepositScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '一键回收' }));

    expect(host.callsOf(recycleCall)).toEqual([{}]);
  });

  it('shows the latest transactions and reloads them after balance/changed [R-API-070]', async () => {
    const host = aHost();
    await renderView(DepositScreen, host);
    const recent = within(screen.getByRole('region', { name: '最近交易' }));
    expect(recent.getByRole('listitem')).toHaveTextContent('+¥500.00');

    host.answer(dealRecordCall, { total: 2, list: [aTransaction({ id: '2', kind: 'bet', amount: '-100.00' }), aTransaction()] });
    act(() => {
      host.services.bus.emit('balance/changed', { cause: 'bet' });
    });

    expect(await recent.findByText('-¥100.00')).toBeVisible();
  });

  it('leaves nothing open after it unmounts', async () => {
    const host = aHost();
    const { unmount } = await renderView(DepositScreen, host);

    unmount();

    expect(host.liveCount).toBe(0);
  });
});

describe('a pending deposit', () => {
  provePendingRequests({
    Screen: DepositScreen,
    createHost: aHost,
    name: 'deposit',
    call: payCall,
    response: anOrder(),
    async send() {
      fill(amountField(), '500');
      await userEvent.click(submit());
    },
    sendAgain: () => userEvent.click(submit()),
    answerLookup: (host, answer) => {
      host.answer(depositOrderStatusCall, answer === 'never' ? holdCall<Record<string, never>>().handler : { order: anOrder() });
    },
    lookups: (host) => host.callsOf(depositOrderStatusCall).flatMap((request) => ('key' in request ? [request.key] : [])),
    unknownText: '网络中断，正在确认存款结果',
    expectResumed: (host) =>
      waitFor(() => {
        expect(host.navigated.at(-1)).toMatchObject({ name: 'transferWait', params: { orderId: 'D20261121000001' } });
      }),
  });
});
