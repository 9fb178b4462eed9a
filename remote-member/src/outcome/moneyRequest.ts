/**
 * One request that pays the member, on its way. After a lost answer the platform is asked what became of it; nothing is sent again without
 * a press (decision 25).
 *
 * | state               | event     | next                                               |
 * |---------------------|-----------|----------------------------------------------------|
 * | idle                | pressed   | sending                                            |
 * | sending             | paid      | paid                                               |
 * | sending             | refused   | refused                                            |
 * | sending             | link lost | checking: it may have been carried out or not      |
 * | checking            | paid      | paid                                               |
 * | checking            | not paid  | lost: nothing was paid, another press is safe      |
 * | checking            | refused   | refused                                            |
 * | paid, refused, lost | pressed   | sending                                            |
 */
import { assertNever } from '@site/shared/assert';

export type MoneyRequest<Order, Receipt> =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly order: Order }
  | { readonly status: 'checking'; readonly order: Order }
  | { readonly status: 'paid'; readonly order: Order; readonly receipt: Receipt }
  | { readonly status: 'refused'; readonly order: Order; readonly message: string }
  | { readonly status: 'lost'; readonly order: Order };

export type MoneyEvent<Order, Receipt> =
  | { readonly type: 'pressed'; readonly order: Order }
  | { readonly type: 'paid'; readonly receipt: Receipt }
  | { readonly type: 'not-paid' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'link-lost' };

/** The next state. An event the table does not name for a state changes nothing. */
export function advance<Order, Receipt>(
  request: MoneyRequest<Order, Receipt>,
  event: MoneyEvent<Order, Receipt>,
): MoneyRequest<Order, Receipt> {
  switch (request.status) {
    case 'idle':
    case 'paid':
    case 'refused':
    case 'lost':
      return event.type === 'pressed' ? { status: 'sending', order: event.order } : request;
    case 'sending':
    case 'checking':
      return answered(request, event);
    default:
      return assertNever(request);
  }
}

function answered<Order, Receipt>(
  request: Extract<MoneyRequest<Order, Receipt>, { readonly status: 'sending' | 'checking' }>,
  event: MoneyEvent<Order, Receipt>,
): MoneyRequest<Order, Receipt> {
  const { order } = request;
  switch (event.type) {
    case 'paid':
      return { status: 'paid', order, receipt: event.receipt };
    case 'refused':
      return { status: 'refused', order, message: event.message };
    case 'link-lost':
      return { status: 'checking', order };
    case 'not-paid':
      return request.status === 'checking' ? { status: 'lost', order } : request;
    case 'pressed':
      return request;
    default:
      return assertNever(event);
  }
}

/** Whether an answer is awaited: no other request is sent meanwhile. */
export function isUnderWay(request: MoneyRequest<unknown, unknown>): boolean {
  return request.status === 'sending' || request.status === 'checking';
}
