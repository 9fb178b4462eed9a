import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { RequestOf } from '@site/shared/wire/call';
import { dealRecordCall } from '@site/shared/wire/funds';
import type { TransactionKind, TransactionPage } from './transaction';
import { kindToWire, transactionFromWire } from './transactionsCodec';

interface TransactionQuery {
  /** From 1 on. */
  readonly page: number;
  readonly size: number;
  /** Default: every kind. */
  readonly kind?: TransactionKind | undefined;
}

/** One page of the member's transactions, newest first. Implements R-API-070. */
export async function fetchTransactions(
  http: HttpService,
  { page, size, kind }: TransactionQuery,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<TransactionPage>> {
  const request: RequestOf<typeof dealRecordCall> = { pageNum: page, pageSize: size, ...(kind && { kind: kindToWire(kind) }) };
  const result = await http.send(dealRecordCall, request, { signal, failures: 'quiet' });
  return mapResult(result, ({ total, list }) => ({ total, rows: list.map(transactionFromWire) }));
}
