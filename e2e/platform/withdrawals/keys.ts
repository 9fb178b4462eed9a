import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { MemberId, Trx } from '../kernel';
import { PlatformError } from '../kernel';
import type { WithdrawalTables } from './tables';

/**
 * Takes the key for a new withdrawal, a tombstone until one is named: null. Otherwise answers the withdrawal it stands for. A request in
 * flight under the same key is waited for; one that is refused gives the key back with its transaction.
 *
 * @throws PlatformError 6008 for a key that was closed by asking for it
 */
export async function takeKey(trx: Trx, memberId: MemberId, key: string): Promise<string | null> {
  if (await insertKey(trx, memberId, key)) return null;
  const orderId = await findByKey(trx, memberId, key);
  if (orderId === null) throw new PlatformError(RESPONSE_CODES.illegalParameter, 'key_closed');
  return orderId;
}

/** The withdrawal requested under this key. Null has closed the key: a request that arrives late under it is refused (decision 25). */
export async function findByKeyOrClose(trx: Trx, memberId: MemberId, key: string): Promise<string | null> {
  return (await insertKey(trx, memberId, key)) ? null : findByKey(trx, memberId, key);
}

export async function nameKey(trx: Trx, memberId: MemberId, key: string, orderId: string): Promise<void> {
  await trx
    .withTables<WithdrawalTables>()
    .updateTable('withdrawal_key')
    .set({ order_id: orderId })
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .execute();
}

async function insertKey(trx: Trx, memberId: MemberId, key: string): Promise<boolean> {
  const inserted = await trx
    .withTables<WithdrawalTables>()
    .insertInto('withdrawal_key')
    .values({ member_id: memberId, key, order_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function findByKey(trx: Trx, memberId: MemberId, key: string): Promise<string | null> {
  const row = await trx
    .withTables<WithdrawalTables>()
    .selectFrom('withdrawal_key')
    .select('order_id')
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.order_id;
}
