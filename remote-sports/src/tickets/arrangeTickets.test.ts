import { formatDay } from '@site/shared/i18n';
import { mustBeFen } from '@site/shared/money';
import type { Ticket } from '@site/shared/betting';
import { aTicket } from '../testing/builders';
import { arrangeOpenBets, endedAt, groupByDay } from './arrangeTickets';

const settledAt = (id: string, at: number): Ticket =>
  aTicket({ id, state: { status: 'settled', settledAt: at, result: { kind: 'won' }, payout: mustBeFen(19_800) } });

describe('the order of open bets', () => {
  it('puts bets that are still being confirmed first, each kind newest first', () => {
    const confirming = { status: 'confirming' } as const;
    const tickets = [
      aTicket({ id: 'old', placedAt: 1 }),
      aTicket({ id: 'old, confirming', placedAt: 2, state: confirming }),
      aTicket({ id: 'new', placedAt: 4 }),
      aTicket({ id: 'new, confirming', placedAt: 3, state: confirming }),
    ];

    expect(arrangeOpenBets(tickets).map(({ id }) => id)).toEqual(['new, confirming', 'old, confirming', 'new', 'old']);
  });

  it('ignores the received order of bets of the same moment', () => {
    const [one, other] = [aTicket({ id: '1' }), aTicket({ id: '2' })];

    expect(arrangeOpenBets([one, other])).toEqual(arrangeOpenBets([other, one]));
  });
});

describe('the days of ended bets', () => {
  it('groups bets by the day of their end in Shanghai, in the received order', () => {
    const justAfterMidnight = Date.UTC(2026, 10, 21, 16, 0, 0);
    const tickets = [settledAt('3', justAfterMidnight + 1), settledAt('2', justAfterMidnight), settledAt('1', justAfterMidnight - 1)];

    expect(groupByDay(tickets, formatDay).map(({ day, tickets: ofDay }) => [day, ofDay.map(({ id }) => id)])).toEqual([
      ['2026-11-22', ['3', '2']],
      ['2026-11-21', ['1']],
    ]);
  });

  it.each<[Ticket['state'], number | undefined]>([
    [{ status: 'confirming' }, undefined],
    [{ status: 'open', acceptedAt: 1 }, undefined],
    [{ status: 'rejected' }, undefined],
    [{ status: 'settled', settledAt: 7, result: { kind: 'lost' }, payout: mustBeFen(0) }, 7],
    [{ status: 'cashed-out', endedAt: 8, payout: mustBeFen(1) }, 8],
  ])('returns for %j the time it ended', (state, at) => {
    expect(endedAt({ state })).toBe(at);
  });
});
