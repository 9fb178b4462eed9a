import type { Cashier, CashierOrder, Db } from '../kernel';
import type { DepositService } from './createDepositService';
import type { DepositOrder } from './orderRows';
import type { FundsTables } from './tables';

/** Creates the cashier's view of the deposit orders, keyed by ticket. */
export function createCashier(db: Db, deposits: DepositService): Cashier {
  const orderOf = async (ticket: string): Promise<string | null> => {
    const row = await db
      .withTables<FundsTables>()
      .selectFrom('deposit_order')
      .select('order_id')
      .where('cashier_ticket', '=', ticket)
      .executeTakeFirst();
    return row?.order_id ?? null;
  };
  return {
    async find(ticket) {
      const orderId = await orderOf(ticket);
      const order = orderId === null ? null : await deposits.read(orderId);
      return order === null ? null : toCashierOrder(order);
    },
    async pay(ticket) {
      const orderId = await orderOf(ticket);
      const order = orderId === null ? null : await deposits.pay(orderId);
      return order === null ? null : toCashierOrder(order);
    },
  };
}

function toCashierOrder({ order_id: orderId, amount, state, expires_at: expiresAt }: DepositOrder): CashierOrder {
  return { orderId, amount, state, expiresAt };
}
