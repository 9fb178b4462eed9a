import { sql } from 'kysely';
import type { Db, MemberId } from '../kernel';
import { createClock } from '../kernel';
import { createSessions } from '../members/createSessions';

/** Member without a pause between chat messages, with a session of the site. */
export interface StaffMember {
  readonly memberId: MemberId;
  readonly token: string;
}

/** Inserts this many of them directly into a suite's database. */
export async function someStaff(db: Db, count: number): Promise<readonly StaffMember[]> {
  const { rows } = await sql<{ id: number }>`
    insert into member (name, nickname, password_hash, opening_turnover, registered_at)
    select 'staff' || n, '成员' || n, '', 0, now() from generate_series(1, ${count}) n returning id`.execute(db);
  const sessions = createSessions(db, createClock(), { get: () => Promise.resolve('0') });
  const staff: StaffMember[] = [];
  for (const { id } of rows) {
    await sql`insert into chat_staff (member_id) values (${id})`.execute(db);
    staff.push({ memberId: id, token: await sessions.open(db, id, { ip: '', userAgent: '', deviceSecret: `d${String(id)}` }) });
  }
  return staff;
}
