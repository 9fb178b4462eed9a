import { ordersCall, type WireMoneyOrder } from '@site/shared/wire/orders';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { RequestOf } from '@site/shared/wire/call';
import type { FundsTables } from '../deposits/tables';
import type { Localized } from '../http/localized';
import type { Language } from '../http/messageText';
import { promotionOf, type PromotionTitle } from '../deposits/wireOrder';
import { memberRoute, type Route } from '../http/route';
import { readDays } from '../kernel/readDays';
import type { Db } from '../kernel';
import { formatYuan, PlatformError } from '../kernel';
import { countOpen, readOrders, type MoneyOrder, type OrderPlace, type OrdersRequest } from './readOrders';

type PaymentTypes = ReadonlyMap<string, { readonly name: Localized; readonly waiting: FundsTables['payment_type']['waiting'] }>;

export function orderRoutes({ db, promotionTitle }: { readonly db: Db; readonly promotionTitle: PromotionTitle }): readonly Route[] {
  const readTypes = async (): Promise<PaymentTypes> => {
    const rows = await db.withTables<FundsTables>().selectFrom('payment_type').select(['code', 'name', 'waiting']).execute();
    return new Map(rows.map((row) => [row.code, row]));
  };
  return [
    memberRoute(ordersCall, async (body, member, { language }) => {
      const size = 'orderId' in body ? 1 : body.size;
      const found = await readOrders(db, { memberId: member.id, ...conditionsOf(body), limit: size + 1 });
      if ('orderId' in body && found.length === 0) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_order');
      const page = found.slice(0, size);
      const last = page.at(-1);
      const types = await readTypes();
      return {
        list: page.map((order) => toWire(order, { types, language, promotionTitle })),
        ...(found.length > size && last !== undefined && { next: formatPlace(last) }),
        open: await countOpen(db, member.id),
      };
    }),
  ];
}

function conditionsOf(body: RequestOf<typeof ordersCall>): Omit<OrdersRequest, 'memberId' | 'limit'> {
  if ('orderId' in body) return { orderId: body.orderId };
  const { kind, group, from, to, cursor } = body;
  return {
    kind,
    group,
    ...readDays({ from, to }),
    after: cursor === undefined ? undefined : parsePlace(cursor),
  };
}

function formatPlace({ createdAt, orderId }: OrderPlace): string {
  return `${String(createdAt.getTime())}.${orderId}`;
}

/** @throws PlatformError 6007 for a text that is not a cursor */
function parsePlace(cursor: string): OrderPlace {
  const [, ms, orderId] = /^(\d{1,15})\.(\w{1,32})$/.exec(cursor) ?? [];
  if (ms === undefined || orderId === undefined) throw new PlatformError(RESPONSE_CODES.invalidParameter);
  return { createdAt: new Date(Number(ms)), orderId };
}

interface OrderView {
  readonly types: PaymentTypes;
  readonly language: Language;
  readonly promotionTitle: PromotionTitle;
}

function toWire(order: MoneyOrder, view: OrderView): WireMoneyOrder {
  const { types, language } = view;
  const common = {
    orderId: order.orderId,
    amount: formatYuan(order.amount),
    createdAt: order.createdAt.getTime(),
    steps: order.steps.map(({ step, at }) => ({ step, at: at.getTime() })),
  };
  if (order.kind === 'withdrawal') {
    const { kind, state, account, fee, reason } = order;
    const method = `${account.label[language]} ${account.maskedNumber}`;
    return { ...common, kind, state, method, fee: formatYuan(fee), ...(reason !== null && { reason }) };
  }
  const { kind, state, type, expiresAt } = order;
  const terms = types.get(type);
  if (terms === undefined) throw new TypeError(`the payment type ${type} of an order is missing`);
  const { name, waiting } = terms;
  return { ...common, kind, state, method: name[language], waiting, expiresAt: expiresAt.getTime(), ...promotionOf(order, view) };
}
