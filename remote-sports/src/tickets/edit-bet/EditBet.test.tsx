import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SETTLING_MS } from '@site/shared/input/settlingMs';
import { createFakeServices, failing, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { formatYuan, mustBeFen } from '@site/shared/money';
import { expectAmountField } from '@site/testing/expectAmountField';
import type { WireQuote } from '@site/shared/wire/bets';
import type { WireTicket } from '@site/shared/wire/tickets';
import { renderView, resetStores } from '../../testing/renderView';
import { answerSports, aWireQuote, aWireTicket, requestsOf } from '../../testing/wire';
import { BetsDock } from '../BetsDock';

beforeEach(resetStores);

const ID = '251121204512';
const NEXT = '251121204513';

/** Creates a bet whose match starts in one hour. */
function aTicketToCome(changes: Partial<WireTicket> = {}): WireTicket {
  const ticket = aWireTicket(changes);
  const { sc_bet_H: _home, sc_bet_C: _away, sc_FT_H: _h, sc_FT_C: _c, ...leg } = ticket.legs[0] ?? ({} as WireTicket['legs'][number]);
  return { ...ticket, legs: [{ ...leg, startsAt: Date.now() + 3_600_000 }] };
}

function aHost(answers: Parameters<typeof answerSports>[1] = {}, tickets: readonly WireTicket[] = [aTicketToCome()]) {
  const host = createFakeServices();
  let list = tickets;
  answerSports(host, {
    openBets: () => ({ list }),
    results: () => ({ total: 0, list: [] }),
    cashOutQuote: () => ({
      state: 'offered',
      ticket_id: ID,
      quoteId: 'c1',
      amount: '94.89',
      expiresAt: Date.now() + 5_000,
      stake: '100.00',
    }),
    quote: () => aWireQuote({ ior: '1.02' }, { expiresAt: Date.now() + 30_000 }),
    editBet: ({ stake }, { idempotencyKey }) => {
      list = [aTicketToCome({ ticket_id: NEXT, stake: String(stake), risk: String(stake) })];
      return { state: 'edited', key: idempotencyKey, paid: aWireTicket({ state: 'cashed-out', payout: '94.89' }), ticket: list[0] };
    },
    ...answers,
  });
  return host;
}

const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const field = () => screen.getByRole('textbox', { name: '重投本金' });
const fill = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};

it('shows the cash-out value, the price of the new bet and the difference, then makes both changes in one call', async () => {
  const host = aHost();
  await renderView(BetsDock, host);
  await press('结算并重投');
  expect(await screen.findByText('原注单提前结算可得 ¥94.89')).toBeVisible();
  expect(screen.getByText('再以 阿森纳 -0.5 @ 1.02 投注')).toBeVisible();
  await fill('250');
  expect(field()).toHaveAccessibleDescription('将从余额支付 ¥155.11');
  await press('重投 ¥250');

  expect(await screen.findByText(`单号 ${ID} 已提前结算，并以单号 ${NEXT} 重新投注 ¥250`)).toBeVisible();
  expect(requestsOf(host, 'editBet')).toMatchObject([{ cashOutQuoteId: 'c1', quoteId: 'q1', stake: '250.00', policy: 'better' }]);
  expect(await screen.findByRole('article', { name: `单号 ${NEXT}` })).toBeVisible();
  expect(host.balanceRefreshes).toBeGreaterThan(0);
  await press('知道了');
  expect(screen.queryByText(/重新投注 ¥/)).toBeNull();
});

