import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { betRecordListCall, betRecordTotalCall } from '@site/shared/wire/betRecords';
import { aWireLeg, aWireTicket } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { BetRecordScreen } from './BetRecordScreen';

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
    await renderView(BetRecordScreen, host);

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
  ])('shows the result of a %s ticket', async (_, ticket, outcome) => {
    const host = aHost();
    host.answer(betRecordListCall, { total: 1, list: [ticket] });
    await renderView(BetRecordScreen, host);

    expect(row(/T20261121000001/)).toHaveTextContent(outcome);
  });

  it('keeps range and page in the address, and begins with the defaults where it names none of them [R-MEMBER-19]', async () => {
    const host = aHost(25);
    const { unmount } = await renderView(BetRecordScreen, host);
    await userEvent.click(screen.getByRole('radio', { name: '近 30 天' }));
    await userEvent.click(await screen.findByRole('button', { name: '第 2 页' }));
    expect(host.location.get()).toMatchObject({ name: 'betRecord', query: { days: '30', page: '2' } });
    unmount();

    const second = await renderView(BetRecordScreen, host);
    expect(screen.getByRole('radio', { name: '近 30 天' })).toBeChecked();
    expect(host.callsOf(betRecordListCall).at(-1)).toMatchObject({ pageNum: 2 });
    second.unmount();

    host.location.set({ ...host.location.get(), query: { days: '8', page: '0' } });
    await renderView(BetRecordScreen, host);
    expect(screen.getByRole('radio', { name: '近 7 天' })).toBeChecked();
    expect(host.callsOf(betRecordListCall).at(-1)).toMatchObject({ pageNum: 1 });
  });

  it('shows every leg of a parlay', async () => {
    const host = aHost();
    const legs = [aWireLeg(), aWireLeg({ gameId: '1002', team_h: '皇家马德里', team_c: '塞维利亚', result: 'W' })];
    host.answer(betRecordListCall, { total: 1, list: [aWireTicket({ mode: 'parlay', legs })] });
    await renderView(BetRecordScreen, host);

    const ticket = row(/T20261121000001/);
    expect(ticket).toHaveTextContent('2 串 1');
    expect(within(ticket).getAllByText('0.98')).toHaveLength(2);
    expect(ticket).toHaveTextContent('皇家马德里 -0.5全场让球 · 下注时 2-1 · 赢');
  });

  it('shows a system with its lines, what one of them costs, and a void leg struck out', async () => {
    const host = aHost();
    const legs = ['1001', '1002', '1003'].map((gameId, index) =>
      aWireLeg({ gameId, ...(index === 2 ? { result: 'D3' } : { result: 'W' }) }),
    );
    const system = aWireTicket({ mode: 'system', legs, folds: [2, 3], lines: 4, stake: '10.00', risk: '40.00', toWin: '36.00' });
    host.answer(betRecordListCall, { total: 1, list: [{ ...system, state: 'settled', settledAt: NOON, result: 'W', payout: '119.95' }] });
    await renderView(BetRecordScreen, host);

    const ticket = row(/T20261121000001/);
    for (const text of ['3 串 4', '¥40.00¥10.00 × 4 注', '取消（未在规定时间内完赛）', '派彩 ¥119.95'])
      expect(ticket).toHaveTextContent(text);
    expect(within(ticket).getAllByRole('deletion')).toHaveLength(1);
  });

  it('names the competitor of an outright, and its dead heat', async () => {
    const host = aHost();
    const leg = aWireLeg({
      sport: 'FS',
      w: 'FS',
      r: 'FS3',
      ratio: '',
      strong: '',
      oddsType: 'E',
      ior: '5.00',
      team_h: '英超 冠军',
      team_c: '',
      name: '曼城',
      places: 1,
      tied: 2,
    });
    host.answer(betRecordListCall, {
      total: 1,
      list: [aWireTicket({ legs: [leg], state: 'settled', settledAt: NOON, result: 'W', payout: '250.00' })],
    });
    await renderView(BetRecordScreen, host);

    expect(row(/T20261121000001/)).toHaveTextContent('曼城');
    expect(row(/T20261121000001/)).toHaveTextContent('并列：2 名分 1 席');
  });

  it('changes pages and keeps the rows until the next page is loaded', async () => {
    const host = aHost(21);
    await renderView(BetRecordScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '第 3 页' }));

    expect(host.callsOf(betRecordListCall).map(({ pageNum }) => pageNum)).toEqual([1, 3]);
    expect(host.callsOf(betRecordTotalCall)).toHaveLength(1);
    expect(screen.getByRole('button', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page');
  });

  it('returns to page 1 when another range is chosen', async () => {
    const host = aHost(21);
    await renderView(BetRecordScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));

    await userEvent.click(screen.getByRole('radio', { name: '近 30 天' }));

    expect(host.callsOf(betRecordListCall).at(-1)).toMatchObject({ pageNum: 1, from: Date.parse('2026-10-23T00:00:00+08:00') });
    expect(host.callsOf(betRecordTotalCall).at(-1)).toMatchObject({ from: Date.parse('2026-10-23T00:00:00+08:00') });
  });

  it.each([
    ['a ticket is settled', 'ticket/settled', { ticketId: 'T20261121000001' }],
    ['a bet is placed elsewhere', 'balance/changed', { cause: 'bet', isTold: true }],
  ] as const)('is reloaded when %s', async (_what, name, event) => {
    const host = aHost();
    await renderView(BetRecordScreen, host);

    await act(async () => {
      host.services.bus.emit(name, event);
      await Promise.resolve();
    });

    expect(host.callsOf(betRecordListCall)).toHaveLength(2);
    expect(host.callsOf(betRecordTotalCall)).toHaveLength(2);
  });

  it('says when there are no tickets', async () => {
    const host = aHost();
    host.answer(betRecordListCall, { total: 0, list: [] });
    await renderView(BetRecordScreen, host);

    expect(screen.getByText('暂无投注记录')).toBeVisible();
    expect(screen.getByRole('link', { name: '去投注' })).toHaveAttribute('href');
  });

  it('can be loaded again after a failure', async () => {
    const host = aHost();
    host.answer(betRecordListCall, failing({ is: 'timeout' }));
    await renderView(BetRecordScreen, host);
    expect(screen.getByRole('status')).toHaveTextContent('等待超时，请稍后重试');

    host.answer(betRecordListCall, { total: 1, list: [aWireTicket()] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('row', { name: /T20261121000001/ })).toBeVisible();
  });

  it('passes the accessibility check and leaves nothing open', async () => {
    const host = aHost(21);
    const { unmount } = await renderView(BetRecordScreen, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
