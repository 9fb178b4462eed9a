import { parsePage, type QueryCodec } from '@site/shared/address-query';
import { TRANSACTION_KINDS, type TransactionKind } from './transaction';

export interface TransactionFilter {
  /** `undefined`: every kind. */
  readonly kind: TransactionKind | undefined;
  /** From 1 on. */
  readonly page: number;
}

/** The filter as the address of the page keeps it. */
export const transactionFilter: QueryCodec<TransactionFilter> = {
  parse: ({ kind, page }) => ({ kind: TRANSACTION_KINDS.find((each) => each === kind), page: parsePage(page) }),
  format: ({ kind, page }) => ({ ...(kind && { kind }), ...(page > 1 && { page: String(page) }) }),
};
