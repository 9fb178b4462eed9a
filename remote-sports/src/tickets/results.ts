import type { Ticket } from '@site/shared/betting';
import type { Fen } from '@site/shared/money';
import { businessDay, startOfBusinessDay } from '@site/shared/calendar';

/** Time ranges the player can choose, in business days including today. */
export const RESULT_RANGES = ['1', '7', '30', '90'] as const;
export type ResultRange = (typeof RESULT_RANGES)[number];

export const TICKET_ENDINGS = ['won', 'lost', 'push', 'void', 'cashed-out'] as const;
export type TicketEnding = (typeof TICKET_ENDINGS)[number];

export const TICKET_MODES = ['single', 'parlay', 'system'] as const;

/** Filter of ended bets; an omitted field does not filter. */
export interface ResultsFilter {
  /** Server time in milliseconds since the Unix epoch. */
  readonly from?: number | undefined;
  readonly ended?: TicketEnding | undefined;
  readonly mode?: Ticket['mode'] | undefined;
}

/** Page of ended bets, newest first. */
export interface ResultsPage {
  /** Number of bets on all pages. */
  readonly total: number;
  readonly rows: readonly Ticket[];
  readonly totals: ResultTotals | undefined;
}

export interface ResultTotals {
  readonly risk: Fen;
  readonly payout: Fen;
}

/**
 * Returns the start of the last business days, including today (decision 50).
 *
 * @param now server time
 */
export function startOfRange(range: ResultRange, now: number): number {
  return startOfBusinessDay(businessDay(now) - Number(range) + 1);
}

/** Appends a page. A bet that has moved from the previous page to this one is not listed twice. */
export function appendPage(held: ResultsPage, next: ResultsPage): ResultsPage {
  const known = new Set(held.rows.map(({ id }) => id));
  return { ...next, rows: [...held.rows, ...next.rows.filter(({ id }) => !known.has(id))] };
}
