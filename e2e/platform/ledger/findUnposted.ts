import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { Finding } from './audit';

interface Payments {
  /** Name of the finding. */
  readonly check: string;
  /** Kind of the transfers that pay them. */
  readonly kind: string;
  /** Query of the due payments: `key` of the transfer, `amount` to the member. */
  readonly due: RawBuilder<unknown>;
}

/**
 * Compares payments with the ledger: each has one posting of its amount to a member, and the kind has no other
 * postings.
 */
export async function findUnposted(trx: Trx, { check, kind, due }: Payments): Promise<readonly Finding[]> {
  const { rows } = await sql<{ key: string; due: bigint; posted: bigint }>`
    select coalesce(due.key, book.key) as key, coalesce(due.amount, 0)::bigint as due, coalesce(book.amount, 0)::bigint as posted
    from (${due}) due
    full join (
      select t.key, sum(e.amount) as amount
      from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
      where t.kind = ${kind} and a.kind = 'member-central'
      group by t.id
    ) book using (key)
    where due.amount is distinct from book.amount`.execute(trx);
  return rows.map(({ key, due: amount, posted }) => ({
    check,
    detail: `${key} is ${formatYuan(fen(amount))}, posted ${formatYuan(fen(posted))}`,
  }));
}
