import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { RequestOf } from '@site/shared/wire/call';
import { ordersCall, type WireMoneyOrder } from '@site/shared/wire/orders';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { MoneyOrder, OrderFilter, OrderPage } from './order';
import { fenFromWire } from '@site/shared/money';
import { promotionFromWire } from './promotionCodec';

interface Ending {
  readonly signal: AbortSignal;
}

interface OrdersQuery extends Partial<OrderFilter> {
  readonly size: number;
  /** Cursor from the previous page. Default: the first page. */
  readonly cursor?: string | undefined;
}

/** Loads a page of the member's deposits and withdrawals, newest first. */
export async function fetchOrders(
  http: HttpService,
  { size, cursor, kind, group, from, to }: OrdersQuery,
  { signal }: Ending,
): Promise<CallResult<OrderPage>> {
  const request: RequestOf<typeof ordersCall> = {
    size,
    ...(cursor !== undefined && { cursor }),
    ...(kind && { kind }),
    ...(group && { group }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  const result = await http.send(ordersCall, request, { signal, onError: 'silent' });
  return mapResult(result, ({ list, next, open }) => ({ orders: list.map(moneyOrderFromWire), next, open }));
}

/** Loads one order by its number; `'unknown'` when this member has no such order. */
export async function fetchOrder(http: HttpService, orderId: string, { signal }: Ending): Promise<CallResult<MoneyOrder | 'unknown'>> {
  const result = await http.send(ordersCall, { orderId }, { signal, onError: 'silent' });
  if (!result.ok && result.failure.kind === 'refused' && result.failure.code === RESPONSE_CODES.notFound)
    return { ok: true, data: 'unknown' };
  return mapResult(result, ({ list: [first] }) => (first ? moneyOrderFromWire(first) : 'unknown'));
}

function moneyOrderFromWire(wire: WireMoneyOrder): MoneyOrder {
  const common = {
    id: wire.orderId,
    amount: fenFromWire(wire.amount),
    createdAt: wire.createdAt,
    method: wire.method,
    steps: wire.steps,
  };
  if (wire.kind === 'withdrawal') {
    return {
      ...common,
      kind: wire.kind,
      state: wire.state,
      page: undefined,
      waiting: undefined,
      promotion: undefined,
      fee: fenFromWire(wire.fee),
      reason: wire.reason,
    };
  }
  const waiting = wire.state === 'waiting' ? { page: wire.waiting, until: wire.expiresAt } : undefined;
  return {
    ...common,
    kind: wire.kind,
    state: wire.state,
    page: wire.waiting,
    waiting,
    promotion: promotionFromWire(wire.promotion),
    fee: undefined,
    reason: undefined,
  };
}
