import { parsePage, type QueryCodec } from '@site/shared/address-query';
import { TRANSACTION_KINDS, type TransactionKind } from './transaction';

export interface TransactionFilter {
  /** `undefined`: every kind. */
  readonly kind: TransactionKind | undefined;
  /** Business days, such as `2026-11-21`, both included. */
  readonly days: { readonly from: string | undefined; readonly to: string | undefined };
  /** Of an order, a ticket or a line; `undefined`: any. */
  readonly number: string | undefined;
  /** From 1 on. */
  readonly page: number;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** In characters. */
export const NUMBER_MAX_LENGTH = 40;

/** The filter as the address of the page keeps it. */
export const transactionFilter: QueryCodec<TransactionFilter> = {
  parse: ({ kind, from, to, number, page }) => ({
    kind: TRANSACTION_KINDS.find((each) => each === kind),
    days: { from: toDay(from), to: toDay(to) },
    number: number !== undefined && number !== '' && number.length <= NUMBER_MAX_LENGTH ? number : undefined,
    page: parsePage(page),
  }),
  format: ({ kind, days: { from, to }, number, page }) => ({
    ...(kind && { kind }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(number !== undefined && { number }),
    ...(page > 1 && { page: String(page) }),
  }),
};

function toDay(text: string | undefined): string | undefined {
  return text !== undefined && DAY.test(text) ? text : undefined;
}
