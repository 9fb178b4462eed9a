import type { MemberId, Reader, Trx } from '../kernel';
import type { ConsentTables } from './tables';

/** Records that a member has agreed to a version of the terms. Only the first time counts. */
export async function recordConsent(trx: Trx, memberId: MemberId, version: string, at: Date): Promise<void> {
  await trx
    .withTables<ConsentTables>()
    .insertInto('terms_consent')
    .values({ member_id: memberId, version, agreed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the newest version that the member has agreed to, or null. */
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
