import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, holdCall } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import type { ResponseOf } from '@site/shared/wire/call';
import { dealRecordCall } from '@site/shared/wire/funds';
import { aTransaction } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { TransactionsScreen } from './TransactionsScreen';

const TRANSACTIONS = [
  aTransaction({ id: '12', at: Date.UTC(2026, 10, 21, 11, 2, 44) }),
  aTransaction({ id: '11', kind: 'transfer-in', amount: '-300.00', balanceAfter: '1000.00' }),
];

function aHost(total = TRANSACTIONS.length) {
  return createFakeServices({ answers: [fakeAnswer(dealRecordCall, { total, list: TRANSACTIONS })] });
}

describe('the transactions page', () => {
  it('shows each transaction with its time, kind, signed amount and the balance after it [R-MEMBER-04] [R-API-070]', async () => {
    await renderView(TransactionsScreen, aHost());

    const [, first, second] = within(screen.getByRole('table', { name: '交易记录' })).getAllByRole('row');
    expect(first).toHaveTextContent('2026-11-21 19:02:44');
    expect(first).toHaveTextContent('存款');
    expect(first).toHaveTextContent('+¥500.00');
    expect(first).toHaveTextContent('¥1,500.00');
    expect(second).toHaveTextContent('转入场馆');
    expect(second).toHaveTextContent('-¥300.00');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('requests ten transactions a page, and the next page [R-MEMBER-19]', async () => {
    const host = aHost(23);
    await renderView(TransactionsScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }));

    expect(host.callsOf(dealRecordCall)).toEqual([
      { pageNum: 1, pageSize: 10 },
      { pageNum: 2, pageSize: 10 },
    ]);
  });

  it.each([
    ['存款', 'deposit'],
    ['取款', 'withdrawal'],
    ['转入场馆', 'transfer-in'],
    ['场馆转出', 'transfer-out'],
    ['投注', 'bet'],
    ['注单结算', 'settlement'],
    ['退回本金', 'release'],
    ['礼金', 'bonus'],
    ['人工调整', 'adjustment'],
  ])('requests transactions of the kind %s from their first page', async (words, kind) => {
    const host = aHost(23);
    await renderView(TransactionsScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }));

    await userEvent.click(screen.getByRole('button', { name: words }));

    expect(host.callsOf(dealRecordCall).at(-1)).toEqual({ pageNum: 1, pageSize: 10, kind });
    expect(screen.getByRole('button', { name: words })).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps kind and page in the address, which Back, a reload and a shared link bring again', async () => {
    const host = aHost(23);
    const { unmount } = await renderView(TransactionsScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '礼金' }));
    await userEvent.click(await screen.findByRole('button', { name: '第 3 页' }));
    expect(host.location.get()).toMatchObject({ name: 'transRecord', query: { kind: 'bonus', page: '3' } });
    expect(host.navigated.every(({ options }) => options.replace === true)).toBe(true);

    unmount();
    await renderView(TransactionsScreen, host);

    expect(host.callsOf(dealRecordCall).at(-1)).toEqual({ pageNum: 3, pageSize: 10, kind: 'bonus' });
    expect(screen.getByRole('button', { name: '礼金' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([{ kind: 'theft', page: '0' }, { page: '-1' }, { page: '1.5' }, { page: '99999999' }, { page: 'x' }])(
    'begins with all kinds on their first page at an address with %j',
    async (query) => {
      const host = aHost();
      host.location.set({ name: 'transRecord', path: '/mine/transRecord', params: {}, query });

      await renderView(TransactionsScreen, host);

      expect(host.callsOf(dealRecordCall)).toEqual([{ pageNum: 1, pageSize: 10 }]);
    },
  );

  it('asks for days and a number, keeps them in the address, and says what came and went in all that fits', async () => {
    const host = aHost();
    host.answer(dealRecordCall, { total: 0, list: [] });
    await renderView(TransactionsScreen, host);
    await userEvent.type(screen.getByRole('textbox', { name: '开始日期' }), '20261101');
    host.answer(dealRecordCall, { total: 1, list: [aTransaction({ reference: 'deposit:CK9' })], moneyIn: '500.00', moneyOut: '700.00' });
    await userEvent.type(screen.getByRole('textbox', { name: '按单号查找' }), ' CK9 {Enter}');

    expect(host.callsOf(dealRecordCall).at(-1)).toEqual({ pageNum: 1, pageSize: 10, from: '2026-11-01', number: 'CK9' });
    expect(host.location.get().query).toEqual({ from: '2026-11-01', number: 'CK9' });
    expect(await screen.findByRole('link', { name: 'CK9' })).toHaveAttribute('href', '/transRecord?tab=orders&order=CK9');
    expect(screen.getByText('净额').nextSibling).toHaveTextContent('-¥200.00');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says that nothing fits, and shows hostile text as text', async () => {
    const host = aHost();
    host.answer(dealRecordCall, { total: 0, list: [] });
    host.location.set({ name: 'transRecord', path: '/mine/transRecord', params: {}, query: { number: '<img src=x>', from: '2026-13-01' } });
    await renderView(TransactionsScreen, host);

    expect(screen.getByText('没有符合条件的资金变动。')).toBeVisible();
    expect(host.callsOf(dealRecordCall)).toEqual([{ pageNum: 1, pageSize: 10, number: '<img src=x>' }]);
  });

  it('is read again after balance/changed', async () => {
    const host = aHost();
    await renderView(TransactionsScreen, host);
    host.answer(dealRecordCall, { total: 1, list: [aTransaction({ kind: 'bonus', amount: '8.88' })] });

    act(() => {
      host.services.bus.emit('balance/changed', { cause: 'bonus' });
    });

    expect(await screen.findByText('+¥8.88')).toBeVisible();
  });

  it('shows an empty state, for one kind or for all, with a link to the wallet', async () => {
    const host = aHost();
    host.answer(dealRecordCall, { total: 0, list: [] });
    await renderView(TransactionsScreen, host);
    expect(screen.getByText('暂无交易记录')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看我的钱包' })).toHaveAttribute('href', '/wallet');

    await userEvent.click(screen.getByRole('button', { name: '礼金' }));

    expect(await screen.findByText('没有这一类型的资金变动。')).toBeVisible();
  });

  it('shows no table while loading', async () => {
    const host = aHost();
    host.answer(dealRecordCall, holdCall<ResponseOf<typeof dealRecordCall>>().handler);

    await renderView(TransactionsScreen, host);

    expect(await screen.findByText('加载中…')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows a failed load and retries', async () => {
    const host = aHost();
    host.answer(dealRecordCall, failing({ is: 'unreachable' }));
    await renderView(TransactionsScreen, host);
    host.answer(dealRecordCall, { total: 2, list: TRANSACTIONS });

    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('leaves nothing open after unmounting', async () => {
    const host = aHost();
    const { unmount } = await renderView(TransactionsScreen, host);

    unmount();

    expect(host.liveCount).toBe(0);
  });
});
