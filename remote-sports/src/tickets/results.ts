import type { Ticket } from '@site/shared/betting';
import type { Fen } from '@site/shared/money';
import { businessDay, startOfBusinessDay } from '@site/shared/calendar';

/** The time ranges a player can choose, in business days, today included. */
export const RESULT_RANGES = ['1', '7', '30', '90'] as const;
export type ResultRange = (typeof RESULT_RANGES)[number];

export const TICKET_ENDINGS = ['won', 'lost', 'push', 'void', 'cashed-out'] as const;
export type TicketEnding = (typeof TICKET_ENDINGS)[number];

export const TICKET_MODES = ['single', 'parlay', 'system'] as const;

/** Which ended bets are wanted; fields left out do not filter. */
export interface ResultsFilter {
  /** Server time, milliseconds since 1970. */
  readonly from?: number | undefined;
  readonly ended?: TicketEnding | undefined;
  readonly mode?: Ticket['mode'] | undefined;
}

/** One page of ended bets, newest first. */
export interface ResultsPage {
  /** How many there are on all pages. */
  readonly total: number;
  readonly rows: readonly Ticket[];
  /** Of all pages. */
  readonly totals: ResultTotals | undefined;
}

export interface ResultTotals {
  readonly risk: Fen;
  readonly payout: Fen;
}

/**
 * The first moment of the last business days, today included (decision 50).
 *
 * @param now the server's clock
 */
export function startOfRange(range: ResultRange, now: number): number {
  return startOfBusinessDay(businessDay(now) - Number(range) + 1);
}

/** Appends another page; a bet that moved on to it since is not listed twice. */
export function appendPage(held: ResultsPage, next: ResultsPage): ResultsPage {
  const known = new Set(held.rows.map(({ id }) => id));
  return { ...next, rows: [...held.rows, ...next.rows.filter(({ id }) => !known.has(id))] };
}
