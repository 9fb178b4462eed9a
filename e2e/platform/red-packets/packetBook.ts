import type { WireRedPacket } from '@site/shared/wire/redPackets';
import { sql, type Selectable } from 'kysely';
import type { Fen, MemberId, Reader, Trx } from '../kernel';
import { businessDayOf, fen, formatYuan } from '../kernel';
import type { RedPacketTables } from './tables';

export type RedPacket = Selectable<RedPacketTables['red_packet']>;
export type Claim = Selectable<RedPacketTables['red_packet_claim']>;

/** Locks a packet until the transaction ends. `'skip'` returns null when another transaction has locked it. */
export async function lockPacket(trx: Trx, id: string, busy: 'wait' | 'skip' = 'wait'): Promise<RedPacket | null> {
  const query = trx.withTables<RedPacketTables>().selectFrom('red_packet').selectAll().where('id', '=', id).forUpdate();
  return (await (busy === 'skip' ? query.skipLocked() : query).executeTakeFirst()) ?? null;
}

export async function findPacket(reader: Reader, id: string): Promise<RedPacket | null> {
  const row = await reader.withTables<RedPacketTables>().selectFrom('red_packet').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function insertPacket(trx: Trx, packet: Omit<RedPacket, 'ended_at'>): Promise<void> {
  await trx.withTables<RedPacketTables>().insertInto('red_packet').values(packet).execute();
}

export async function savePacket(trx: Trx, { id, left_sum, left_shares, ended_at }: RedPacket): Promise<void> {
  await trx.withTables<RedPacketTables>().updateTable('red_packet').set({ left_sum, left_shares, ended_at }).where('id', '=', id).execute();
}

export async function insertClaim(trx: Trx, claim: Claim): Promise<void> {
  await trx.withTables<RedPacketTables>().insertInto('red_packet_claim').values(claim).execute();
}

export async function findClaim(reader: Reader, packetId: string, memberId: MemberId): Promise<Claim | null> {
  const row = await reader
    .withTables<RedPacketTables>()
    .selectFrom('red_packet_claim')
    .selectAll()
    .where('packet_id', '=', packetId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** Lists the claims of a packet, latest first. */
export function readClaims(reader: Reader, packetId: string): Promise<readonly Claim[]> {
  return reader
    .withTables<RedPacketTables>()
    .selectFrom('red_packet_claim')
    .selectAll()
    .where('packet_id', '=', packetId)
    .orderBy('at', 'desc')
    .orderBy('member_id')
    .execute();
}

/** Lists expired packets, earliest expiry first. */
export async function readDue(reader: Reader, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await reader
    .withTables<RedPacketTables>()
    .selectFrom('red_packet')
    .select('id')
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Serializes the sending of a member's packets, so that concurrent ones see each other's sum. */
export async function takeTurn(trx: Trx, memberId: MemberId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('red-packet'), ${memberId})`.execute(trx);
}

/** Returns the sum that a member has sent on the business day of this moment, including returned money. */
export async function readSentToday(reader: Reader, memberId: MemberId, now: Date): Promise<Fen> {
  const { from, to } = businessDayOf(now);
  const { sum } = await reader
    .withTables<RedPacketTables>()
    .selectFrom('red_packet')
    .select(sql<bigint>`coalesce(sum(sum), 0)::bigint`.as('sum'))
    .where('sender_id', '=', memberId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirstOrThrow();
  return fen(sum);
}

/** Reads the packets of these messages by message id, each with the member's own claim. */
export async function readPackets(
  reader: Reader,
  messageIds: readonly bigint[],
  memberId: MemberId | null,
): Promise<ReadonlyMap<bigint, WireRedPacket>> {
  if (messageIds.length === 0) return new Map();
  const rows = await reader
    .withTables<RedPacketTables>()
    .selectFrom('red_packet')
    .leftJoin('red_packet_claim', (join) =>
      join.onRef('red_packet_claim.packet_id', '=', 'red_packet.id').on('red_packet_claim.member_id', '=', memberId),
    )
    .selectAll('red_packet')
    .select('red_packet_claim.amount as own')
    .where('message_id', 'in', messageIds)
    .execute();
  return new Map(rows.map(({ own, ...packet }) => [packet.message_id, packetToWire(packet, own)]));
}

export function packetToWire({ id, sum, shares, left_shares, expires_at, ended_at }: RedPacket, own: bigint | null): WireRedPacket {
  return {
    id,
    sum: formatYuan(fen(sum)),
    shares,
    taken: shares - left_shares,
    expiresAt: expires_at.getTime(),
    isOver: ended_at !== null,
    ...(own !== null && { own: formatYuan(fen(own)) }),
  };
}
