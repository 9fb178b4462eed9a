import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { createFakeServices } from '@site/testing';
import type { WireTicket } from '@site/shared/wire/tickets';
import { renderView, resetStores } from '../testing/renderView';
import { answerSports, aWireTicket, NOW } from '../testing/wire';
import { cashOutStore } from './cash-out/cashOutStore';
import { BetsDock } from './BetsDock';

beforeEach(resetStores);

const Brief = () => <BetsDock params={{ form: 'brief' }} />;

async function shown(open: readonly WireTicket[]) {
  const host = createFakeServices({ now: () => NOW });
  let list = open;
  answerSports(host, { openBets: () => ({ list }), results: () => ({ total: 0, list: [] }) });
  await renderView(Brief, host);
  return {
    host,
    change(next: readonly WireTicket[]) {
      list = next;
    },
  };
}

const bet = (id: string) => screen.findByRole('article', { name: `单号 ${id}` });
const numbered = (id: string, minute: number) => aWireTicket({ ticket_id: id, placedAt: NOW - minute * 60_000 });

it('shows selection, stake, score and value of each open bet, and links to the match', async () => {
  await shown([aWireTicket({ cashOut: '98.10' })]);
  const card = await bet('251121204512');

  for (const text of ['阿森纳 -0.5 @ 0.98', '¥100', '2 - 1', '阿森纳', '切尔西']) expect(card).toHaveTextContent(text);
  expect(within(card).getByRole('link', { name: '阿森纳 -0.5 @ 0.98' })).toHaveAttribute('href', '/crtyMatch/CRTY/70');
  expect(await accessibilityFaults(screen.getByRole('region', { name: '未结算注单' }))).toEqual([]);
});

it('opens the cash-out offer in the dock when the value of a bet is pressed', async () => {
  const { host } = await shown([aWireTicket({ cashOut: '98.10' })]);

  await userEvent.click(await screen.findByRole('button', { name: '提前结算 · ¥98.10' }));

  expect(host.services.dock.openTab.get()).toBe('bets');
  expect(cashOutStore().getState()).toMatchObject({ status: 'looking', ticketId: '251121204512' });
});

it('shows the kick-off of an upcoming match, and that a bet awaits acceptance, without an offer for either', async () => {
  const legs = aWireTicket().legs.map(({ sc_FT_H: _home, sc_FT_C: _away, sc_bet_H: _h, sc_bet_C: _c, ...leg }) => leg);
  const later = legs.map((leg) => ({ ...leg, startsAt: NOW + 3_600_000 }));
  await shown([
    { ...numbered('1', 2), legs: later },
    { ...numbered('2', 1), legs, state: 'confirming', active: 'Y' },
  ]);

  expect(within(await bet('1')).getByText(/\d\d:\d\d$/)).toBeVisible();
  expect(await bet('2')).toHaveTextContent('确认中');
  expect(screen.queryByRole('button', { name: /提前结算/ })).toBeNull();
});

it('links from a bet of several selections to the dock, as "all" does, and shows at most three bets', async () => {
  const [leg] = aWireTicket().legs;
  if (!leg) throw new Error('a ticket has a leg');
  const parlay = { ...numbered('9', 0), mode: 'parlay' as const, legs: [leg, { ...leg, gameId: '71' }] };
  const { host } = await shown([parlay, ...['1', '2', '3'].map((id, index) => numbered(id, index + 1))]);

  expect(await screen.findAllByRole('article')).toHaveLength(3);
  await userEvent.click(await screen.findByRole('button', { name: '2 串 1' }));
  expect(host.services.dock.openTab.get()).toBe('bets');
  act(() => {
    host.services.dock.hide();
  });
  await userEvent.click(screen.getByRole('button', { name: '全部 4 张' }));
  expect(host.services.dock.openTab.get()).toBe('bets');
});

it('says that no bet is open, and updates when one is accepted', async () => {
  const { host, change } = await shown([]);
  expect(await screen.findByText('没有未结算的投注')).toBeVisible();

  change([aWireTicket()]);
  act(() => {
    host.services.bus.emit('ticket/accepted', { ticketId: '251121204512' });
  });

  expect(await bet('251121204512')).toBeVisible();
});
