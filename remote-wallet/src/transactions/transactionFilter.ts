import type { QueryCodec } from '@site/shared/address-query';
import { businessDay, dateOfDay, DAY_MS, parseDay } from '@site/shared/calendar';
import { formatDay } from '@site/shared/i18n';
import { RECORDS_KEPT_YEARS } from '@site/shared/validation';
import { TRANSACTION_KINDS, type TransactionKind } from './transaction';

export interface TransactionFilter {
  /** `undefined` selects all kinds. */
  readonly kind: TransactionKind | undefined;
  /** Business days such as `2026-11-21`, both inclusive. */
  readonly days: { readonly from: string | undefined; readonly to: string | undefined };
  /** Number of an order, a ticket or a transaction; `undefined` selects any. */
  readonly number: string | undefined;
}

/** Page position: transactions before or after a given one; the newest when empty. */
export interface TransactionPlace {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Filter and page as stored in the URL. */
export interface TransactionView extends TransactionFilter {
  readonly place: TransactionPlace;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const LINE = /^\d{1,18}$/;

/** Maximum length of a number, in characters. */
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

/** Maximum number of business days in one query: three months. */
export const SPAN_DAYS = 92;

/** Preset spans in business days up to today, offered beside a custom range. */
export const SPANS = [7, 30, SPAN_DAYS] as const;

/** Returns the first of the last `count` business days, including today. @param now server time */
export function firstDayOf(count: number, now: number): string {
  return formatDay(now - (count - 1) * DAY_MS);
}

/** Returns the first day that can be queried. @param now server time */
export function earliestDay(now: number): string {
  return firstDayOf(RECORDS_KEPT_YEARS * 365 + 1, now);
}

/**
 * Limits a range to a valid query: when the days are too far apart or in the wrong order, the other end follows the one
 * just chosen.
 *
 * @param now server time
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
  // Keep the first day unchanged while the last day is being retyped.
  return chosen === 'to' && last !== undefined ? { from: dateOfDay(last - SPAN_DAYS + 1), to } : { from, to };
}

function dayNumber(day: string | undefined): number | undefined {
  return day === undefined ? undefined : parseDay(day);
}
