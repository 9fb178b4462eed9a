import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import type { WireTicket } from '@site/shared/wire/tickets';
import { renderView, resetStores } from '../testing/renderView';
import { answerSports, aWireTicket, NOW, requestsOf } from '../testing/wire';
import { OPEN_BETS_POLL_MS } from './ticketsStore';
import { BetsDock } from './BetsDock';
import { useTicketWatch } from './useTicketWatch';

const settled = (id: string, result: string, payout: string) =>
  aWireTicket({ ticket_id: id, state: 'settled', settledAt: NOW, result, payout });

function aHost(lists: { open: readonly WireTicket[]; results: readonly WireTicket[] }, member?: null) {
  const host = createFakeServices({ now: () => Date.now(), ...(member === null ? { member } : {}) });
  answerSports(host, {
    openBets: () => ({ list: lists.open }),
    results: () => ({ total: lists.results.length, list: lists.results }),
  });
  return host;
}

/** Renders a second view with a watch, like the board beside the dock. */
function BoardAndDock() {
  useTicketWatch();
  return <BetsDock />;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const readings = (host: ReturnType<typeof aHost>) => requestsOf(host, 'openBets').length;
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

describe('the open bets of a page', () => {
  beforeEach(() => {
    resetStores();
    jest.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each(['ticket/accepted', 'ticket/settled', 'balance/changed'] as const)('reloads the open bets after %s', async (name) => {
    const host = aHost({ open: [aWireTicket()], results: [] });
    await renderView(BetsDock, host);
    await pass(0);

    act(() => {
      if (name === 'balance/changed') host.services.bus.emit(name, { cause: 'bet' });
      else host.services.bus.emit(name, { ticketId: '1' });
    });
    await pass(0);

    expect(readings(host)).toBe(2);
  });

  it('does not reload the open bets because of a deposit', async () => {
    const host = aHost({ open: [], results: [] });
    await renderView(BetsDock, host);
    await pass(0);

    act(() => {
      host.services.bus.emit('balance/changed', { cause: 'deposit' });
    });
    await pass(1);

    expect(readings(host)).toBe(1);
  });

  it('pauses while the page is hidden, and reloads when it is visible again', async () => {
    const host = aHost({ open: [aWireTicket()], results: [] });
    await renderView(BetsDock, host);
    await pass(0);
    setHidden(true);
    await pass(10 * OPEN_BETS_POLL_MS);
    expect(readings(host)).toBe(1);

    setHidden(false);
    await pass(0);
    expect(readings(host)).toBe(2);
  });

  it('one view reads for all, and notifies once about settled bets, also while results are shown', async () => {
    const lists = { open: [aWireTicket({ ticket_id: '1' })], results: [] as WireTicket[] };
    const host = aHost(lists);
    await renderView(BoardAndDock, host);
    await pass(0);
    await user.click(screen.getByRole('radio', { name: '已结算' }));
    await pass(0);
    expect(screen.getByText('没有已结算的投注')).toBeVisible();
    lists.open = [];
    lists.results = [settled('1', 'W', '198.00')];

    await pass(OPEN_BETS_POLL_MS);
    await pass(1);

    expect(readings(host)).toBe(2);
    expect(host.toasts).toEqual([{ message: '注单 1 已结算：赢，派彩 ¥198', tone: 'info' }]);
    expect(host.emitted).toEqual([
      { name: 'ticket/settled', event: { ticketId: '1' } },
      { name: 'balance/changed', event: { cause: 'settlement' } },
    ]);
    expect(host.balanceRefreshes).toBe(1);
    expect(host.dockCounts.get('bets')).toBe(0);
    expect(screen.getByRole('article', { name: '单号 1' })).toHaveTextContent('赢');
  });

  it('neither announces nor shows bets that the host has already reported as settled', async () => {
    const lists = { open: [aWireTicket({ ticket_id: '1' })], results: [] as WireTicket[] };
    const host = aHost(lists);
    await renderView(BetsDock, host);
    await pass(0);
    lists.open = [];
    lists.results = [settled('1', 'W', '198.00')];

    act(() => {
      host.services.bus.emit('ticket/settled', { ticketId: '1' });
    });
    await pass(1);

    expect(readings(host)).toBe(2);
    expect(host.toasts).toEqual([]);
    expect(host.emitted).toEqual([{ name: 'ticket/settled', event: { ticketId: '1' } }]);
  });

  it('announces several settled bets together', async () => {
    const lists = { open: [aWireTicket({ ticket_id: '1' }), aWireTicket({ ticket_id: '2' })], results: [] as WireTicket[] };
    const host = aHost(lists);
    await renderView(BetsDock, host);
    await pass(0);
    lists.open = [];
    lists.results = [settled('1', 'W', '198.00'), settled('2', 'L', '0.00')];

    await pass(OPEN_BETS_POLL_MS);

    expect(host.toasts.map(({ message }) => message)).toEqual(['2 笔注单已结算']);
    expect(host.emitted.map(({ name }) => name)).toEqual(['ticket/settled', 'ticket/settled', 'balance/changed']);
  });

  it('keeps the bets visible with a note while calls fail', async () => {
    const host = aHost({ open: [aWireTicket({ ticket_id: '1' })], results: [] });
    await renderView(BetsDock, host);
    await pass(0);
    answerSports(host, { openBets: () => failing(refused(6000, '系统繁忙')) });

    await pass(OPEN_BETS_POLL_MS);

    expect(screen.getByText('系统繁忙')).toBeVisible();
    expect(screen.getByRole('article', { name: '单号 1' })).toBeVisible();
  });

  it('shows a loading state when loading takes a while', async () => {
    const host = aHost({ open: [], results: [] });
    answerSports(host, { openBets: () => new Promise(() => undefined) });
    await renderView(BetsDock, host);

    await pass(200);

    expect(screen.getByRole('status')).toHaveTextContent('加载中');
  });

  it('never shows the bets of one member to the next', async () => {
    const lists = { open: [aWireTicket({ ticket_id: '1' })], results: [] };
    const host = aHost(lists);
    await renderView(BetsDock, host);
    await pass(0);
    answerSports(host, { openBets: () => new Promise(() => undefined) });

    act(() => {
      host.member.set({ userId: '20002', name: 'player2', vipLevel: 0, hasBoundPhone: true, hasBoundRealName: true });
    });
    await pass(0);

    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(host.dockCounts.get('bets')).toBe(0);
  });

  it('requests no bets for a guest', async () => {
    const host = aHost({ open: [], results: [] }, null);
    await renderView(BetsDock, host);
    await pass(OPEN_BETS_POLL_MS);

    expect(readings(host)).toBe(0);
    expect(host.dockCounts.get('bets')).toBe(0);
  });

  it('watches the bets only while a view is mounted', async () => {
    const host = aHost({ open: [aWireTicket()], results: [] });
    const { unmount } = await renderView(BoardAndDock, host);
    await pass(0);

    unmount();
    await pass(10 * OPEN_BETS_POLL_MS);

    expect(readings(host)).toBe(1);
    expect(host.liveCount).toBe(0);
  });
});

describe('the settled bets', () => {
  beforeEach(resetStores);

  it('groups settled bets by the day of their settlement, accessibly', async () => {
    const host = aHost({
      open: [],
      results: [
        { ...settled('2', 'D1', '100.00'), settledAt: Date.UTC(2026, 10, 21, 16, 0, 0) },
        { ...settled('1', 'LL', '50.00'), settledAt: Date.UTC(2026, 10, 21, 15, 59, 59) },
      ],
    });
    const { container } = await renderView(BetsDock, host);
    await userEvent.click(screen.getByRole('radio', { name: '已结算' }));

    const day = await screen.findByRole('region', { name: '2026-11-22' });
    expect(within(day).getByRole('article', { name: '单号 2' })).toHaveTextContent('取消（赛事延期）');
    expect(within(screen.getByRole('region', { name: '2026-11-21' })).getByRole('article')).toHaveTextContent('输半');
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
