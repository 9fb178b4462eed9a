import type { Fen, OpenRisk, Reader, Trx } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { Finding } from '../ledger/audit';
import { withdrawalReference } from './createWithdrawalService';
import type { WithdrawalTables } from './tables';

/** Returns the amounts held for pending withdrawals, to compare them with the open holds. */
export async function openWithdrawals(reader: Reader): Promise<readonly OpenRisk[]> {
  const rows = await reader
    .withTables<WithdrawalTables>()
    .selectFrom('withdrawal_order')
    .select(['order_id', 'member_id', 'amount'])
    .where('state', '=', 'pending')
    .execute();
  return rows.map(({ order_id, member_id: memberId, amount }) => ({
    reference: withdrawalReference(order_id),
    memberId,
    risk: fen(amount),
  }));
}

/**
 * Compares the ledger with the withdrawals: each was taken from the central wallet once, and returned once when it was
 * rejected or cancelled.
 */
export async function auditWithdrawals(trx: Trx, postingsOf: (reference: string) => Promise<readonly Fen[]>): Promise<readonly Finding[]> {
  const orders = await trx.withTables<WithdrawalTables>().selectFrom('withdrawal_order').select(['order_id', 'amount', 'state']).execute();
  const findings: Finding[] = [];
  for (const { order_id: orderId, amount, state } of orders) {
    const posted = await postingsOf(withdrawalReference(orderId));
    const expected = state === 'rejected' || state === 'cancelled' ? [-amount, amount] : [-amount];
    if (posted.join() !== expected.join()) {
      const found = posted.map((each) => formatYuan(each)).join(', ');
      findings.push({ check: 'withdrawal-posted-once', detail: `withdrawal ${orderId} is ${state}, posted: ${found || 'nothing'}` });
    }
  }
  return findings;
}
