import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { createFakeServices, failing, type FakeHost } from '@site/testing';
import { findSettledButton } from '@site/testing/findSettledButton';
import type { WireCashOut, WireCashOutQuote } from '@site/shared/wire/bets';
import { renderView, resetStores } from '../../testing/renderView';
import { answerSports, aWireTicket, requestsOf } from '../../testing/wire';
import { BetsDock } from '../BetsDock';

beforeEach(resetStores);

const ID = '251121204512';
const KEY = '0b9cf4d2-6a4f-4a37-9b1f-1e3a6c1a2b3c';

const offered = (amount = '103.35', quoteId = 'c1'): WireCashOutQuote => ({
  state: 'offered',
  ticket_id: ID,
  quoteId,
  amount,
  expiresAt: Date.now() + 5_000,
});
const paid = (key: string): WireCashOut => ({
  state: 'paid',
  key,
  ticket: aWireTicket({ state: 'cashed-out', settledAt: Date.now(), payout: '103.35' }),
});

interface PlatformAnswers {
  quote: () => unknown;
  cashOut: (key: string) => unknown;
  outcome: (key: string) => unknown;
  open: boolean;
}

function aHost(platform: Partial<PlatformAnswers> = {}) {
  const given: PlatformAnswers = { quote: () => offered(), cashOut: paid, outcome: paid, open: true, ...platform };
  const host = createFakeServices();
  answerSports(host, {
    openBets: () => ({ list: given.open ? [aWireTicket()] : [] }),
    results: () => ({ total: 0, list: [] }),
    cashOutQuote: () => given.quote(),
    cashOut: (_request, { idempotencyKey }) => given.cashOut(idempotencyKey ?? ''),
    cashOutOutcome: ({ key }) => given.outcome(String(key)),
  });
  return { host, given };
}

const press = async (name: string | RegExp) => {
  await userEvent.click(await findSettledButton(name));
};
const confirmOffer = async () => {
  await press('提前结算');
  await press('提前结算 ¥103.35');
  await press('确认 ¥103.35');
};

it('shows on the button what the bet was worth when it was read', async () => {
  const { host } = aHost();
  answerSports(host, { openBets: () => ({ list: [aWireTicket({ cashOut: '98.10' })] }), cashOutQuote: () => offered() });
  await renderView(BetsDock, host);
  await press('提前结算 · ¥98.10');

  expect(await screen.findByRole('button', { name: '提前结算 ¥103.35' })).toBeVisible();
});

it('pays the offer after a confirmation, refreshes the balance, and removes the bet from the list', async () => {
  const { host, given } = aHost();
  await renderView(BetsDock, host);
  await press('提前结算');
  expect(await screen.findByRole('timer')).toHaveAccessibleName('金额在 5 秒内有效');
  await press('提前结算 ¥103.35');
  expect(screen.getByText('以 ¥103.35 结束这笔注单？结束后不再等待赛果，无法撤销。')).toBeVisible();
  expect(requestsOf(host, 'cashOut')).toEqual([]);
  given.open = false;
  await press('确认 ¥103.35');

  expect(await screen.findByText(`单号 ${ID} 已提前结算，返还 ¥103.35`)).toBeVisible();
  expect(requestsOf(host, 'cashOut')).toMatchObject([{ quoteId: 'c1' }]);
  expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'settlement' } });
  expect(host.balanceRefreshes).toBeGreaterThan(0);
  expect(await screen.findByText('没有未结算的投注')).toBeVisible();
  await press('知道了');
  expect(screen.queryByText(/已提前结算/)).not.toBeInTheDocument();
});

it('ignores the second half of a double press as a confirmation', async () => {
  const { host } = aHost();
  await renderView(BetsDock, host);
  await press('提前结算');
  await press('提前结算 ¥103.35');
  await userEvent.click(screen.getByRole('button', { name: '确认 ¥103.35' }));

  expect(requestsOf(host, 'cashOut')).toEqual([]);
  expect(screen.getByText('以 ¥103.35 结束这笔注单？结束后不再等待赛果，无法撤销。')).toBeVisible();
});

it('ignores a press on an offer that has just replaced another', async () => {
  const { host, given } = aHost({ quote: () => ({ ...offered(), expiresAt: Date.now() + 300 }) });
  await renderView(BetsDock, host);
  await press('提前结算');
  await screen.findByRole('button', { name: '提前结算 ¥103.35' });
  given.quote = () => offered('99.10', 'c2');
  const button = await screen.findByRole('button', { name: '提前结算 ¥99.10' });
  await userEvent.click(button);
  expect(button).toHaveAccessibleDescription('按钮内容刚刚变化，请看清后再按');
  expect(screen.queryByRole('button', { name: '确认 ¥99.10' })).not.toBeInTheDocument();

  await press('提前结算 ¥99.10');
  expect(screen.getByRole('button', { name: '确认 ¥99.10' })).toBeVisible();
});

it('scrolls its panel into view when it opens, when the offer arrives, and when it asks for confirmation', async () => {
  const seen: Array<string | null> = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.getAttribute('aria-label'));
  });
  const { host } = aHost();
  await renderView(BetsDock, host);
  expect(seen).toEqual([]);
  await press('提前结算');
  await screen.findByRole('button', { name: '提前结算 ¥103.35' });
  expect(seen).toEqual([`单号 ${ID} 的提前结算`, `单号 ${ID} 的提前结算`]);
  await press('提前结算 ¥103.35');
  expect(seen).toHaveLength(3);
  expect(scroll).toHaveBeenLastCalledWith({ block: 'nearest' });
  scroll.mockRestore();
});

