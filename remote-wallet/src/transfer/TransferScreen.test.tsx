import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, holdCall } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { expectAmountField } from '@site/testing/expectAmountField';
import type { ResponseOf } from '@site/shared/wire/call';
import { dealRecordCall } from '@site/shared/wire/funds';
import { channelBalanceCall, recycleCall, venueTransferCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { aVenue, someBalances } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { amountField, aTransferHost, done, picker, submit, transfer, VENUES } from '../testing/transferPage';
import { TransferScreen } from './TransferScreen';

describe('the transfer page', () => {
  it('starts with the central wallet and the venue of the address [R-WALLET-08]', async () => {
    await renderView(TransferScreen, aTransferHost());

    expect(picker('转出')).toHaveTextContent('中心钱包');
    expect(picker('转入')).toHaveTextContent('金谷电子');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('transfers into a venue once, with a key, and shows a toast [R-WALLET-04] [R-API-082] [R-MSG-16]', async () => {
    const host = aTransferHost();
    await renderView(TransferScreen, host);

    await transfer('300');

    expect(host.callsOf(venueTransferCall)).toEqual([{ channelCode: 'JGDZ', amount: '300.00', ty: '1', isActivity: false }]);
    expect(host.calls.find(({ path }) => path === venueTransferCall.path)?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(host.toasts).toEqual([{ message: '已转入 金谷电子 ¥300', tone: 'success' }]);
    expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'transfer' } });
    expect(amountField()).toHaveValue('');
    expect(submit()).toHaveFocus();
  });

  it('returns the focus to the amount after a transfer sent by Enter', async () => {
    await renderView(TransferScreen, aTransferHost());

    await userEvent.type(amountField(), '300{Enter}');

    expect(amountField()).toHaveValue('');
    expect(amountField()).toHaveFocus();
  });

  it('reloads all balances after a transfer', async () => {
    const host = aTransferHost();
    await renderView(TransferScreen, host);
    host.answer(allBalanceCall, someBalances([aVenue({ balance: '500.00' })], { central: '700.00' }));

    await transfer('300');

    expect(await screen.findByText('余额 ¥700.00')).toBeVisible();
    expect(screen.getByText('余额 ¥500.00')).toBeVisible();
  });

  it('transfers out of a venue after a swap', async () => {
    const host = aTransferHost();
    await renderView(TransferScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '对调转出与转入' }));
    expect(picker('转出')).toHaveTextContent('金谷电子');
    await transfer('50.5');

    expect(host.callsOf(venueTransferCall)).toEqual([{ channelCode: 'JGDZ', amount: '50.50', ty: '2', isActivity: false }]);
  });

  it('transfers from venue to venue in one step, once', async () => {
    const host = aTransferHost({ venue: 'QKDZ', from: 'JGDZ' });
    await renderView(TransferScreen, host);
    expect(picker('转出')).toHaveTextContent('金谷电子');
    expect(picker('转入')).toHaveTextContent('乾坤游戏');

    await transfer('50');

    expect(host.callsOf(venueTransferCall)).toEqual([{ channelCode: 'QKDZ', amount: '50.00', ty: '1', isActivity: false, from: 'JGDZ' }]);
    expect(host.toasts).toEqual([{ message: '已转入 乾坤游戏 ¥50', tone: 'success' }]);
  });

  it('shows both balances after the transfer, and the amount in words', async () => {
    await renderView(TransferScreen, aTransferHost());

    await userEvent.type(amountField(), '300');

    expect(screen.getByText('转账后 中心钱包').nextSibling).toHaveTextContent('¥700.00');
    expect(screen.getByText('转账后 金谷电子').nextSibling).toHaveTextContent('¥500.00');
    expect(await screen.findByText('叁佰元整')).toBeVisible();
  });

  it('fills in an amount or the whole balance, and disables amounts above the balance', async () => {
    await renderView(TransferScreen, aTransferHost());

    await userEvent.click(screen.getByRole('button', { name: '全部' }));
    expect(amountField()).toHaveValue('1000.00');
    expect(screen.getByRole('button', { name: '1,000' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '5,000' })).toBeDisabled();
  });

  it('selects a venue in the picker and in the list beside it', async () => {
    const host = aTransferHost({});
    await renderView(TransferScreen, host);

    await userEvent.click(picker('转入'));
    await userEvent.click(await screen.findByRole('option', { name: '乾坤游戏' }));
    expect(picker('转入')).toHaveTextContent('乾坤游戏');

    await userEvent.click(screen.getByRole('link', { name: '金谷电子转账' }));
    expect(picker('转入')).toHaveTextContent('金谷电子');
  });

  it('reloads the chosen venue alone, and shows the newer balance [R-API-087]', async () => {
    const host = aTransferHost();
    host.answer(channelBalanceCall, ({ channelCode }) => ({ channelCode, balance: '212.00', asOf: 2 }));

    await renderView(TransferScreen, host);

    expect(host.callsOf(channelBalanceCall)).toEqual([{ channelCode: 'JGDZ' }]);
    expect(await screen.findByText('余额 ¥212.00')).toBeVisible();
  });

  it('keeps the balance of the list when the venue cannot be loaded', async () => {
    const host = aTransferHost();
    host.answer(channelBalanceCall, failing({ kind: 'timeout' }));

    await renderView(TransferScreen, host);

    expect(screen.getByText('余额 ¥200.00')).toBeVisible();
  });

  it.each([
    ['1000.01', '1000.01', '超出转出钱包的余额'],
    ['0', '0.00', '转账金额须大于 0'],
  ])('shows %s as an error, shown as %s on blur, and sends nothing', async (typed, left, words) => {
    const host = aTransferHost();
    await renderView(TransferScreen, host);

    await transfer(typed);

    expect(screen.getByText(words)).toBeVisible();
    expect(amountField()).toHaveValue(left);
    expect(host.callsOf(venueTransferCall)).toEqual([]);
  });

  it('shows below the picker how much turnover locks the money in its venue, and sends nothing', async () => {
    const host = aTransferHost({ venue: 'JGDZ', from: 'venue' });
    host.answer(allBalanceCall, someBalances([aVenue({ turnoverLeft: '80.00' })]));
    await renderView(TransferScreen, host);

    await transfer('50');

    expect(screen.getByText('该场馆还需完成 ¥80 的有效流水才能转出')).toBeVisible();
    expect(host.callsOf(venueTransferCall)).toEqual([]);
  });

  it('shows below the picker that no venue is chosen', async () => {
    const host = aTransferHost({});
    await renderView(TransferScreen, host);

    await userEvent.click(submit());

    expect(picker('转入')).toBeInvalid();
    expect(picker('转入')).toHaveFocus();
    expect(amountField()).toBeInvalid();
    expect(host.callsOf(venueTransferCall)).toEqual([]);
  });

  it('reads every notation of an amount, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]', async () => {
    const host = aTransferHost();
    await renderView(TransferScreen, host);

    await expectAmountField({
      field: amountField,
      expectNothingSent: async () => {
        await userEvent.click(submit());
        expect(host.callsOf(venueTransferCall)).toEqual([]);
      },
      expectMeant: async () => expect(await screen.findByText(/^[壹贰叁肆伍陆柒捌玖拾零元角分整]+$/)).toBeVisible(),
    });
  });

  it('sends once for repeated presses', async () => {
    const host = aTransferHost();
    const held = holdCall<typeof done>();
    host.answer(venueTransferCall, held.handler);
    await renderView(TransferScreen, host);

    await transfer('300');
    await userEvent.click(submit());
    await userEvent.click(submit());
    expect(host.callsOf(venueTransferCall)).toHaveLength(1);
    expect(amountField()).toBeDisabled();

    await act(async () => {
      held.settle(done);
      await Promise.resolve();
    });
    expect(amountField()).toHaveValue('');
  });
});

