import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, holdCall } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import type { ResponseOf } from '@site/shared/wire/call';
import { dealRecordCall } from '@site/shared/wire/funds';
import { aDeal } from '../../testing/builders';
import { renderView } from '../../testing/renderView';
import { View } from './TransRecordScreen';

const DEALS = [
  aDeal({ id: '12', at: Date.UTC(2026, 10, 21, 11, 2, 44) }),
  aDeal({ id: '11', kind: 'transfer-in', amount: '-300.00', balanceAfter: '1000.00' }),
];

function aHost(total = DEALS.length) {
  return createFakeServices({ answers: [fakeAnswer(dealRecordCall, { total, list: DEALS })] });
}

describe('the trade record', () => {
  it('shows each movement with its time, kind, signed amount and the balance after it [R-API-070]', async () => {
    await renderView(View, aHost());

    const [, first, second] = within(screen.getByRole('table', { name: '交易记录' })).getAllByRole('row');
    expect(first).toHaveTextContent('2026-11-21 19:02:44');
    expect(first).toHaveTextContent('存款');
    expect(first).toHaveTextContent('+¥500.00');
    expect(first).toHaveTextContent('¥1,500.00');
    expect(second).toHaveTextContent('转入场馆');
    expect(second).toHaveTextContent('-¥300.00');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('asks for ten a page, and for the next page', async () => {
    const host = aHost(23);
    await renderView(View, host);

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
  ])('asks for movements of the kind %s, from their first page on', async (words, kind) => {
    const host = aHost(23);
    await renderView(View, host);
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }));

    await userEvent.click(screen.getByRole('button', { name: words }));

    expect(host.callsOf(dealRecordCall).at(-1)).toEqual({ pageNum: 1, pageSize: 10, kind });
    expect(screen.getByRole('button', { name: words })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is read anew when money moved', async () => {
    const host = aHost();
    await renderView(View, host);
    host.answer(dealRecordCall, { total: 1, list: [aDeal({ kind: 'bonus', amount: '8.88' })] });

    act(() => {
      host.services.bus.emit('balance/changed', { cause: 'bonus' });
    });

    expect(await screen.findByText('+¥8.88')).toBeVisible();
  });

  it('says when there is nothing, of a kind or at all, with a way on', async () => {
    const host = aHost();
    host.answer(dealRecordCall, { total: 0, list: [] });
    await renderView(View, host);
    expect(screen.getByText('暂无交易记录')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看我的钱包' })).toHaveAttribute('href', '/wallet');

    await userEvent.click(screen.getByRole('button', { name: '礼金' }));

    expect(await screen.findByText('没有这一类型的资金变动。')).toBeVisible();
  });

  it('waits without a table', async () => {
    const host = aHost();
    host.answer(dealRecordCall, holdCall<ResponseOf<typeof dealRecordCall>>().handler);

    await renderView(View, host);

    expect(await screen.findByText('加载中…')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('says when it cannot be had, and tries again', async () => {
    const host = aHost();
    host.answer(dealRecordCall, failing({ is: 'unreachable' }));
    await renderView(View, host);
    host.answer(dealRecordCall, { total: 2, list: DEALS });

    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('leaves nothing open when it goes', async () => {
    const host = aHost();
    const { unmount } = await renderView(View, host);

    unmount();

    expect(host.liveCount).toBe(0);
  });
});
