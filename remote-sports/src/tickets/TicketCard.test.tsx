import { act, screen, within } from '@testing-library/react';
import { marketFromWire, type Ticket, type TicketLeg } from '@site/shared/betting';
import { mustBeFen } from '@site/shared/money';
import { createFakeServices } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { matchFromWire } from '../feed/matchCodec';
import { boardStore } from '../feed/boardStore';
import { boardInterest } from '../feed/matchInterest';
import { EMPTY_FEED, takeList } from '../feed/matchFeed';
import { aPrice, aTicket } from '../testing/builders';
import { renderView, resetStores } from '../testing/renderView';
import { aWireMatch } from '../testing/wire';
import { TicketCard } from './TicketCard';

const NOW = Date.UTC(2026, 10, 21, 11, 10, 0);

beforeEach(resetStores);

async function show(ticket: Ticket) {
  await renderView(() => <TicketCard ticket={ticket} />, createFakeServices({ now: () => NOW }));
  return screen.getByRole('article', { name: '单号 251121204512' });
}

function withLeg(leg: Partial<TicketLeg>, ticket: Partial<Ticket> = {}): Ticket {
  return aTicket({ ...ticket, legs: aTicket().legs.map((own) => ({ ...own, ...leg })) });
}

const settledWith = (result: Extract<Ticket['state'], { status: 'settled' }>['result'], payout: number): Ticket['state'] => ({
  status: 'settled',
  settledAt: Date.UTC(2026, 10, 21, 12, 0, 1),
  result,
  payout: mustBeFen(payout),
});

describe('the card of a bet', () => {
  it('shows when the match starts, until it has started', async () => {
    const card = await show(withLeg({ score: undefined, scoreAtBet: undefined, startsAt: Date.UTC(2026, 10, 21, 12, 30, 0) }));

    expect(card).toHaveTextContent('11-21 20:30 开赛');
  });

  it('shows no start time that has passed', async () => {
    expect(await show(withLeg({ score: undefined, scoreAtBet: undefined, startsAt: NOW }))).not.toHaveTextContent('开赛');
  });

  it('shows period and clock of a match on the board, and only "in play" for another', async () => {
    const open = aTicket({ state: { status: 'open', acceptedAt: 1 } });
    const match = matchFromWire(aWireMatch({ clockAt: NOW }));
    boardStore().setState({ feed: takeList(EMPTY_FEED, [match]) });
    const { home, away, startsAt } = match;
    const followed = withLeg({ home, away, startsAt, result: undefined }, open);

    expect(await show(followed)).toHaveTextContent(/下半场 67:24 比分/);
    expect(boardInterest().has(match.id)).toBe(true);
    act(() => {
      boardStore().setState({ feed: EMPTY_FEED });
    });
    expect(screen.getByRole('article')).toHaveTextContent('进行中');
    expect(boardInterest().has(match.id)).toBe(false);
  });

  it('names the competition of an outright once', async () => {
    const title = '英超冠军';
    const card = await show(
      withLeg({
        ...marketFromWire('FS', 'FS3', 'champion', { name: '阿森纳' }),
        league: title,
        home: { id: '1', name: title },
        away: { id: '', name: '' },
      }),
    );

    expect(card.textContent.split(title)).toHaveLength(2);
  });

  it('shows the risk when it differs from the stake', async () => {
    const ticket = withLeg({ price: aPrice('M', '-0.80') }, { risk: mustBeFen(8_000), toWin: mustBeFen(10_000) });

    expect(await show(ticket)).toHaveTextContent('本金¥100占用金额¥80可赢¥100.00');
  });

  it('shows the profit of a bet at a negative price: the payout less the risk', async () => {
    const card = await show(withLeg({}, { risk: mustBeFen(8_000), state: settledWith({ kind: 'half-lost' }, 4_000) }));

    expect(card).toHaveTextContent('输半');
    expect(card).toHaveTextContent('派彩¥40输赢-¥40');
  });

  it('marks a void bet by text, reason and a struck-through price', async () => {
    const card = await show(aTicket({ state: settledWith({ kind: 'void', reason: '1' }, 10_000) }));

    expect(card).toHaveTextContent('取消（赛事延期）');
    expect(screen.getByRole('deletion')).toHaveTextContent('@ 0.98');
    expect(card).toHaveTextContent('派彩¥100输赢¥0');
  });

  it('shows when the bet was placed and settled, to the second', async () => {
    const card = await show(aTicket({ state: settledWith({ kind: 'won' }, 19_800) }));

    expect(card).toHaveTextContent('投注时间 2026-11-21 19:02:44');
    expect(card).toHaveTextContent('结算时间 2026-11-21 20:00:01');
  });

  it('shows the result of each leg of a combined bet', async () => {
    const [leg] = aTicket().legs;
    if (!leg) throw new Error('a ticket has a leg');
    const legs: readonly TicketLeg[] = [
      { ...leg, result: { kind: 'won' } },
      { ...leg, key: '80/RM/RMH' as TicketLeg['key'], result: { kind: 'void', reason: '0' } },
    ];
    const card = await show(aTicket({ mode: 'parlay', legs, state: settledWith({ kind: 'won' }, 19_800) }));

    expect(card).toHaveTextContent('2 串 1');
    expect(card).toHaveTextContent('取消（赛事取消）');
    expect(screen.getAllByRole('deletion')).toHaveLength(1);
    expect([...card.querySelectorAll('[data-state]')].map((dot) => dot.getAttribute('data-state'))).toEqual(['success', 'neutral']);
  });

  it('links to the match of each leg', async () => {
    const card = await show(aTicket({}));

    expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/crtyMatch\/CRTY\/\d+$/));
  });

  it.each<[string, Ticket['state']]>([
    ['确认中', { status: 'confirming' }],
    ['待结算', { status: 'open', acceptedAt: 1 }],
    ['已提前结算', { status: 'cashed-out', endedAt: NOW, payout: mustBeFen(9_000) }],
  ])('shows the state: %s', async (text, state) => {
    expect(await show(aTicket({ state }))).toHaveTextContent(text);
  });

  it('is accessible', async () => {
    expect(await accessibilityFaults(await show(aTicket({ state: settledWith({ kind: 'void', reason: '1' }, 10_000) })))).toEqual([]);
  });
});
