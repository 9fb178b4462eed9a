import type { Ticket } from '@site/shared/betting';

/** Open bets as they are listed: those still being confirmed first, each kind newest first. */
export function arrangeOpenBets(tickets: readonly Ticket[]): readonly Ticket[] {
  return [...tickets].sort(
    (one, other) =>
      Number(other.state.status === 'confirming') - Number(one.state.status === 'confirming') ||
      other.placedAt - one.placedAt ||
      (one.id < other.id ? 1 : -1),
  );
}

/** The bets that ended on one day. */
export interface TicketDay {
  /** `2026-11-21` */
  readonly day: string;
  readonly tickets: readonly Ticket[];
}

/**
 * Ended bets by the day of their end, in the order they came in.
 *
 * @param dayOf the business day of a moment
 */
export function groupByDay(tickets: readonly Ticket[], dayOf: (at: number) => string): readonly TicketDay[] {
  const days = new Map<string, Ticket[]>();
  for (const ticket of tickets) {
    const day = dayOf(endedAt(ticket) ?? ticket.placedAt);
    days.set(day, [...(days.get(day) ?? []), ticket]);
  }
  return [...days].map(([day, ofDay]) => ({ day, tickets: ofDay }));
}

/** When a bet ended, by the server's clock; `undefined` while it has not, and where it never began. */
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