describe('the balances beside the form', () => {
  it('reloads all balances, or one, on request', async () => {
    const host = aTransferHost({});
    await renderView(TransferScreen, host);
    const venues = within(screen.getByRole('region', { name: '场馆余额' }));
    host.answer(channelBalanceCall, ({ channelCode }) => ({ channelCode, balance: '235.00', asOf: 9 }));

    await userEvent.click(venues.getByRole('button', { name: '刷新金谷电子的余额' }));
    expect(await venues.findByText('¥235.00')).toBeVisible();
    expect(host.callsOf(channelBalanceCall)).toEqual([{ channelCode: 'JGDZ' }]);

    const before = host.callsOf(allBalanceCall).filter(({ category }) => category === '').length;
    await userEvent.click(venues.getByRole('button', { name: '刷新全部场馆余额' }));
    expect(host.callsOf(allBalanceCall).filter(({ category }) => category === '')).toHaveLength(before + 1);
  });
});

describe('a recycle of one venue', () => {
  it('moves the focus to the venue when its button has disappeared', async () => {
    const host = aTransferHost();
    host.answer(recycleCall, { recycled: '200.00', list: [], kept: [], centerWalletBalance: '1200.00', asOf: 2 });
    await renderView(TransferScreen, host);
    const venues = within(screen.getByRole('region', { name: '场馆余额' }));

    host.answer(allBalanceCall, someBalances([aVenue({ balance: '0.00' })], { central: '1200.00' }));
    await userEvent.click(venues.getByRole('button', { name: '回收金谷电子的余额' }));

    expect(await venues.findByText('¥0.00')).toBeVisible();
    expect(venues.getByRole('listitem')).toHaveFocus();
  });

  it('moves the focus to the list when the venue has disappeared too', async () => {
    const host = aTransferHost();
    host.services.storage.write('hide-zero-balance', true);
    host.answer(recycleCall, { recycled: '200.00', list: [], kept: [], centerWalletBalance: '1200.00', asOf: 2 });
    await renderView(TransferScreen, host);
    const venues = within(screen.getByRole('region', { name: '场馆余额' }));

    host.answer(allBalanceCall, someBalances([aVenue({ balance: '0.00' })], { central: '1200.00' }));
    await userEvent.click(venues.getByRole('button', { name: '回收金谷电子的余额' }));

    expect(await venues.findByText('没有余额不为零的场馆')).toBeVisible();
    expect(venues.getByRole('group', { name: '场馆余额' })).toHaveFocus();
  });
});

