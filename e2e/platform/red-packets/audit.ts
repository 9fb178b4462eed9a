import { sql } from 'kysely';
import type { Trx } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { Finding } from '../ledger/audit';
import { findUnposted } from '../ledger/findUnposted';

/**
 * Audits the ledger against the packets. The ledger holds the unclaimed money of an open packet and nothing of an ended
 * one, claimed shares and the rest add up to a packet's sum, and each claim has one posting of its amount.
 */
export async function auditRedPackets(trx: Trx): Promise<readonly Finding[]> {
  const waiting = await sql<{ reference: string; kept: bigint; posted: bigint }>`
    select coalesce(packet.reference, book.reference) as reference, coalesce(packet.kept, 0)::bigint as kept, coalesce(book.amount, 0)::bigint as posted
    from (select 'packet:' || id || ':' || rid as reference, case when ended_at is null then left_sum else 0 end as kept from red_packet) packet
    full join (
      select t.reference, sum(e.amount) as amount
      from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
      where a.kind = 'red-packets'
      group by t.reference
    ) book using (reference)
    where packet.kept is distinct from book.amount`.execute(trx);
  const shares = await sql<{ id: string; sum: bigint; made: bigint }>`
    select packet.id, packet.sum, (packet.left_sum + coalesce(sum(claim.amount), 0))::bigint as made
    from red_packet packet left join red_packet_claim claim on claim.packet_id = packet.id
    group by packet.id
    having packet.sum <> packet.left_sum + coalesce(sum(claim.amount), 0)
      or packet.shares <> packet.left_shares + count(claim.member_id)`.execute(trx);
  const unposted = await findUnposted(trx, {
    check: 'packet-claimed-once',
    kind: 'packet-claimed',
    due: sql`select 'packet:' || packet_id || ':claimed:' || member_id as key, amount from red_packet_claim`,
  });
  return [
    ...waiting.rows.map(({ reference, kept, posted }) => ({
      check: 'packet-waits-in-book',
      detail: `${reference} keeps ${formatYuan(fen(kept))}, the book has ${formatYuan(fen(posted))}`,
    })),
    ...shares.rows.map(({ id, sum, made }) => ({
      check: 'packet-adds-up',
      detail: `${id} is ${formatYuan(fen(sum))}, shares and rest make ${formatYuan(fen(made))}`,
    })),
    ...unposted,
  ];
}