it('lets the player go back before confirming', async () => {
  const { host } = aHost();
  await renderView(BetsDock, host);
  await press('提前结算');
  await press('提前结算 ¥103.35');
  await press('返回');
  await press('收起');

  expect(screen.getByRole('button', { name: '提前结算' })).toBeVisible();
  expect(requestsOf(host, 'cashOut')).toEqual([]);
});

it.each([
  ['suspended', '暂停提前结算，恢复后会自动显示金额'],
  ['not-offered', '这笔注单不支持提前结算'],
  ['not-open', '这笔注单已不在待结算状态'],
] as const)('shows why there is no offer: %s', async (reason, words) => {
  const { host } = aHost({ quote: () => ({ state: 'unavailable', ticket_id: ID, reason }) });
  await renderView(BetsDock, host);
  await press('提前结算');

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /提前结算 ¥/ })).not.toBeInTheDocument();
});

it('shows a refusal with its reason, and the new offer on request', async () => {
  const { host } = aHost({
    cashOut: (key) => ({ state: 'refused', key, ticket_id: ID, reason: 'price-changed', offer: offered('99.00', 'c2') }),
  });
  await renderView(BetsDock, host);
  await confirmOffer();
  expect(await screen.findByText('赔率已变化，注单仍然有效。')).toBeVisible();
  await press('查看新金额');

  expect(await screen.findByRole('button', { name: '提前结算 ¥99' })).toBeVisible();
});

it('says that a payment of the target may be under way', async () => {
  const { host, given } = aHost({ cashOut: (key) => ({ state: 'refused', key, ticket_id: ID, reason: 'not-open' }) });
  answerSports(host, {
    openBets: () => ({ list: [aWireTicket({ autoCashOut: '105.00' })] }),
    cashOutQuote: () => given.quote(),
    cashOut: (_request, { idempotencyKey }) => given.cashOut(idempotencyKey ?? ''),
  });
  await renderView(BetsDock, host);
  await confirmOffer();

  expect(await screen.findByText('自动提前结算正在进行，或注单刚刚结束，请稍候查看结果。')).toBeVisible();
});

it('polls by the same key when the answer is lost, and pays once', async () => {
  const { host } = aHost({ cashOut: () => failing({ kind: 'timeout' }) });
  await renderView(BetsDock, host);
  await confirmOffer();
  expect(await screen.findByText(/正在按单号查询/)).toBeVisible();

  expect(await screen.findByText(new RegExp(`单号 ${ID} 已提前结算`))).toBeVisible();
  const [sent] = host.calls.filter(({ options }) => options.idempotencyKey !== undefined);
  expect(requestsOf(host, 'cashOut')).toHaveLength(1);
  expect(requestsOf(host, 'cashOutOutcome')).toMatchObject([{ key: sent?.options.idempotencyKey }]);
});

function storePending({ services }: FakeHost, owner: string): void {
  const subject = { v: 1, key: KEY, owner, ticketId: ID, quoteId: 'c1', amount: '103.35' };
  services.storage.write('pending-keys-cash-out', [{ key: KEY, memberId: owner, subject }]);
}

it('follows the cash-out after a reload, whether it had arrived or not', async () => {
  const { host } = aHost({ outcome: (key) => ({ state: 'unknown', key }) });
  storePending(host, '10001');
  await renderView(BetsDock, host);

  expect(await screen.findByText('提前结算未受理')).toBeVisible();
  expect(host.services.storage.read('pending-keys-cash-out')).toBeUndefined();
  expect(requestsOf(host, 'cashOut')).toEqual([]);
});

it('ignores the pending order of another member', async () => {
  const { host } = aHost();
  storePending(host, '20002');
  await renderView(BetsDock, host);
  await screen.findByRole('article', { name: `单号 ${ID}` });

  expect(requestsOf(host, 'cashOutOutcome')).toEqual([]);
});

it('stops polling while the page is hidden', async () => {
  const { host } = aHost({ quote: () => ({ state: 'unavailable', ticket_id: ID, reason: 'suspended' }) });
  await renderView(BetsDock, host);
  await press('提前结算');
  await screen.findByText(/暂停提前结算/);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const asked = requestsOf(host, 'cashOutQuote').length;
  hidden.mockReturnValue(false);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

  await waitFor(() => {
    expect(requestsOf(host, 'cashOutQuote')).toHaveLength(asked + 1);
  });
  hidden.mockRestore();
});

it('stops polling once the settled bets are shown', async () => {
  const { host } = aHost();
  await renderView(BetsDock, host);
  await press('提前结算');
  await screen.findByRole('button', { name: '提前结算 ¥103.35' });
  await userEvent.click(screen.getByRole('radio', { name: '已结算' }));
  await userEvent.click(screen.getByRole('radio', { name: '未结算' }));

  expect(await screen.findByRole('button', { name: '提前结算' })).toBeVisible();
  expect(requestsOf(host, 'cashOutQuote')).toHaveLength(1);
});

it.each([
  ['a system', { mode: 'system' as const, folds: [2], lines: 3 }],
  ['a bet not accepted yet', { state: 'confirming' as const, active: 'Y' as const }],
])('offers no cash-out for %s', async (_name, changes) => {
  const { host } = aHost();
  answerSports(host, { openBets: () => ({ list: [aWireTicket(changes)] }) });
  await renderView(BetsDock, host);
  const card = await screen.findByRole('article', { name: `单号 ${ID}` });

  expect(within(card).queryByRole('button', { name: '提前结算' })).not.toBeInTheDocument();
});

it('is accessible in both languages, and leaves nothing behind', async () => {
  const { host } = aHost();
  const { container, unmount } = await renderView(BetsDock, host, {}, 'zh-TW');
  await press('提前結算');
  await press('提前結算 ¥103.35');
  expect(await accessibilityFaults(container)).toEqual([]);

  unmount();
  expect(host.liveCount).toBe(0);
});
