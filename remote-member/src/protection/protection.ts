import { readAmount, readWhole } from '@site/shared/input';
import type { Fen } from '@site/shared/money';

export type LimitKind = 'deposit' | 'loss' | 'stake' | 'session';
export type LimitPeriod = 'day' | 'week' | 'month';
export type RealityMinutes = 0 | 15 | 30 | 60;

/** Money, or of a session whole minutes. */
export type Amount = { readonly unit: 'yuan'; readonly fen: Fen } | { readonly unit: 'minutes'; readonly minutes: number };

/** What a member has limited, or could. */
export interface Limit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** `undefined`: no limit is set. */
  readonly limit: Amount | undefined;
  readonly used: Amount;
  /** When the period begins again; server time in milliseconds, as all moments. */
  readonly until: number;
  /** `limit` undefined: it is to end. It can be confirmed at `from`. */
  readonly pending: { readonly limit: Amount | undefined; readonly from: number } | undefined;
}

export interface Protection {
  readonly limits: readonly Limit[];
  readonly realityMinutes: RealityMinutes;
  readonly timeOutUntil: number | undefined;
  readonly excludedUntil: number | undefined;
}

/** One thing that the member has changed. */
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

/** As many minutes as a period has: a longer session limits nothing. */
const MOST_MINUTES: Readonly<Record<LimitPeriod, number>> = { day: 1_440, week: 10_080, month: 44_640 };

/** What is typed as a limit; `undefined` where it is none. */
export function parseLimit(kind: LimitKind, period: LimitPeriod, text: string): Amount | undefined {
  if (kind !== 'session') {
    const fen = readAmount(text);
    return fen === undefined ? undefined : { unit: 'yuan', fen };
  }
  const minutes = readWhole(text) ?? 0;
  return minutes > 0 && minutes <= MOST_MINUTES[period] ? { unit: 'minutes', minutes } : undefined;
}

/** What a change to this limit comes to: lower and first ones count at once, higher ones and none wait. */
export function effectOf({ limit }: Pick<Limit, 'limit'>, wanted: Amount | undefined): 'at-once' | 'waits' | 'same' {
  if (limit === undefined) return wanted === undefined ? 'same' : 'at-once';
  if (wanted === undefined) return 'waits';
  const [before, after] = [sizeOf(limit), sizeOf(wanted)];
  return after === before ? 'same' : after < before ? 'at-once' : 'waits';
}

/** How much of a limit is used, 0 to 1. */
export function shareUsed({ limit, used }: Pick<Limit, 'limit' | 'used'>): number {
  if (limit === undefined) return 0;
  const most = sizeOf(limit);
  if (most === 0) return 1;
  return Math.min(1, sizeOf(used) / most);
}

function sizeOf(amount: Amount): number {
  return amount.unit === 'yuan' ? amount.fen : amount.minutes;
}
