import { sql } from 'kysely';
import type { MemberId, Reader } from '../kernel';
import { businessDayOf } from '../kernel';
import type { ProtectionTables } from './tables';

/**
 * Longest gap between two activities of a session that still counts as active time. A page whose time counts polls more
 * often (`createRealityChecks.ts`).
 */
export const ACTIVE_WITHIN_MS = 5 * 60_000;

/**
 * Records that a member is active now. The time since the last activity counts unless the gap was too long, and is
 * split by business day. It is a single statement, so that several tabs at once count each moment once.
 */
export async function noteActivity(reader: Reader, memberId: MemberId, now: Date): Promise<void> {
  const today = businessDayOf(now);
  await sql`
    with before as (
      select seen_at from protection_presence where member_id = ${memberId} for update
    ), seen as (
      insert into protection_presence (member_id, seen_at) values (${memberId}, ${now})
      on conflict (member_id) do update set seen_at = greatest(protection_presence.seen_at, excluded.seen_at)
    )
    insert into protection_activity (member_id, day, active_ms)
    select ${memberId}, part.day, part.ms
    from before, lateral (values
      (${today.number - 1}::integer, (extract(epoch from (${today.from}::timestamptz - before.seen_at)) * 1000)::bigint),
      (${today.number}::integer, (extract(epoch from (${now}::timestamptz - greatest(before.seen_at, ${today.from}::timestamptz))) * 1000)::bigint)
    ) as part (day, ms)
    where part.ms > 0 and before.seen_at >= ${new Date(now.getTime() - ACTIVE_WITHIN_MS)}
    on conflict (member_id, day) do update set active_ms = protection_activity.active_ms + excluded.active_ms`.execute(reader);
}

/** Returns the whole minutes that a member was active from this business day on. */
export async function readActiveMinutes(reader: Reader, memberId: MemberId, firstDay: number): Promise<bigint> {
  const { sum } = await reader
    .withTables<ProtectionTables>()
    .selectFrom('protection_activity')
    .select(sql<bigint>`coalesce(sum(active_ms) / 60000, 0)::bigint`.as('sum'))
    .where('member_id', '=', memberId)
    .where('day', '>=', firstDay)
    .executeTakeFirstOrThrow();
  return sum;
}
