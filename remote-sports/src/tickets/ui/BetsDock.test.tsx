import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { createFakeServices, failing } from '@site/shared/testing';
import type { WireTicket } from '@site/shared/wire/sports';
import { renderView, resetStores } from '../../testing/renderView';
import { answerSports, aWireTicket, NOW, requestsOf } from '../../testing/wire';
import { View } from './BetsDock';

beforeEach(resetStores);

const settled = (id: string, changes: Partial<WireTicket> = {}) =>
  aWireTicket({ ticket_id: id, state: 'settled', settledAt: Date.UTC(2026, 10, 21, 12, 0, 1), result: 'LW', payout: '149.00', ...changes });

function aHost(open: readonly WireTicket[], results: readonly WireTicket[] = []) {
  const host = createFakeServices({ now: () => NOW });
  answerSports(host, {
    openBets: () => ({ list: open }),
    results: ({ pageNum }) => ({ total: results.length, list: results.slice((Number(pageNum) - 1) * 10, Number(pageNum) * 10) }),
  });
  return host;
}

const ticket = (id: string) => screen.findByRole('article', { name: `单号 ${id}` });

describe('open bets', () => {
  it('show selection, accepted price, stake, to-win and where the match stands', async () => {
    const host = aHost([aWireTicket()]);
    await renderView(View, host);
    const card = await ticket('251121204512');

    for (const text of [
      '待结算',
      '阿森纳 -0.5',
      '@ 0.98',
      '全场让球（香港盘）',
      '比分 2-1',
      '投注时 2-1',
      '¥100.00',
      '¥98.00',
      '2026-11-21 19:02:44',
    ]) {
      expect(card).toHaveTextContent(text);
    }
    expect(host.dockCounts.get('bets')).toBe(1);
  });

  it('offer no way to cancel [R-LEGAL-07]', async () => {
    await renderView(View, aHost([aWireTicket()]));

    expect(within(await ticket('251121204512')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('tell when one is settled: its result, the balance, and everybody who listens', async () => {
    const host = aHost([aWireTicket()]);
    await renderView(View, host);
    await ticket('251121204512');
    answerSports(host, {
      openBets: () => ({ list: [] }),
      results: () => ({ total: 1, list: [settled('251121204512', { result: 'L', payout: '0.00' })] }),
    });
    act(() => {
      host.services.bus.emit('ticket/accepted', { ticketId: 'another' });
    });

    await waitFor(() => {
      expect(host.toasts).toEqual([{ message: '注单 251121204512 已结算：输', tone: 'info' }]);
    });
    expect(host.emitted).toEqual(
      expect.arrayContaining([
        { name: 'balance/changed', event: { cause: 'settlement' } },
        { name: 'ticket/settled', event: { ticketId: '251121204512' } },
      ]),
    );
    expect(host.balanceRefreshes).toBe(1);
    expect(screen.getByText('没有未结算的投注')).toBeVisible();
  });

  it('say that they could not be read, and are read again', async () => {
    const host = aHost([]);
    answerSports(host, { openBets: () => failing({ is: 'unreachable' }) });
    await renderView(View, host);
    expect(await screen.findByText('网络连接失败，请检查网络后重试')).toBeVisible();

    answerSports(host, { openBets: () => ({ list: [aWireTicket()] }) });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await ticket('251121204512')).toBeVisible();
  });
});

describe('settled bets', () => {
  const showSettled = async (results: readonly WireTicket[]) => {
    const host = aHost([], results);
    await renderView(View, host);
    await userEvent.click(screen.getByRole('radio', { name: '已结算' }));
    return host;
  };

  it.each<[string, Partial<WireTicket>, readonly string[]]>([
    ['won by half', {}, ['赢半', '¥149.00', '+¥49.00']],
    ['lost', { result: 'L', payout: '0.00' }, ['输', '¥0.00', '-¥100.00']],
    ['level', { result: 'P', payout: '100.00' }, ['走水', '¥100.00']],
    ['void, with its reason', { result: 'D2', payout: '100.00' }, ['取消（赛事中断）']],
  ])('say what became of them: %s', async (_name, changes, texts) => {
    await showSettled([settled('1', changes)]);
    const card = await ticket('1');

    for (const text of texts) expect(card).toHaveTextContent(text);
  });

  it('come page by page', async () => {
    const host = await showSettled(Array.from({ length: 12 }, (_, index) => settled(`${index + 1}`)));
    await ticket('1');
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }));

    expect(await ticket('12')).toBeVisible();
    expect(requestsOf(host, 'results').at(-1)).toMatchObject({ pageNum: 2, pageSize: 10 });
  });

  it('say that there are none', async () => {
    await showSettled([]);

    expect(await screen.findByText('没有已结算的投注')).toBeVisible();
  });
});

it('lets a guest log in', async () => {
  const host = createFakeServices({ member: null });
  await renderView(View, host);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));

  expect(host.loginPrompts).toBe(1);
});

it('can be read and walked by everybody, and leaves nothing behind', async () => {
  const host = aHost([aWireTicket()]);
  const { container, unmount } = await renderView(View, host);
  await ticket('251121204512');
  expect(await accessibilityFaults(container)).toEqual([]);

  unmount();
  expect(host.liveCount).toBe(0);
});
