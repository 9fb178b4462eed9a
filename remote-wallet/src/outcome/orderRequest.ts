/**
 * A deposit or a withdrawal on its way to an order. The key names the intention: sent twice it happens once, and after a lost answer the
 * platform is asked by it, never guessed and never sent a second one silently (decision 25).
 *
 * | state       | event          | next                                                             |
 * |-------------|----------------|------------------------------------------------------------------|
 * | editing     | submitted      | submitting                                                       |
 * | submitting  | ordered        | ordered                                                          |
 * | submitting  | refused        | refused                                                          |
 * | submitting  | link lost      | reconciling: the order may or may not exist                      |
 * | reconciling | ordered        | ordered                                                          |
 * | reconciling | never arrived  | lost: the platform has closed the key, so trying again is safe   |
 * | refused, lost, ordered | dismissed | editing                                                    |
 */
import { assertNever } from '@site/shared/assert';

export type OrderRequest<Order> =
  | { readonly status: 'editing' }
  | { readonly status: 'submitting'; readonly key: string }
  | { readonly status: 'reconciling'; readonly key: string }
  | { readonly status: 'ordered'; readonly order: Order }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'lost' };

export type OrderEvent<Order> =
  | { readonly type: 'submitted'; readonly key: string }
  | { readonly type: 'ordered'; readonly order: Order }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'link-lost' }
  | { readonly type: 'never-arrived' }
  | { readonly type: 'dismissed' };

/** The next state. An event the table does not name for a state changes nothing. */
export function advance<Order>(request: OrderRequest<Order>, event: OrderEvent<Order>): OrderRequest<Order> {
  switch (request.status) {
    case 'editing':
      return event.type === 'submitted' ? { status: 'submitting', key: event.key } : request;
    case 'submitting':
      if (event.type === 'ordered') return { status: 'ordered', order: event.order };
      if (event.type === 'refused') return { status: 'refused', message: event.message };
      return event.type === 'link-lost' ? { status: 'reconciling', key: request.key } : request;
    case 'reconciling':
      if (event.type === 'ordered') return { status: 'ordered', order: event.order };
      return event.type === 'never-arrived' ? { status: 'lost' } : request;
    case 'ordered':
    case 'refused':
    case 'lost':
      return event.type === 'dismissed' ? { status: 'editing' } : request;
    default:
      return assertNever(request);
  }
}

/** Whether an order is under way, so that no other may be begun. */
export function isUnderWay({ status }: OrderRequest<unknown>): boolean {
  return status === 'submitting' || status === 'reconciling';
}
