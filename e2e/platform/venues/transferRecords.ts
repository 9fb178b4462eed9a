import type { MemberId, Trx } from '../kernel';
import { makeNumber } from '../kernel';
import type { Moved, VenueTables } from './tables';

/** Result of a transfer or a recycling. */
export interface Receipt {
  readonly transferId: string;
  readonly kind: VenueTables['venue_transfer']['kind'];
  readonly moved: readonly Moved[];
  readonly kept: readonly Moved[];
}

export interface TransferRecord extends Omit<Receipt, 'transferId'> {
  readonly memberId: MemberId;
  readonly key: string;
  readonly at: Date;
}

/** Saves a transfer and returns its id. */
export async function saveTransfer(trx: Trx, { memberId, key, kind, moved, kept, at }: TransferRecord): Promise<string> {
  const transferId = makeNumber('ZZ', at);
  await trx
    .withTables<VenueTables>()
    .insertInto('venue_transfer')
    .values({
      transfer_id: transferId,
      member_id: memberId,
      key,
      kind,
      moved: JSON.stringify(moved),
      kept: JSON.stringify(kept),
      created_at: at,
    })
    .execute();
  return transferId;
}

export async function readReceipt(trx: Trx, transferId: string): Promise<Receipt> {
  const { kind, moved, kept } = await trx
    .withTables<VenueTables>()
    .selectFrom('venue_transfer')
    .select(['kind', 'moved', 'kept'])
    .where('transfer_id', '=', transferId)
    .executeTakeFirstOrThrow();
  return { transferId, kind, moved, kept };
}
