import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { betRecordListCall, betRecordTotalCall } from '@site/shared/wire/games';
import { aWireLeg, aWireTicket } from '../../testing/builders';
import { renderView } from '../../testing/renderView';
import { View } from './BetRecordScreen';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');

function aHost(total = 1) {
  return createFakeServices({
    now: () => NOON,
    answers: [
      fakeAnswer(betRecordListCall, { total, list: [aWireTicket()] }),
      fakeAnswer(betRecordTotalCall, { count: 3, stake: '300.00', payout: '198.00' }),
    ],
  });
}

const row = (name: RegExp) => screen.getByRole('row', { name });

describe('the bet record', () => {
  it('shows the tickets of the last 7 business days with their sums [R-MEMBER-03] [R-API-091] [R-API-092]', async () => {
    const host = aHost();
    await renderView(View, host);

    const period = { from: Date.parse('2026-11-15T00:00:00+08:00'), to: Date.parse('2026-11-21T23:59:59.999+08:00') };
    expect(host.callsOf(betRecordListCall)).toEqual([{ pageNum: 1, pageSize: 10, ...period }]);
    expect(host.callsOf(betRecordTotalCall)).toEqual([period]);
    const ticket = row(/T20261121000001/);
    expect(ticket).toHaveTextContent('2026-11-21 19:02:44');
    expect(ticket).toHaveTextContent('阿森纳 -0.5');
    expect(ticket).toHaveTextContent('全场让球 · 下注时 2-1');
    expect(ticket).toHaveTextContent('0.98香港盘');
    expect(ticket).toHaveTextContent('¥100.00');
    expect(ticket).toHaveTextContent('待结算');
    expect(screen.getByText('投注本金').nextSibling).toHaveTextContent('¥300.00');
    expect(screen.getByText('派彩金额').nextSibling).toHaveTextContent('¥198.00');
  });

  it.each([
    ['settled', aWireTicket({ state: 'settled', settledAt: NOON, result: 'LW', payout: '149.00' }), '赢半派彩 ¥149.00'],
    ['cancelled', aWireTicket({ state: 'settled', settledAt: NOON, result: 'D2', payout: '100.00' }), '取消（赛事中断）派彩 ¥100.00'],
    ['cashed out', aWireTicket({ state: 'cashed-out', settledAt: NOON, payout: '80.00' }), '已提前结算派彩 ¥80.00'],
    ['confirming', aWireTicket({ state: 'confirming', active: 'Y' }), '确认中'],
    ['rejected', aWireTicket({ state: 'rejected' }), '未接受'],
  ])('says how a %s ticket stands', async (_, ticket, outcome) => {
    const host = aHost();
    host.answer(betRecordListCall, { total: 1, list: [ticket] });
    await renderView(View, host);

    expect(row(/T20261121000001/)).toHaveTextContent(outcome);
  });

  it('shows every leg of a parlay', async () => {
    const host = aHost();
    const legs = [aWireLeg(), aWireLeg({ gameId: '1002', team_h: '皇家马德里', team_c: '塞维利亚', result: 'W' })];
    host.answer(betRecordListCall, { total: 1, list: [aWireTicket({ mode: 'parlay', legs })] });
    await renderView(View, host);

    const ticket = row(/T20261121000001/);
    expect(ticket).toHaveTextContent('2 串 1');
    expect(within(ticket).getAllByText('0.98')).toHaveLength(2);
    expect(ticket).toHaveTextContent('皇家马德里 -0.5全场让球 · 下注时 2-1 · 赢');
  });

  it('turns pages and keeps the rows until the next are there', async () => {
    const host = aHost(21);
    await renderView(View, host);

    await userEvent.click(screen.getByRole('button', { name: '第 3 页' }));

    expect(host.callsOf(betRecordListCall).map(({ pageNum }) => pageNum)).toEqual([1, 3]);
    expect(host.callsOf(betRecordTotalCall)).toHaveLength(1);
    expect(screen.getByRole('button', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page');
  });

  it('begins anew on page 1 when another range is chosen', async () => {
    const host = aHost(21);
    await renderView(View, host);
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));

    await userEvent.click(screen.getByRole('radio', { name: '近 30 天' }));

    expect(host.callsOf(betRecordListCall).at(-1)).toMatchObject({ pageNum: 1, from: Date.parse('2026-10-23T00:00:00+08:00') });
    expect(host.callsOf(betRecordTotalCall).at(-1)).toMatchObject({ from: Date.parse('2026-10-23T00:00:00+08:00') });
  });

  it('is read anew when a ticket is settled', async () => {
    const host = aHost();
    await renderView(View, host);

    await act(async () => {
      host.services.bus.emit('ticket/settled', { ticketId: 'T20261121000001' });
      await Promise.resolve();
    });

    expect(host.callsOf(betRecordListCall)).toHaveLength(2);
    expect(host.callsOf(betRecordTotalCall)).toHaveLength(2);
  });

  it('says when there are no tickets', async () => {
    const host = aHost();
    host.answer(betRecordListCall, { total: 0, list: [] });
    await renderView(View, host);

    expect(screen.getByText('暂无投注记录')).toBeVisible();
    expect(screen.getByRole('link', { name: '去投注' })).toHaveAttribute('href');
  });

  it('can be asked for again after a failure', async () => {
    const host = aHost();
    host.answer(betRecordListCall, failing({ is: 'timeout' }));
    await renderView(View, host);
    expect(screen.getByRole('status')).toHaveTextContent('等待超时，请稍后重试');

    host.answer(betRecordListCall, { total: 1, list: [aWireTicket()] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('row', { name: /T20261121000001/ })).toBeVisible();
  });

  it('has no fault an accessibility checker finds, and leaves nothing open', async () => {
    const host = aHost(21);
    const { unmount } = await renderView(View, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
