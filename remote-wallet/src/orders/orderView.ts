import type { QueryCodec } from '@site/shared/address-query';
import { ORDER_GROUPS, ORDER_KINDS, type OrderFilter } from './order';

/** State of the trade record's orders in the URL. */
export interface OrderView extends OrderFilter {
  /** Number of the order to show; `undefined` shows the list. */
  readonly order: string | undefined;
}

/** Returns the URL query of the trade record that shows these orders. */
export function ordersQuery({ kind, group, from, to, order }: Partial<OrderView> = {}): Readonly<Record<string, string>> {
  return {
    tab: 'orders',
    ...(kind && { kind }),
    ...(group && { group }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(order !== undefined && { order }),
  };
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const ORDER = /^\w{1,32}$/;

export const orderView: QueryCodec<OrderView> = {
  parse: ({ kind, group, from, to, order }) => ({
    kind: ORDER_KINDS.find((each) => each === kind),
    group: ORDER_GROUPS.find((each) => each === group),
    from: from !== undefined && DAY.test(from) ? from : undefined,
    to: to !== undefined && DAY.test(to) ? to : undefined,
    order: order !== undefined && ORDER.test(order) ? order : undefined,
  }),
  format: ordersQuery,
};
