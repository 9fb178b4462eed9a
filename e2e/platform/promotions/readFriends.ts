import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { isSamePerson } from '../members/personKey';

/** Member who registered with another member's code. */
export interface Friend {
  readonly memberId: MemberId;
  readonly name: string;
  readonly registeredAt: Date;
  readonly hasDeposited: boolean;
}

/** Lists the members who registered with a code, and whether one of their deposits was at least `leastDeposit`. */
export type FindFriends = (reader: Reader, code: string, leastDeposit: Fen) => Promise<readonly Friend[]>;

/**
 * Reads friends from registrations and deposits, newest first, and compares codes without case. A member with the
 * inviter's name and birthday, or with a browser the inviter has signed in with, is the inviter and not a friend.
 */
export const recordedFriends: FindFriends = async (reader, code, leastDeposit) => {
  const { rows } = await sql<{ member_id: number; name: string; registered_at: Date; has_deposited: boolean }>`
    select r.member_id, m.name, r.registered_at, exists (
      select 1 from deposit_order d where d.member_id = r.member_id and d.state = 'credited' and d.amount >= ${leastDeposit}
    ) as has_deposited
    from registration r join member m on m.id = r.member_id
    join promotion_invite_code invite on invite.code = upper(r.i_code) join member inviter on inviter.id = invite.member_id
    where upper(r.i_code) = ${code} and m.id <> inviter.id
      and not ${isSamePerson('m', 'inviter')}
      and not exists (
        select 1 from trusted_device own join trusted_device other using (secret_hash)
        where own.member_id = m.id and other.member_id = inviter.id
      )
    order by r.registered_at desc, r.member_id desc`.execute(reader);
  return rows.map((row) => ({
    memberId: row.member_id,
    name: row.name,
    registeredAt: row.registered_at,
    hasDeposited: row.has_deposited,
  }));
};
