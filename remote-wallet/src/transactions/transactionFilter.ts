import type { QueryCodec } from '@site/shared/address-query';
import { businessDay, dateOfDay, DAY_MS, parseDay } from '@site/shared/calendar';
import { formatDay } from '@site/shared/i18n';
import { RECORDS_KEPT_YEARS } from '@site/shared/validation';
import { TRANSACTION_KINDS, type TransactionKind } from './transaction';

export interface TransactionFilter {
  /** `undefined`: every kind. */
  readonly kind: TransactionKind | undefined;
  /** Business days, such as `2026-11-21`, both included. */
  readonly days: { readonly from: string | undefined; readonly to: string | undefined };
  /** Of an order, a ticket or a line; `undefined`: any. */
  readonly number: string | undefined;
}

/** Which page: that of the lines before or after a line; the newest without one. */
export interface TransactionPlace {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Filter and page as the address keeps them. */
export interface TransactionView extends TransactionFilter {
  readonly place: TransactionPlace;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const LINE = /^\d{1,18}$/;

/** In characters. */
export const NUMBER_MAX_LENGTH = 40;

export const transactionView: QueryCodec<TransactionView> = {
  parse: ({ kind, from, to, number, before, after }) => ({
    kind: TRANSACTION_KINDS.find((each) => each === kind),
    days: { from: fitting(DAY, from), to: fitting(DAY, to) },
    number: number !== undefined && number !== '' && number.length <= NUMBER_MAX_LENGTH ? number : undefined,
    place: fitting(LINE, before) === undefined ? { after: fitting(LINE, after) } : { before },
  }),
  format: ({ kind, days: { from, to }, number, place: { before, after } }) => ({
    ...(kind && { kind }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(number !== undefined && { number }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  }),
};

function fitting(pattern: RegExp, text: string | undefined): string | undefined {
  return text !== undefined && pattern.test(text) ? text : undefined;
}

/** Business days that can be looked up at a time: three months. */
export const SPAN_DAYS = 92;

/** The spans offered beside days of one's own, in business days up to today. */
export const SPANS = [7, 30, SPAN_DAYS] as const;

/** The first of the last `count` business days, today included. @param now the server's clock */
export function firstDayOf(count: number, now: number): string {
  return formatDay(now - (count - 1) * DAY_MS);
}

/** The first day that can be looked up. @param now the server's clock */
export function earliestDay(now: number): string {
  return firstDayOf(RECORDS_KEPT_YEARS * 365 + 1, now);
}

/**
 * Days that can be looked up at a time: where they are too far apart, or in no order, the other end follows the one that was chosen.
 *
 * @param now the server's clock
 * @example fitDays({ from: '2025-01-01', to: undefined }, 'from', now) // { from: '2025-01-01', to: '2025-04-02' }
 */
export function fitDays({ from, to }: TransactionFilter['days'], chosen: 'from' | 'to', now: number): TransactionFilter['days'] {
  const [first, last, today] = [dayNumber(from), dayNumber(to), businessDay(now)];
  const fits = first !== undefined && first <= (last ?? today) && (last ?? today) - first < SPAN_DAYS;
  if (fits) return { from, to };
  if (chosen === 'from' && first !== undefined) {
    const end = first + SPAN_DAYS - 1;
    return { from, to: end < today ? dateOfDay(end) : undefined };
  }
  // A last day that is being typed again leaves the first as it is.
  return chosen === 'to' && last !== undefined ? { from: dateOfDay(last - SPAN_DAYS + 1), to } : { from, to };
}

function dayNumber(day: string | undefined): number | undefined {
  return day === undefined ? undefined : parseDay(day);
}