describe('the transfer page around its form', () => {
  it('shows failed wallets once and retries', async () => {
    const host = aTransferHost();
    host.answer(allBalanceCall, failing({ kind: 'unreachable' }));
    await renderView(TransferScreen, host);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    host.answer(allBalanceCall, someBalances(VENUES));

    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('textbox', { name: '转账金额' })).toBeVisible();
  });

  it('shows one failure when nothing loads, and reloads each part', async () => {
    const host = aTransferHost();
    host.answer(allBalanceCall, failing({ kind: 'unreachable' }));
    host.answer(dealRecordCall, failing({ kind: 'unreachable' }));
    await renderView(TransferScreen, host);
    host.answer(allBalanceCall, someBalances(VENUES));
    host.answer(dealRecordCall, { total: 0, list: [] });

    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('textbox', { name: '转账金额' })).toBeVisible();
    expect(await screen.findByText('暂无交易记录')).toBeVisible();
  });

  it('shows no form while the wallets load', async () => {
    const host = aTransferHost();
    host.answer(allBalanceCall, holdCall<ResponseOf<typeof allBalanceCall>>().handler);

    await renderView(TransferScreen, host);

    expect((await screen.findAllByText('加载中…')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows an empty state without venues', async () => {
    const host = aTransferHost({});
    host.answer(allBalanceCall, someBalances([]));

    await renderView(TransferScreen, host);

    expect(screen.getAllByText('暂无场馆钱包')[0]).toBeVisible();
  });

  it('recycles every venue from the banner, and shows what each returned and kept [R-WALLET-05] [R-API-081]', async () => {
    const host = aTransferHost();
    host.answer(recycleCall, {
      recycled: '200.00',
      list: [{ enName: 'JGDZ', name: '金谷电子', amount: '200.00' }],
      kept: [{ enName: 'QKDZ', name: '乾坤游戏', amount: '20.00', why: 'turnover' }],
      centerWalletBalance: '1200.00',
      asOf: 2,
    });
    await renderView(TransferScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '一键回收' }));

    expect(host.callsOf(recycleCall)).toEqual([{}]);
    expect(host.toasts).toEqual([{ message: '已回收 ¥200 至中心钱包', tone: 'success' }]);
    const report = within(screen.getByRole('status'));
    expect(report.getByText('金谷电子 ¥200：已回收')).toBeVisible();
    expect(report.getByText('乾坤游戏 ¥20：流水尚未达标')).toBeVisible();
  });

  it('links to the deposit, unless the site has switched it off', async () => {
    const host = aTransferHost();
    await renderView(TransferScreen, host);
    const tabs = within(screen.getByRole('navigation', { name: '资金操作' }));
    expect(tabs.getByRole('link', { name: '转账' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: '存款' })).toHaveAttribute('href', '/saveMoney');

    act(() => {
      host.flags.set({ ...host.flags.get(), depositGuide: false });
    });
    expect(tabs.queryByRole('link', { name: '存款' })).not.toBeInTheDocument();
  });

  it('leaves nothing open after it unmounts', async () => {
    const host = aTransferHost();
    const { unmount } = await renderView(TransferScreen, host);

    unmount();

    expect(host.liveCount).toBe(0);
  });
});
