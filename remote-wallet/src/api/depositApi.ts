import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { toWireYuan } from '@site/shared/money';
import { closeOrderCall, depositOrderStatusCall, payCall, paymentTypesCall, transferRateCall } from '@site/shared/wire/funds';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { CoinRate } from '../coins/coinAmount';
import type { DepositIntent, DepositMethod, DepositOrder } from '../deposit/types';
import { methodFromWire, orderFromWire } from './depositCodec';

/** What every call here takes beside its own facts: the end of the wait. */
interface Ending {
  readonly signal: AbortSignal;
}

/** The ways to deposit, those under maintenance among them. Implements R-API-061. */
export async function fetchMethods(http: HttpService, { signal }: Ending): Promise<CallResult<readonly DepositMethod[]>> {
  const result = await http.send(paymentTypesCall, {}, { signal, failures: 'quiet' });
  return mapResult(result, ({ list }) => list.map(methodFromWire));
}

/** Orders a deposit under the key of the intention. Implements R-API-063. */
export async function pay(
  http: HttpService,
  { methodCode, amount }: DepositIntent,
  key: string,
  { signal }: Ending,
): Promise<CallResult<DepositOrder>> {
  const request = { type: methodCode, amount: toWireYuan(amount) };
  return mapResult(await http.send(payCall, request, { signal, idempotencyKey: key, failures: 'quiet' }), orderFromWire);
}

/** The order, or `undefined` where this member has none of that id or key. Implements R-API-062. */
export async function fetchOrder(
  http: HttpService,
  by: { readonly orderId: string } | { readonly key: string },
  { signal }: Ending,
): Promise<CallResult<DepositOrder | undefined>> {
  const result = await http.send(depositOrderStatusCall, by, { signal, failures: 'quiet' });
  // Of a key only the platform's own "no order" closes it.
  const isUnknown = 'orderId' in by && !result.ok && result.failure.is === 'refused' && result.failure.code === RESPONSE_CODES.notFound;
  if (isUnknown) return { ok: true, data: undefined };
  return mapResult(result, ({ order }) => (order ? orderFromWire(order) : undefined));
}

/** Gives an unpaid order up. Implements R-API-064. */
export async function closeOrder(http: HttpService, orderId: string): Promise<CallResult<DepositOrder>> {
  return mapResult(await http.send(closeOrderCall, { orderId }), orderFromWire);
}

/** What a coin is worth for a deposit now. Implements R-API-069. */
export async function fetchCoinRate(http: HttpService, { signal }: Ending): Promise<CallResult<CoinRate>> {
  return mapResult(await http.send(transferRateCall, { currency: 'USDT' }, { signal, failures: 'quiet' }), ({ rate }) => rate);
}
