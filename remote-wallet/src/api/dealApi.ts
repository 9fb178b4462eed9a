import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import type { RequestOf, ResponseOf } from '@site/shared/wire/call';
import { dealRecordCall } from '@site/shared/wire/funds';
import type { Deal, DealKind, DealPage } from '../deals/deal';

type WireDeal = ResponseOf<typeof dealRecordCall>['list'][number];

const KINDS: Readonly<Record<WireDeal['kind'], DealKind>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  'transfer-in': 'transferIn',
  'transfer-out': 'transferOut',
  bet: 'bet',
  settlement: 'settlement',
  release: 'release',
  bonus: 'bonus',
  adjustment: 'adjustment',
};

const CODES = Object.fromEntries(Object.entries(KINDS).map(([code, kind]) => [kind, code])) as Readonly<Record<DealKind, WireDeal['kind']>>;

interface DealQuery {
  /** From 1 on. */
  readonly page: number;
  readonly size: number;
  /** Without it: movements of every kind. */
  readonly kind?: DealKind | undefined;
}

/** A page of the member's money history, newest first. Implements R-API-070. */
export async function fetchDeals(
  http: HttpService,
  { page, size, kind }: DealQuery,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<DealPage>> {
  const request: RequestOf<typeof dealRecordCall> = { pageNum: page, pageSize: size, ...(kind && { kind: CODES[kind] }) };
  const result = await http.send(dealRecordCall, request, { signal, failures: 'quiet' });
  return mapResult(result, ({ total, list }) => ({ total, rows: list.map(dealFromWire) }));
}

function dealFromWire({ id, kind, amount, balanceAfter, at }: WireDeal): Deal {
  return { id, kind: KINDS[kind], amount: fenFromWire(amount), balanceAfter: fenFromWire(balanceAfter), at };
}
