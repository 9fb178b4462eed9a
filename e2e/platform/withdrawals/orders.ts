import type { Fen, MemberId, PayoutAccount, Reader, Trx } from '../kernel';
import { fen } from '../kernel';
import type { PaidAccount, WithdrawalState, WithdrawalTables } from './tables';

export function toPaidAccount({ id, kind, code, label, maskedNumber }: PayoutAccount): PaidAccount {
  return { id, kind, code, label, maskedNumber };
}

type Row = WithdrawalTables['withdrawal_order'];

export interface WithdrawalOrder extends Omit<Row, 'amount' | 'fee' | 'account'> {
  readonly amount: Fen;
  readonly fee: Fen;
  readonly account: PaidAccount;
}

type NewOrder = Omit<WithdrawalOrder, 'state' | 'decided_at' | 'reason'>;

export async function insertOrder(trx: Trx, order: NewOrder): Promise<WithdrawalOrder> {
  const whole = { ...order, state: 'pending', decided_at: null, reason: null } as const;
  await trx
    .withTables<WithdrawalTables>()
    .insertInto('withdrawal_order')
    .values({ ...whole, account: JSON.stringify(order.account) })
    .execute();
  return whole;
}

/** Locks an order; the first to lock it decides it. `skip` returns null for one that is locked. */
export async function lockOrder(trx: Trx, orderId: string, busy: 'wait' | 'skip' = 'wait'): Promise<WithdrawalOrder | null> {
  const query = trx.withTables<WithdrawalTables>().selectFrom('withdrawal_order').selectAll().where('order_id', '=', orderId).forUpdate();
  const row = await (busy === 'skip' ? query.skipLocked() : query).executeTakeFirst();
  return row === undefined ? null : { ...row, amount: fen(row.amount), fee: fen(row.fee) };
}

export async function saveDecision(
  trx: Trx,
  order: WithdrawalOrder,
  state: WithdrawalState,
  at: Date,
  reason: string | null,
): Promise<WithdrawalOrder> {
  const decision = { state, decided_at: at, reason };
  await trx.withTables<WithdrawalTables>().updateTable('withdrawal_order').set(decision).where('order_id', '=', order.order_id).execute();
  return { ...order, ...decision };
}

/** Returns the latest orders, newest first. */
export async function latestOrders(reader: Reader, memberId: MemberId, limit: number): Promise<readonly WithdrawalOrder[]> {
  const rows = await reader
    .withTables<WithdrawalTables>()
    .selectFrom('withdrawal_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, amount: fen(row.amount), fee: fen(row.fee) }));
}
