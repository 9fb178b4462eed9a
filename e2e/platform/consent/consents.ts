import type { MemberId, Reader, Trx } from '../kernel';
import type { ConsentTables } from './tables';

/** Keeps that a member has agreed to a version of the terms; the first time counts. */
export async function recordConsent(trx: Trx, memberId: MemberId, version: string, at: Date): Promise<void> {
  await trx
    .withTables<ConsentTables>()
    .insertInto('terms_consent')
    .values({ member_id: memberId, version, agreed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest version that the member has agreed to; null for who has agreed to none. */
export async function readConsent(reader: Reader, memberId: MemberId): Promise<string | null> {
  const row = await reader
    .withTables<ConsentTables>()
    .selectFrom('terms_consent')
    .select('version')
    .where('member_id', '=', memberId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
}
