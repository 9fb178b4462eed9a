import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { createFakeServices, failing } from '@site/testing';
import type { WireTicket } from '@site/shared/wire/tickets';
import { renderView, resetStores } from '../testing/renderView';
import { answerSports, aWireTicket, NOW, requestsOf } from '../testing/wire';
import { BetsDock } from './BetsDock';

beforeEach(resetStores);

const settled = (id: string, changes: Partial<WireTicket> = {}) =>
  aWireTicket({ ticket_id: id, state: 'settled', settledAt: Date.UTC(2026, 10, 21, 12, 0, 1), result: 'LW', payout: '149.00', ...changes });

function aHost(open: readonly WireTicket[], results: readonly WireTicket[] = []) {
  const host = createFakeServices({ now: () => NOW });
  answerSports(host, {
    openBets: () => ({ list: open }),
    results: ({ pageNum }) => ({
      total: results.length,
      list: results.slice((Number(pageNum) - 1) * 10, Number(pageNum) * 10),
      totals: { risk: '1200.00', payout: '1788.00' },
    }),
  });
  return host;
}

const ticket = (id: string) => screen.findByRole('article', { name: `单号 ${id}` });

describe('open bets', () => {
  it('shows selection, accepted price, stake, to-win and the progress of the match', async () => {
    const host = aHost([aWireTicket()]);
    await renderView(BetsDock, host);
    const card = await ticket('251121204512');

    for (const text of [
      '待结算',
      '阿森纳 -0.5',
      '@ 0.98',
      '全场让球（香港盘）',
      '比分 2-1',
      '投注时 2-1',
      '¥100',
      '¥98.00',
      '2026-11-21 19:02:44',
    ]) {
      expect(card).toHaveTextContent(text);
    }
    expect(host.dockCounts.get('bets')).toBe(1);
  });

  it('shows the result at the current score, and that it is not final', async () => {
    const legs = aWireTicket().legs.map((leg) => ({ ...leg, ratio: '0.5 / 1', sc_FT_H: 3 }));
    await renderView(BetsDock, aHost([aWireTicket({ legs })]));
    const card = await ticket('251121204512');

    expect(card).toHaveTextContent('进行中');
    expect(card).toHaveTextContent('按当前比分：赢半，可返 ¥149非最终结果，以结算为准');
  });

  it('passes a bet to the chat by an event, or by the address of its page where no chat is shown', async () => {
    const host = aHost([aWireTicket()]);
    await renderView(BetsDock, host);
    await ticket('251121204512');
    await userEvent.click(screen.getByRole('button', { name: '分享注单 251121204512' }));
    expect(host.navigated).toEqual([{ name: 'chat', params: {}, options: { query: { ticket: '251121204512' } } }]);

    host.services.dock.show('chat');
    await userEvent.click(screen.getByRole('button', { name: '分享注单 251121204512' }));
    expect(host.navigated).toHaveLength(1);
    expect(host.emitted.filter(({ name }) => name === 'ticket/share').at(-1)?.event).toEqual({ ticketId: '251121204512' });
  });

  it.each([
    ['the match of which they name a line', { gameId: '75', match_id: '70' }, '70'],
    ['the game of its line alone', { gameId: '75' }, '75'],
  ])('links to page and chat room of %s', async (_name, ids, matchId) => {
    const host = aHost([aWireTicket({ legs: aWireTicket().legs.map((leg) => ({ ...leg, ...ids })) })]);
    await renderView(BetsDock, host);
    const card = within(await ticket('251121204512'));
    expect(card.getByRole('link', { name: '阿森纳 v 切尔西 · 英格兰超级联赛' })).toHaveAttribute('href', `/crtyMatch/CRTY/${matchId}`);

    await userEvent.click(card.getByRole('link', { name: '阿森纳 v 切尔西 · 英格兰超级联赛 的聊天室' }));
    expect(host.emitted).toContainEqual({ name: 'chat/enter', event: { roomId: `m${matchId}` } });
  });

  it('offers no way to cancel [R-LEGAL-07]', async () => {
    await renderView(BetsDock, aHost([aWireTicket()]));

    const card = within(await ticket('251121204512'));
    expect(card.queryByRole('button', { name: /取消|撤/ })).not.toBeInTheDocument();
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['提前结算', '自动提前结算', '分享']);
  });

  it.each<[string, Partial<WireTicket>, string]>([
    ['a system', { mode: 'system', folds: [2], lines: 3 }, '组合注单不支持提前结算，需等待赛果'],
    [
      'an outright',
      { legs: aWireTicket().legs.map((leg) => ({ ...leg, w: 'FS', r: 'FS3', sport: 'FS', name: '阿森纳' })) },
      '冠军玩法不支持提前结算，需等待赛果',
    ],
  ])('explains why there is no cash-out of %s', async (_what, changes, reason) => {
    await renderView(BetsDock, aHost([aWireTicket(changes)]));
    const card = await ticket('251121204512');

    expect(card).toHaveTextContent(reason);
    expect(
      within(card)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['分享']);
    expect(await accessibilityFaults(card)).toEqual([]);
  });

  it('notifies the player, the balance and all listeners when a bet is settled', async () => {
    const host = aHost([aWireTicket()]);
    await renderView(BetsDock, host);
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

  it('shows that open bets could not be loaded, and loads them again', async () => {
    const host = aHost([]);
    answerSports(host, { openBets: () => failing({ kind: 'unreachable' }) });
    await renderView(BetsDock, host);
    expect(await screen.findByText('网络连接失败，请检查网络后重试')).toBeVisible();

    answerSports(host, { openBets: () => ({ list: [aWireTicket()] }) });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await ticket('251121204512')).toBeVisible();
  });
});