it('ignores presses for 500 ms after the cash-out value or the price has changed', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  try {
    let amount = '94.89';
    const host = aHost({
      cashOutQuote: () => ({
        state: 'offered',
        ticket_id: ID,
        quoteId: `c${amount}`,
        amount,
        expiresAt: Date.now() + 5_000,
        stake: '100.00',
      }),
    });
    await renderView(BetsDock, host);
    await user.click(await screen.findByRole('button', { name: '结算并重投' }));
    await screen.findByText('原注单提前结算可得 ¥94.89');
    await user.clear(field());
    await user.type(field(), '250');
    amount = '60.00';
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('原注单提前结算可得 ¥60')).toBeVisible();
    const save = screen.getByRole('button', { name: '重投 ¥250' });
    await user.click(save);
    expect(save).toHaveAccessibleDescription('按钮内容刚刚变化，请看清后再按');
    expect(requestsOf(host, 'editBet')).toEqual([]);

    await act(() => jest.advanceTimersByTimeAsync(SETTLING_MS));
    await user.click(save);
    expect(requestsOf(host, 'editBet')).toMatchObject([{ cashOutQuoteId: 'c60.00', stake: '250.00' }]);
  } finally {
    jest.useRealTimers();
  }
});

it('pays money back for a lower stake', async () => {
  await renderView(BetsDock, aHost());
  await press('结算并重投');
  await screen.findByText('原注单提前结算可得 ¥94.89');
  await fill('50');

  expect(field()).toHaveAccessibleDescription('将退回余额 ¥44.89');
});

it.each([
  ['10', '请输入 ¥20 至 ¥36,000'],
  ['1094.90', '可用余额不足'],
])('refuses a stake of %s', async (stake, words) => {
  const host = aHost();
  await renderView(BetsDock, host);
  await press('结算并重投');
  await screen.findByText('原注单提前结算可得 ¥94.89');
  await fill(stake);

  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: '请输入另一个本金' })).toBeDisabled();
});

it('waits while there is no price or no cash-out value', async () => {
  await renderView(BetsDock, aHost({ quote: () => aWireQuote({ state: 'suspended' }) }));
  await press('结算并重投');
  await fill('200');

  expect(screen.getByText('正在获取金额与赔率…')).toBeVisible();
  expect(screen.getByRole('button', { name: '重投 ¥200' })).toBeDisabled();
});

it.each([
  ['price-changed', '赔率已变化。'],
  ['in-play', '比赛已开始，滚球中不能重投，注单仍然有效。'],
  ['not-open', '这笔注单已不在待结算状态。'],
])('explains why the bet was not edited: %s', async (reason, words) => {
  const host = aHost({ editBet: (_request, { idempotencyKey }) => ({ state: 'refused', key: idempotencyKey, reason }) });
  await renderView(BetsDock, host);
  await press('结算并重投');
  await screen.findByText('原注单提前结算可得 ¥94.89');
  await fill('200');
  await press('重投 ¥200');

  expect(await screen.findByText(`单号 ${ID} 没有重投`)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('article', { name: `单号 ${ID}` })).toBeVisible();
});

describe('editing a bet of several selections of one match', () => {
  const SCORES = { w: 'TS', r: 'TSY', ratio: '', strong: '' } as const;

  function aBuilder(): WireTicket {
    const { legs, ...ticket } = aTicketToCome({ together: { oddsType: 'E', ior: '3.10' }, mode: 'parlay', toWin: '210.00' });
    const [leg] = legs;
    return {
      ...ticket,
      legs: leg
        ? [
            { ...leg, ior: '' },
            { ...leg, ...SCORES, ior: '' },
          ]
        : [],
    };
  }
  function quoted(together: WireQuote['together']): WireQuote {
    const { entries, ...quote } = aWireQuote({ ior: '1.02' }, { expiresAt: Date.now() + 30_000 });
    return { ...quote, entries: entries.flatMap((entry) => [entry, { ...entry, ...SCORES }]), together, min: '10.00', max: '5000.00' };
  }

  it('shows the combined price, and none for a single leg', async () => {
    const host = aHost({ quote: () => quoted({ oddsType: 'E', ior: '2.95' }) }, [aBuilder()]);
    await renderView(BetsDock, host);
    await press('结算并重投');
    expect(await screen.findByText('同场串关的合并赔率现为 2.95')).toBeVisible();
    expect(screen.queryByText(/1\.02/)).toBeNull();
    await fill('9');
    expect(screen.getByText('请输入 ¥10 至 ¥5,000')).toBeVisible();
    await fill('50');
    await press('重投 ¥50');

    expect(await screen.findByText(`单号 ${ID} 已提前结算，并以单号 ${NEXT} 重新投注 ¥50`)).toBeVisible();
    expect(requestsOf(host, 'quote')[0]).toMatchObject({ mode: 'builder', selections: [{ w: 'RE' }, { w: 'TS' }] });
  });

  it('waits when the selections no longer combine', async () => {
    const host = aHost({ quote: () => quoted({ oddsType: 'E', ior: '', refused: 'implied', leg: 1 }) }, [aBuilder()]);
    await renderView(BetsDock, host);
    await press('结算并重投');
    await fill('50');

    expect(screen.getByText('正在获取金额与赔率…')).toBeVisible();
    expect(screen.getByRole('button', { name: '重投 ¥50' })).toBeDisabled();
  });
});

