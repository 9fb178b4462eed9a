import { randomInt } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { MemberId, Trx } from '../kernel';
import { PlatformError } from '../kernel';
import type { Moved, VenueTables } from './tables';

/** What a transfer or a recycling has done, however often it is asked for. */
export interface Receipt {
  readonly transferId: string;
  readonly moved: readonly Moved[];
  readonly kept: readonly Moved[];
}

export interface KeyedRequest {
  readonly memberId: MemberId;
  readonly key: string;
  /** What was asked; the same key with another fingerprint is refused. */
  readonly fingerprint: string;
}

export type TakenKey = { readonly kind: 'new'; readonly transferId: string } | { readonly kind: 'repeated'; readonly receipt: Receipt };

/**
 * Takes the key for this request, or answers what came of it before; a request in flight under the same key is waited for. A request that is
 * refused afterwards gives its key back with the transaction.
 *
 * @throws PlatformError 6008 for a closed key, 6009 for one that was used for something else
 */
export async function takeKey(trx: Trx, { memberId, key, fingerprint }: KeyedRequest, now: Date): Promise<TakenKey> {
  const transferId = makeTransferId(now);
  const isNew = await insertKey(trx, { memberId, key, state: 'done', transferId, fingerprint, now });
  if (isNew) return { kind: 'new', transferId };
  const earlier = await findKey(trx, memberId, key);
  if (earlier.transfer_id === null) throw new PlatformError(RESPONSE_CODES.illegalParameter, 'key_closed');
  if (earlier.fingerprint !== fingerprint) throw new PlatformError(RESPONSE_CODES.dataExists, 'key_reused');
  return { kind: 'repeated', receipt: { transferId: earlier.transfer_id, moved: earlier.moved, kept: earlier.kept } };
}

export async function keepReceipt(trx: Trx, { memberId, key }: KeyedRequest, { moved, kept }: Receipt): Promise<void> {
  await trx
    .withTables<VenueTables>()
    .updateTable('venue_transfer')
    .set({ moved: JSON.stringify(moved), kept: JSON.stringify(kept) })
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .execute();
}

/** The receipt of this key. Null has closed it: what comes late under it is refused (decision 25). */
export async function findReceiptOrClose(trx: Trx, memberId: MemberId, key: string, now: Date): Promise<Receipt | null> {
  const wasFree = await insertKey(trx, { memberId, key, state: 'closed', transferId: null, fingerprint: null, now });
  if (wasFree) return null;
  const { transfer_id: transferId, moved, kept } = await findKey(trx, memberId, key);
  return transferId === null ? null : { transferId, moved, kept };
}

async function insertKey(
  trx: Trx,
  row: {
    readonly memberId: MemberId;
    readonly key: string;
    readonly state: 'done' | 'closed';
    readonly transferId: string | null;
    readonly fingerprint: string | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const inserted = await trx
    .withTables<VenueTables>()
    .insertInto('venue_transfer')
    .values({
      member_id: row.memberId,
      key: row.key,
      state: row.state,
      transfer_id: row.transferId,
      fingerprint: row.fingerprint,
      moved: '[]',
      kept: '[]',
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

function findKey(trx: Trx, memberId: MemberId, key: string) {
  return trx
    .withTables<VenueTables>()
    .selectFrom('venue_transfer')
    .select(['transfer_id', 'fingerprint', 'moved', 'kept'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** `ZZ` + date + nine digits, as a person reads it out to customer service. */
function makeTransferId(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  return `ZZ${day}${randomInt(1_000_000_000).toString().padStart(9, '0')}`;
}