describe('settled bets', () => {
  const showSettled = async (results: readonly WireTicket[]) => {
    const host = aHost([], results);
    await renderView(BetsDock, host);
    await userEvent.click(screen.getByRole('radio', { name: '已结算' }));
    return host;
  };

  it.each<[string, Partial<WireTicket>, readonly string[]]>([
    ['won by half', {}, ['赢半', '¥149', '+¥49']],
    ['lost', { result: 'L', payout: '0.00' }, ['输', '¥0', '-¥100']],
    ['level', { result: 'P', payout: '100.00' }, ['走水', '¥100']],
    ['void, with its reason', { result: 'D2', payout: '100.00' }, ['取消（赛事中断）']],
  ])('shows the outcome of settled bets: %s', async (_name, changes, texts) => {
    await showSettled([settled('1', changes)]);
    const card = await ticket('1');

    for (const text of texts) expect(card).toHaveTextContent(text);
  });

  it('loads settled bets page by page, with the totals of all', async () => {
    const host = await showSettled(Array.from({ length: 12 }, (_, index) => settled(`${index + 1}`)));
    await ticket('1');
    expect(screen.getByLabelText('合计')).toHaveTextContent('笔数12占用金额¥1,200派彩¥1,788');
    await userEvent.click(screen.getByRole('button', { name: '显示更多（10/12）' }));

    expect(await ticket('12')).toBeVisible();
    expect(await ticket('1')).toBeVisible();
    expect(requestsOf(host, 'results').at(-1)).toMatchObject({ pageNum: 2, pageSize: 10 });
    expect(screen.queryByRole('button', { name: /显示更多/ })).not.toBeInTheDocument();
  });

  it('shows that more bets could not be loaded, and loads them again', async () => {
    const host = await showSettled(Array.from({ length: 12 }, (_, index) => settled(`${index + 1}`)));
    await ticket('1');
    answerSports(host, { results: () => failing({ kind: 'timeout' }) });
    await userEvent.click(screen.getByRole('button', { name: /显示更多/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('等待超时，请稍后重试');

    answerSports(host, { results: () => ({ total: 12, list: [settled('12')] }) });
    await userEvent.click(screen.getByRole('button', { name: /显示更多/ }));
    expect(await ticket('12')).toBeVisible();
  });

  it('filters settled bets by time, outcome and mode', async () => {
    const host = await showSettled([settled('1')]);
    await ticket('1');
    expect(requestsOf(host, 'results').at(-1)).toMatchObject({ from: Date.parse('2026-11-15T00:00:00+08:00') });

    await userEvent.click(screen.getByRole('radio', { name: '今日' }));
    await userEvent.click(screen.getByRole('combobox', { name: '结果' }));
    await userEvent.click(await screen.findByRole('option', { name: '提前结算' }));
    await userEvent.click(screen.getByRole('combobox', { name: '玩法' }));
    await userEvent.click(await screen.findByRole('option', { name: '串关' }));

    await waitFor(() => {
      expect(requestsOf(host, 'results').at(-1)).toMatchObject({
        from: Date.parse('2026-11-21T00:00:00+08:00'),
        ended: 'cashed-out',
        mode: 'parlay',
        pageNum: 1,
      });
    });
  });

  it('shows a parlay and a system with the result of each leg', async () => {
    const legs = aWireTicket().legs.flatMap((leg) => [
      { ...leg, result: 'W' },
      { ...leg, gameId: '80', team_h: '皇家马德里', result: 'LL' },
      { ...leg, gameId: '90', team_h: '拜仁慕尼黑', result: 'D3' },
    ]);
    await showSettled([
      settled('1', { mode: 'parlay', legs: legs.slice(0, 2) }),
      settled('2', { mode: 'system', legs, folds: [2, 3], lines: 4, stake: '10.00', risk: '40.00' }),
    ]);

    expect(await ticket('1')).toHaveTextContent('2 串 1');
    const system = await ticket('2');
    for (const text of ['3 串 4', '单注¥10', '总本金¥40', '输半', '取消（未在规定时间内完赛）']) {
      expect(system).toHaveTextContent(text);
    }
    expect(within(system).getAllByRole('deletion')).toHaveLength(1);
  });

  it('shows a cashed-out bet, and the dead heat of an outright', async () => {
    const outright = aWireTicket().legs.map((leg) => ({
      ...leg,
      sport: 'FS' as const,
      w: 'FS',
      r: 'FS3',
      ratio: '',
      team_h: '英格兰超级联赛 冠军',
      team_c: '',
      name: '曼城',
      places: 1,
      tied: 2,
    }));
    await showSettled([
      settled('1', { state: 'cashed-out', result: undefined, payout: '103.35' } as never),
      settled('2', { legs: outright, result: 'W', payout: '250.00' }),
    ]);

    expect(await ticket('1')).toHaveTextContent('已提前结算');
    expect(await ticket('1')).toHaveTextContent('派彩¥103.35输赢+¥3.35');
    expect(await ticket('2')).toHaveTextContent('曼城');
    expect(await ticket('2')).toHaveTextContent('并列：2 名分 1 席');
  });

  it('shows that there are no settled bets', async () => {
    await showSettled([]);

    expect(await screen.findByText('没有已结算的投注')).toBeVisible();
  });
});

it('asks a guest to log in', async () => {
  const host = createFakeServices({ member: null });
  await renderView(BetsDock, host);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));

  expect(host.loginPrompts).toBe(1);
});

it('is accessible, and leaves nothing behind', async () => {
  const host = aHost([aWireTicket()]);
  const { container, unmount } = await renderView(BetsDock, host);
  await ticket('251121204512');
  expect(await accessibilityFaults(container)).toEqual([]);

  unmount();
  expect(host.liveCount).toBe(0);
});
