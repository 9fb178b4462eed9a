import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import type { RequestOf } from '@site/shared/wire/call';
import { dealRecordCall } from '@site/shared/wire/funds';
import type { TransactionKind, TransactionPage } from './transaction';
import type { TransactionFilter } from './transactionFilter';
import { kindToWire, transactionFromWire } from './transactionsCodec';

interface TransactionQuery {
  /** From 1 on. */
  readonly page: number;
  readonly size: number;
  /** Default: every kind. */
  readonly kind?: TransactionKind | undefined;
  readonly days?: TransactionFilter['days'];
  readonly number?: string | undefined;
}

/** One page of the member's transactions, newest first. Implements R-API-070. */
export async function fetchTransactions(
  http: HttpService,
  { page, size, kind, days, number }: TransactionQuery,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<TransactionPage>> {
  const request: RequestOf<typeof dealRecordCall> = {
    pageNum: page,
    pageSize: size,
    ...(kind && { kind: kindToWire(kind) }),
    ...(days?.from !== undefined && { from: days.from }),
    ...(days?.to !== undefined && { to: days.to }),
    ...(number !== undefined && { number }),
  };
  const result = await http.send(dealRecordCall, request, { signal, failures: 'quiet' });
  return mapResult(result, ({ total, list, moneyIn, moneyOut }) => ({
    total,
    rows: list.map(transactionFromWire),
    moneyIn: moneyIn === undefined ? undefined : fenFromWire(moneyIn),
    moneyOut: moneyOut === undefined ? undefined : fenFromWire(moneyOut),
  }));
}
