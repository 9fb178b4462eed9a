import type { Fen, Reader, Trx } from '../kernel';
import { fen } from '../kernel';
import type { DepositStep, FundsTables } from './tables';

type Row = FundsTables['deposit_order'];

export type DepositOrder = Omit<Row, 'amount' | 'ordered_amount' | 'promotion_reward'> & {
  readonly amount: Fen;
  readonly ordered_amount: Fen | null;
  readonly promotion_reward: Fen | null;
};

export async function readOrder(reader: Reader, orderId: string): Promise<DepositOrder | null> {
  const row = await select(reader, orderId).executeTakeFirst();
  return row === undefined ? null : toOrder(row);
}

/** @returns null when the order does not exist, or, with `skip`, when it is locked */
export async function lockOrder(trx: Trx, orderId: string, busy: 'wait' | 'skip' = 'wait'): Promise<DepositOrder | null> {
  const query = select(trx, orderId).forUpdate();
  const row = await (busy === 'skip' ? query.skipLocked() : query).executeTakeFirst();
  return row === undefined ? null : toOrder(row);
}

/** Locks an order that must exist, because its key was used. */
export async function mustLockOrder(trx: Trx, orderId: string): Promise<DepositOrder> {
  const order = await lockOrder(trx, orderId);
  if (order === null) throw new TypeError(`the order ${orderId} of a key is missing`);
  return order;
}

export async function insertOrder(trx: Trx, order: DepositOrder): Promise<void> {
  await trx.withTables<FundsTables>().insertInto('deposit_order').values(order).execute();
  await recordStep(trx, order.order_id, 'ordered', order.created_at);
}

export async function changeOrder(trx: Trx, order: DepositOrder, change: Partial<DepositOrder>): Promise<DepositOrder> {
  await trx.withTables<FundsTables>().updateTable('deposit_order').set(change).where('order_id', '=', order.order_id).execute();
  return { ...order, ...change };
}

export async function recordStep(trx: Trx, orderId: string, step: DepositStep, at: Date): Promise<void> {
  await trx.withTables<FundsTables>().insertInto('deposit_step').values({ order_id: orderId, step, at }).execute();
}

/** Returns the reference of an order in the ledger. */
export function depositReference(orderId: string): string {
  return `deposit:${orderId}`;
}

function select(reader: Reader, orderId: string) {
  return reader.withTables<FundsTables>().selectFrom('deposit_order').selectAll().where('order_id', '=', orderId);
}

function toOrder(row: Row): DepositOrder {
  const { amount, ordered_amount: ordered, promotion_reward: reward } = row;
  return {
    ...row,
    amount: fen(amount),
    ordered_amount: ordered === null ? null : fen(ordered),
    promotion_reward: reward === null ? null : fen(reward),
  };
}
