import type { QueryCodec } from '@site/shared/address-query';
import { formatDay } from '@site/shared/i18n';
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

const DAY_MS = 24 * 3_600_000;

/** How far back the record goes in business days, today included: three months. */
export const RECORD_DAYS = 92;

/** The spans offered beside days of one's own, in business days up to today. */
export const SPANS = [7, 30, RECORD_DAYS] as const;

/** The first of the last `count` business days, today included. @param now the server's clock */
export function firstDayOf(count: number, now: number): string {
  return formatDay(now - (count - 1) * DAY_MS);
}
