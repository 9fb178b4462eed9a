import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { toWireYuan, type Fen } from '@site/shared/money';
import { closeOrderCall, depositOrderStatusCall, payCall, paymentTypesCall } from '@site/shared/wire/funds';
import { waitingPageOf } from '../deposit/waitingPages';
import type { DepositMethod, DepositOrder } from '../deposit/types';
import { methodFromWire, orderFromWire } from './depositCodec';

/** What every call here takes beside its own facts: the end of the wait. */
interface Ending {
  readonly signal: AbortSignal;
}

/** The methods whose waiting page stands. Proves R-API-061. */
export async function fetchMethods(http: HttpService, { signal }: Ending): Promise<CallResult<readonly DepositMethod[]>> {
  const result = await http.send(paymentTypesCall, {}, { signal, failures: 'quiet' });
  return mapResult(result, ({ list }) => list.filter(({ waiting }) => waitingPageOf(waiting) !== undefined).map(methodFromWire));
}

export interface PayIntent {
  readonly methodCode: string;
  readonly amount: Fen;
  /** One intention, one key. */
  readonly key: string;
}

/** Orders a deposit. Proves R-API-063. */
export async function pay(
  http: HttpService,
  { methodCode, amount, key }: PayIntent,
  { signal }: Ending,
): Promise<CallResult<DepositOrder>> {
  const request = { type: methodCode, amount: toWireYuan(amount) };
  return mapResult(await http.send(payCall, request, { signal, idempotencyKey: key, failures: 'quiet' }), orderFromWire);
}

/** The order, or `undefined` where there is none of that id or key. Proves R-API-062. */
export async function fetchOrder(
  http: HttpService,
  by: { readonly orderId: string } | { readonly key: string },
  { signal }: Ending,
): Promise<CallResult<DepositOrder | undefined>> {
  const result = await http.send(depositOrderStatusCall, by, { signal, failures: 'quiet' });
  return mapResult(result, ({ order }) => (order ? orderFromWire(order) : undefined));
}

/** Gives an unpaid order up. Proves R-API-064. */
export async function closeOrder(http: HttpService, orderId: string): Promise<CallResult<DepositOrder>> {
  return mapResult(await http.send(closeOrderCall, { orderId }), orderFromWire);
}
