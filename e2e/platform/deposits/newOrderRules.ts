import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Member, Trx } from '../kernel';
import { PlatformError } from '../kernel';
import type { MemberTables } from '../members/tables';
import type { FundsTables } from './tables';

/** A member has so many orders waiting at most. */
const MAX_WAITING_ORDERS = 5;

/** Whether it is paid from an account that has a name. */
export function needsPayer(waiting: FundsTables['payment_type']['waiting']): boolean {
  return waiting === 'transfer';
}

/** @throws PlatformError 6449 */
export async function refuseNameless(trx: Trx, member: Member): Promise<void> {
  const { real_name: name } = await trx
    .withTables<MemberTables>()
    .selectFrom('member')
    .select('real_name')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (name === null) throw new PlatformError(RESPONSE_CODES.bindRealName, 'payer_missing');
}

/** @throws PlatformError 6012 */
export async function refuseManyWaiting(trx: Trx, member: Member): Promise<void> {
  const { count } = await trx
    .withTables<FundsTables>()
    .selectFrom('deposit_order')
    .select((rows) => rows.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', member.id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (count < MAX_WAITING_ORDERS) return;
  throw new PlatformError(RESPONSE_CODES.warning, 'deposit_orders_waiting', null, { count: String(MAX_WAITING_ORDERS) });
}
