import { businessDay, dateOfDay, DAY_MS, weekdayOf } from '@site/shared/calendar';
import { LIMIT_PERIODS, RAISE_WAITS_MS, type LimitKind, type LimitPeriod } from '@site/shared/wire/protection';
import { businessDayOf } from '../kernel';

const DAYS_OF_WEEK = 7;

/** What a limit of one of these periods is about now, `from` included and `to` not. */
export interface Span {
  /** Days since 1970. */
  readonly firstDay: number;
  readonly from: Date;
  readonly to: Date;
}

/** The business day, the week from Monday or the month of a moment. */
export function spanOf(period: LimitPeriod, moment: Date): Span {
  const { number, date } = businessDayOf(moment);
  const [year = 0, month = 0] = date.split('-').map(Number);
  const firstDays: Record<LimitPeriod, readonly [first: number, next: number]> = {
    day: [number, number + 1],
    week: [number - weekdayOf(number), number - weekdayOf(number) + DAYS_OF_WEEK],
    month: [Date.UTC(year, month - 1, 1) / DAY_MS, Date.UTC(year, month, 1) / DAY_MS],
  };
  const [firstDay, nextDay] = firstDays[period];
  return { firstDay, from: businessDayOf(moment, number - firstDay).from, to: businessDayOf(moment, number - nextDay).from };
}

/** A limit as the member has it. Amounts in fen, of a session in minutes. */
export interface Limit {
  readonly amount: bigint;
  readonly pending: Pending | null;
}

export interface Pending {
  /** Null for none. */
  readonly amount: bigint | null;
  readonly from: Date;
}

export type LimitChange =
  | { readonly kind: 'set'; readonly limit: Limit }
  /** A higher one, or none, waits. */
  | { readonly kind: 'asked'; readonly limit: Limit }
  | { readonly kind: 'same' };

/** What comes of setting `wanted` (null: none) where the member has `limit` (null: none). */
export function setLimit(limit: Limit | null, wanted: bigint | null, now: Date): LimitChange {
  if (limit === null) return wanted === null ? { kind: 'same' } : { kind: 'set', limit: { amount: wanted, pending: null } };
  if (wanted === limit.amount) return limit.pending === null ? { kind: 'same' } : { kind: 'set', limit: { ...limit, pending: null } };
  if (wanted !== null && wanted < limit.amount) return { kind: 'set', limit: { amount: wanted, pending: null } };
  return { kind: 'asked', limit: { ...limit, pending: { amount: wanted, from: new Date(now.getTime() + RAISE_WAITS_MS) } } };
}

export type Decision =
  /** `limit` null: there is none any more. */
  | { readonly kind: 'confirmed'; readonly limit: Limit | null }
  | { readonly kind: 'withdrawn'; readonly limit: Limit }
  | { readonly kind: 'nothing-pending' }
  | { readonly kind: 'too-early' };

export function decidePending(limit: Limit | null, isConfirmed: boolean, now: Date): Decision {
  if (limit === null || limit.pending === null) return { kind: 'nothing-pending' };
  if (!isConfirmed) return { kind: 'withdrawn', limit: { ...limit, pending: null } };
  if (now < limit.pending.from) return { kind: 'too-early' };
  const { amount } = limit.pending;
  return { kind: 'confirmed', limit: amount === null ? null : { amount, pending: null } };
}

/** A limit that what is asked for would pass. */
export interface Bite {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly limit: bigint;
  /** Never below 0. */
  readonly left: bigint;
  readonly until: Date;
}

export interface MeasuredLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly limit: bigint;
  readonly used: bigint;
}

/**
 * The limit that applies, the one that lets least through; of equal ones the longest period. With 0 asked for, one of which nothing is left.
 */
export function findBite(measured: readonly MeasuredLimit[], asked: bigint, now: Date): Bite | null {
  const bites = measured
    .map(({ kind, period, limit, used }): Bite => {
      const left = limit > used ? limit - used : 0n;
      return { kind, period, limit, left, until: spanOf(period, now).to };
    })
    .filter(({ left }) => left < asked || left === 0n)
    .sort((a, b) => (a.left === b.left ? rank(b) - rank(a) : a.left < b.left ? -1 : 1));
  return bites[0] ?? null;
}

function rank({ period }: Bite): number {
  return LIMIT_PERIODS.indexOf(period);
}

/** Returns the moment so many calendar months later in Shanghai, at the same time of day; the last day of a shorter month. */
export function monthsLater(moment: Date, months: number): Date {
  const today = businessDay(moment.getTime());
  const [year = 0, month = 0, date = 0] = dateOfDay(today).split('-').map(Number);
  const firstOf = (ahead: number): number => Date.UTC(year, month - 1 + ahead) / DAY_MS;
  const day = Math.min(firstOf(months) + date, firstOf(months + 1)) - 1;
  return new Date(moment.getTime() + (day - today) * DAY_MS);
}

export function daysLater(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}
