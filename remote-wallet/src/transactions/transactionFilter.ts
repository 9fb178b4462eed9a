import type { QueryCodec } from '@site/shared/address-query';
import { TRANSACTION_KINDS, type TransactionKind } from './transaction';

export interface TransactionFilter {
  /** `undefined`: every kind. */
  readonly kind: TransactionKind | undefined;
  /** From 1 on. */
  readonly page: number;
}

/** The most digits of a page in an address. */
const PAGE_DIGITS = 6;

/** The filter as the address of the page keeps it. */
export const transactionFilter: QueryCodec<TransactionFilter> = {
  parse: ({ kind, page = '' }) => ({
    kind: TRANSACTION_KINDS.find((each) => each === kind),
    page: new RegExp(`^[1-9]\\d{0,${String(PAGE_DIGITS - 1)}}$`).test(page) ? Number(page) : 1,
  }),
  format: ({ kind, page }) => ({ ...(kind && { kind }), ...(page > 1 && { page: String(page) }) }),
};
