import { businessDay, dateOfDay, DAY_MS, weekdayOf } from '@site/shared/calendar';
import { LIMIT_PERIODS, RAISE_WAITS_MS, type LimitKind, type LimitPeriod } from '@site/shared/wire/protection';
import { businessDayOf } from '../kernel';

const DAYS_OF_WEEK = 7;

/** Span of a limit's current period; `from` is inclusive, `to` exclusive. */
export interface Span {
  /** Days since 1970. */
  readonly firstDay: number;
  readonly from: Date;
  readonly to: Date;
}

/** Returns the business day, the week from Monday or the month that contains a moment. */
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

/** Limit of a member. Amounts are in fen, for a session in minutes. */
export interface Limit {
  readonly amount: bigint;
  readonly pending: Pending | null;
}

export interface Pending {
  /** Null when the limit is to be removed. */
  readonly amount: bigint | null;
  readonly from: Date;
}

export type LimitChange =
  | { readonly kind: 'set'; readonly limit: Limit }
  /** A higher limit, or its removal, has to wait. */
  | { readonly kind: 'asked'; readonly limit: Limit }
  | { readonly kind: 'same' };

/** Returns the effect of setting `wanted` on a member's `limit`; null means no limit for both. */
export function setLimit(limit: Limit | null, wanted: bigint | null, now: Date): LimitChange {
  if (limit === null) return wanted === null ? { kind: 'same' } : { kind: 'set', limit: { amount: wanted, pending: null } };
  if (wanted === limit.amount) return limit.pending === null ? { kind: 'same' } : { kind: 'set', limit: { ...limit, pending: null } };
  if (wanted !== null && wanted < limit.amount) return { kind: 'set', limit: { amount: wanted, pending: null } };
  return { kind: 'asked', limit: { ...limit, pending: { amount: wanted, from: new Date(now.getTime() + RAISE_WAITS_MS) } } };
}

export type Decision =
  /** `limit` is null when it was removed. */
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

/** Limit that the requested amount would exceed. */
export interface Bite {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly limit: bigint;
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
 * Returns the limit that refuses the request: the one with the least left, of equal ones the longest period. When
 * `asked` is 0, only a limit with nothing left refuses.
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

/** Adds calendar months in Shanghai and keeps the time of day. In a shorter month it returns the last day. */
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
