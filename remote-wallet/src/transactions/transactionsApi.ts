import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import type { RequestOf } from '@site/shared/wire/call';
import { dealRecordCall } from '@site/shared/wire/funds';
import type { TransactionPage } from './transaction';
import type { TransactionFilter, TransactionPlace } from './transactionFilter';
import { kindToWire, transactionFromWire } from './transactionsCodec';

interface TransactionQuery extends Partial<TransactionFilter> {
  readonly size: number;
  /** Page position. Default: the newest transactions. */
  readonly place?: TransactionPlace | undefined;
}

/** Loads one page of the member's transactions, newest first. Implements R-API-070. */
export async function fetchTransactions(
  http: HttpService,
  { size, place = {}, kind, days, number }: TransactionQuery,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<TransactionPage>> {
  const request: RequestOf<typeof dealRecordCall> = {
    pageNum: 1,
    pageSize: size,
    ...(kind && { kind: kindToWire(kind) }),
    ...(days?.from !== undefined && { from: days.from }),
    ...(days?.to !== undefined && { to: days.to }),
    ...(number !== undefined && { number }),
    ...(place.before !== undefined && { before: place.before }),
    ...(place.after !== undefined && { after: place.after }),
  };
  const result = await http.send(dealRecordCall, request, { signal, onError: 'silent' });
  return mapResult(result, ({ total, list, moneyIn, moneyOut, days: dayRows = [], next, previous }) => ({
    total,
    rows: list.map(transactionFromWire),
    moneyIn: moneyIn === undefined ? undefined : fenFromWire(moneyIn),
    moneyOut: moneyOut === undefined ? undefined : fenFromWire(moneyOut),
    days: dayRows.map(({ day, ...sums }) => ({ day, moneyIn: fenFromWire(sums.moneyIn), moneyOut: fenFromWire(sums.moneyOut) })),
    next,
    previous,
  }));
}
