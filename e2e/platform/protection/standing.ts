import { sql } from 'kysely';
import type { Clock, MemberId, Reader, Trx } from '../kernel';
import { personKey } from '../members/personKey';
import type { MemberTables } from '../members/tables';
import type { ProtectionTables } from './tables';

/** Reason why a member may not play; an exclusion takes precedence over a time-out. */
export interface Shut {
  readonly kind: 'excluded' | 'time-out';
  readonly until: Date;
}

export type KeptMember = ProtectionTables['protection_member'];

/** Locks and returns the member's row; undefined when the member has never set anything. */
export async function lockMember(trx: Trx, memberId: MemberId): Promise<KeptMember | undefined> {
  return trx
    .withTables<ProtectionTables>()
    .selectFrom('protection_member')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks and returns the member's row, and creates it if needed. */
export async function lockOrMakeMember(trx: Trx, memberId: MemberId): Promise<KeptMember> {
  const row = { member_id: memberId, reality_minutes: 0, reality_from: null, time_out_until: null, excluded_until: null };
  await trx
    .withTables<ProtectionTables>()
    .insertInto('protection_member')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await lockMember(trx, memberId)) ?? row;
}

export async function readMember(reader: Reader, memberId: MemberId): Promise<KeptMember | undefined> {
  return reader
    .withTables<ProtectionTables>()
    .selectFrom('protection_member')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/**
 * Returns the reason why a member may not play, or null.
 *
 * @param kept the member's own row
 */
export async function findShut(reader: Reader, clock: Clock, memberId: MemberId, kept: KeptMember | undefined): Promise<Shut | null> {
  const excludedUntil = await findExclusion(reader, clock, memberId, kept);
  if (excludedUntil !== null) return { kind: 'excluded', until: excludedUntil };
  const timeOutUntil = kept?.time_out_until ?? null;
  return timeOutUntil !== null && timeOutUntil > clock.now() ? { kind: 'time-out', until: timeOutUntil } : null;
}

/**
 * Returns the end of the member's exclusion, in this account or in another one of the same person; null if there is
 * none.
 */
async function findExclusion(reader: Reader, clock: Clock, memberId: MemberId, kept: KeptMember | undefined): Promise<Date | null> {
  const now = clock.now();
  const { until } = await reader
    .withTables<MemberTables & ProtectionTables>()
    .selectFrom('member as own')
    .innerJoin('member as same', (join) =>
      join
        .on(sql<boolean>`${personKey('same')} = ${personKey('own')}`)
        .on('same.birthday', 'is not', null)
        .on('same.real_name', 'is not', null)
        .onRef('same.id', '<>', 'own.id'),
    )
    .innerJoin('protection_member as excluded', 'excluded.member_id', 'same.id')
    .select((select) => select.fn.max('excluded.excluded_until').as('until'))
    .where('own.id', '=', memberId)
    .where('excluded.excluded_until', '>', now)
    .executeTakeFirstOrThrow();
  const own = kept?.excluded_until ?? null;
  const ends = [until, own].filter((end): end is Date => end !== null && end > now);
  return ends.length === 0 ? null : new Date(Math.max(...ends.map((end) => end.getTime())));
}
