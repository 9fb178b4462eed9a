import { cutText } from '@site/shared/input';
import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fetchIdentityNeed, type IdentityNeed } from '@site/shared/identity';
import { fenFromWire, toWireYuan } from '@site/shared/money';
import { contentOf } from '@site/shared/picture';
import type { KeyedRequestKind } from '@site/shared/keyed-request';
import {
  claimPaidCall,
  closeOrderCall,
  createSignalCodeCall,
  customerInfoCall,
  depositGiftsCall,
  depositOrderStatusCall,
  disputeOrderCall,
  payCall,
  paymentTypesCall,
  transferRateCall,
} from '@site/shared/wire/funds';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { CoinRate } from '../coins/coinAmount';
import type { Customer, DepositGift, DepositIntent, DepositMethod, DepositOrder } from './deposit';
import { methodFromWire, orderFromWire } from './depositCodec';

interface Ending {
  readonly signal: AbortSignal;
}

/** Keyed request that creates a deposit order. Implements R-API-063. */
export const depositRequest: KeyedRequestKind<DepositIntent, object, DepositOrder> = {
  name: 'deposit',
  send: pay,
  findByKey: (http, key, _subject, ending) => fetchOrder(http, { key }, ending),
  subjectOf: () => ({}),
  parseSubject: () => ({}),
};

/** Loads all deposit methods, including those under maintenance. Implements R-API-061. */
async function fetchMethods(http: HttpService, { signal }: Ending): Promise<CallResult<readonly DepositMethod[]>> {
  const result = await http.send(paymentTypesCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ list }) => list.map(methodFromWire));
}

export interface DepositPage {
  readonly methods: readonly DepositMethod[];
  /** Reason why the member may not deposit; `undefined` when none is known. */
  readonly need: IdentityNeed | undefined;
  /** `undefined` when it failed to load; the platform checks the payer again anyway. */
  readonly customer: Customer | undefined;
}

/** Loads the methods and the member's data required before a deposit. */
export async function fetchDepositPage(http: HttpService, ending: Ending): Promise<CallResult<DepositPage>> {
  const [methods, need, customer] = await Promise.all([
    fetchMethods(http, ending),
    fetchIdentityNeed(http, ending),
    fetchCustomer(http, ending),
  ]);
  return mapResult(methods, (list) => ({ methods: list, need, customer }));
}

/** Loads the member's payment data; `undefined` when the call fails. Implements R-API-066. */
async function fetchCustomer(http: HttpService, { signal }: Ending): Promise<Customer | undefined> {
  const result = await http.send(customerInfoCall, {}, { signal, onError: 'silent' });
  if (!result.ok) return undefined;
  const { payer, lastType, coins } = result.data;
  return { payer, lastMethod: lastType, coins };
}

/** Loads the gifts available for the member's next deposit. */
export async function fetchDepositGifts(http: HttpService, { signal }: Ending): Promise<CallResult<readonly DepositGift[]>> {
  const result = await http.send(depositGiftsCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ list }) => list.map((wire) => ({ ...wire, least: fenFromWire(wire.least), most: fenFromWire(wire.most) })));
}

/** Requests the code for the payment note. Repeated calls return the same code. Implements R-API-065. */
export async function fetchSignalCode(http: HttpService, orderId: string, { signal }: Ending): Promise<CallResult<string>> {
  return mapResult(await http.send(createSignalCodeCall, { orderId }, { signal, onError: 'silent' }), ({ code }) => code);
}

async function pay(
  http: HttpService,
  { methodCode, amount, promotion }: DepositIntent,
  key: string,
  { signal }: Ending,
): Promise<CallResult<DepositOrder>> {
  const request = { type: methodCode, amount: toWireYuan(amount), ...(promotion !== undefined && { promotionId: promotion }) };
  return mapResult(await http.send(payCall, request, { signal, idempotencyKey: key, onError: 'silent' }), orderFromWire);
}

/**
 * Loads an order; `undefined` when this member has none with that id or key. Looking up a key without an order closes
 * the key. Implements R-API-062.
 */
export async function fetchOrder(
  http: HttpService,
  by: { readonly orderId: string } | { readonly key: string },
  { signal }: Ending,
): Promise<CallResult<DepositOrder | undefined>> {
  const result = await http.send(depositOrderStatusCall, by, { signal, onError: 'silent' });
  // A refused lookup by key gives no information about the order: only a response without an order closes the key.
  const isUnknown = 'orderId' in by && !result.ok && result.failure.kind === 'refused' && result.failure.code === RESPONSE_CODES.notFound;
  if (isUnknown) return { ok: true, data: undefined };
  return mapResult(result, ({ order }) => (order ? orderFromWire(order) : undefined));
}

/** Cancels an unpaid order. Implements R-API-064. */
export async function closeOrder(http: HttpService, orderId: string): Promise<CallResult<DepositOrder>> {
  return mapResult(await http.send(closeOrderCall, { orderId }), orderFromWire);
}

/** Reports that an order is paid. A final order is returned unchanged. */
export async function claimPaid(http: HttpService, orderId: string): Promise<CallResult<DepositOrder>> {
  return mapResult(await http.send(claimPaidCall, { orderId }), orderFromWire);
}

/**
 * Reports that a paid deposit is missing, with a picture of the payment. An order that already has a dispute is
 * returned unchanged.
 */
export async function disputeOrder(
  http: HttpService,
  orderId: string,
  picture: { readonly name: string; readonly dataUrl: string },
): Promise<CallResult<DepositOrder>> {
  const request = { orderId, name: cutText(picture.name, 120), content: contentOf(picture.dataUrl) };
  return mapResult(await http.send(disputeOrderCall, request), orderFromWire);
}

/** Loads the current rate for deposits in coins. Implements R-API-069. */
export async function fetchCoinRate(http: HttpService, { signal }: Ending): Promise<CallResult<CoinRate>> {
  return mapResult(await http.send(transferRateCall, { currency: 'USDT' }, { signal, onError: 'silent' }), ({ rate }) => rate);
}