it('shows the limit that the member has set', async () => {
  const host = aHost({ editBet: () => failing(refused(6701, '已到您设置的每日投注限额')) });
  await renderView(BetsDock, host);
  await press('结算并重投');
  await screen.findByText('原注单提前结算可得 ¥94.89');
  await fill('200');
  await press('重投 ¥200');

  expect(await screen.findByText(/已到您设置的每日投注限额/)).toBeVisible();
});

it('polls by the key when the answer is lost, and sends the edit once', async () => {
  const done = { paid: aWireTicket({ state: 'cashed-out', payout: '94.89' }), ticket: aTicketToCome({ ticket_id: NEXT, stake: '200.00' }) };
  const host = aHost({
    editBet: () => failing({ kind: 'timeout' }),
    editOutcome: ({ key }) => ({ state: 'edited', key, ...done }),
  });
  await renderView(BetsDock, host);
  await press('结算并重投');
  await screen.findByText('原注单提前结算可得 ¥94.89');
  await fill('200');
  await press('重投 ¥200');

  expect(await screen.findByText(`单号 ${ID} 已提前结算，并以单号 ${NEXT} 重新投注 ¥200`)).toBeVisible();
  expect(requestsOf(host, 'editBet')).toHaveLength(1);
  expect(requestsOf(host, 'editOutcome').length).toBeGreaterThan(0);
});

it.each<[string, WireTicket]>([
  ['in play', aWireTicket()],
  ['a system', aTicketToCome({ mode: 'system', folds: [2], lines: 3 })],
  ['a bet not accepted yet', aTicketToCome({ state: 'confirming', active: 'Y' })],
])('offers no edit for %s', async (_, ticket) => {
  await renderView(BetsDock, aHost({}, [ticket]));
  const card = await screen.findByRole('article', { name: `单号 ${ID}` });

  expect(within(card).queryByRole('button', { name: '结算并重投' })).toBeNull();
});

it('is accessible in both languages, and leaves nothing behind', async () => {
  const host = aHost();
  const { container, unmount } = await renderView(BetsDock, host, {}, 'zh-TW');
  await press('結算並重投');
  await screen.findByText('原注單提前結算可得 ¥94.89');
  expect(await accessibilityFaults(container)).toEqual([]);
  unmount();
  expect(host.liveCount).toBe(0);
});

it('reads every notation of an amount, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]', async () => {
  const host = aHost();
  await renderView(BetsDock, host);
  await press('结算并重投');
  await screen.findByText('原注单提前结算可得 ¥94.89');

  await expectAmountField({
    field,
    expectNothingSent: () => expect(screen.getByRole('button', { name: '请输入另一个本金' })).toBeDisabled(),
    expectMeant: (fen) => expect(screen.getByRole('button', { name: `重投 ${formatYuan(mustBeFen(fen))}` })).toBeEnabled(),
  });
});
