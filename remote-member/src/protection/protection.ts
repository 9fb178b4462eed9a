import { readAmount, readWhole } from '@site/shared/input';
import type { Fen } from '@site/shared/money';

export type LimitKind = 'deposit' | 'loss' | 'stake' | 'session';
export type LimitPeriod = 'day' | 'week' | 'month';
export type RealityMinutes = 0 | 15 | 30 | 60;

/** Amount of money, or whole minutes for a session limit. */
export type Amount = { readonly unit: 'yuan'; readonly fen: Fen } | { readonly unit: 'minutes'; readonly minutes: number };

/** Limit of one kind and period, whether it is set or not. */
export interface Limit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** `undefined` when no limit is set. */
  readonly limit: Amount | undefined;
  readonly used: Amount;
  /** Start of the next period, in milliseconds of server time as all times here. */
  readonly until: number;
  /** Pending change, which can be confirmed at `from`; its `limit` is `undefined` when the limit is to be removed. */
  readonly pending: { readonly limit: Amount | undefined; readonly from: number } | undefined;
}

export interface Protection {
  readonly limits: readonly Limit[];
  readonly realityMinutes: RealityMinutes;
  readonly timeOutUntil: number | undefined;
  readonly excludedUntil: number | undefined;
}

export type Change =
  | {
      readonly event: 'limit-set' | 'raise-asked' | 'raise-confirmed' | 'raise-withdrawn';
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly limit: Amount | undefined;
    }
  | { readonly event: 'reality-set'; readonly minutes: RealityMinutes }
  | { readonly event: 'time-out' | 'exclusion'; readonly until: number };

export interface History {
  readonly total: number;
  readonly rows: readonly { readonly id: string; readonly at: number; readonly change: Change }[];
}

export const KINDS: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'session'];
export const REALITY_CHOICES: readonly RealityMinutes[] = [0, 15, 30, 60];
export const TIME_OUT_CHOICES = [1, 3, 7, 14, 30, 42] as const;
export const EXCLUSION_CHOICES = [6, 12, 24, 36, 60] as const;
export type ExclusionMonths = (typeof EXCLUSION_CHOICES)[number];
export const HISTORY_PAGE_SIZE = 10;

/** Length of each period in minutes; a longer session limit would have no effect. */
const MOST_MINUTES: Readonly<Record<LimitPeriod, number>> = { day: 1_440, week: 10_080, month: 44_640 };

/** Parses the text of a limit; returns `undefined` when it is invalid. */
export function parseLimit(kind: LimitKind, period: LimitPeriod, text: string): Amount | undefined {
  if (kind !== 'session') {
    const fen = readAmount(text);
    return fen === undefined ? undefined : { unit: 'yuan', fen };
  }
  const minutes = readWhole(text) ?? 0;
  return minutes > 0 && minutes <= MOST_MINUTES[period] ? { unit: 'minutes', minutes } : undefined;
}

/** Returns the effect of a change: a lower or first limit applies at once; a higher limit or a removal has to wait. */
export function effectOf({ limit }: Pick<Limit, 'limit'>, wanted: Amount | undefined): 'at-once' | 'waits' | 'same' {
  if (limit === undefined) return wanted === undefined ? 'same' : 'at-once';
  if (wanted === undefined) return 'waits';
  const [before, after] = [sizeOf(limit), sizeOf(wanted)];
  return after === before ? 'same' : after < before ? 'at-once' : 'waits';
}

/** Returns the used share of a limit, 0 to 1. */
export function shareUsed({ limit, used }: Pick<Limit, 'limit' | 'used'>): number {
  if (limit === undefined) return 0;
  const most = sizeOf(limit);
  if (most === 0) return 1;
  return Math.min(1, sizeOf(used) / most);
}

function sizeOf(amount: Amount): number {
  return amount.unit === 'yuan' ? amount.fen : amount.minutes;
}
