import type { Ticket } from '@site/shared/betting';

/** Sorts open bets: those still being confirmed first, each group newest first. */
export function arrangeOpenBets(tickets: readonly Ticket[]): readonly Ticket[] {
  return [...tickets].sort(
    (one, other) =>
      Number(other.state.status === 'confirming') - Number(one.state.status === 'confirming') ||
      other.placedAt - one.placedAt ||
      (one.id < other.id ? 1 : -1),
  );
}

export interface TicketDay {
  /** Business day such as `2026-11-21`. */
  readonly day: string;
  readonly tickets: readonly Ticket[];
}

/**
 * Groups ended bets by the day they ended and keeps their order.
 *
 * @param dayOf returns the business day of a moment
 */
export function groupByDay(tickets: readonly Ticket[], dayOf: (at: number) => string): readonly TicketDay[] {
  const days = new Map<string, Ticket[]>();
  for (const ticket of tickets) {
    const day = dayOf(endedAt(ticket) ?? ticket.placedAt);
    days.set(day, [...(days.get(day) ?? []), ticket]);
  }
  return [...days].map(([day, ofDay]) => ({ day, tickets: ofDay }));
}

/** Returns the server time at which a bet ended; `undefined` while it is open and when it was never accepted. */
export function endedAt({ state }: Pick<Ticket, 'state'>): number | undefined {
  switch (state.status) {
    case 'settled':
      return state.settledAt;
    case 'cashed-out':
      return state.endedAt;
    case 'confirming':
    case 'open':
    case 'rejected':
      return undefined;
  }
}
