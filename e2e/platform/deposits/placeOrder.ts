import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Selectable } from 'kysely';
import type { Clock, Fen, IdentityCheck, Member, Protection, Trx } from '../kernel';
import { fen, formatYuanInText, makeNumber, makeSecret, PlatformError } from '../kernel';
import type { MemberTables } from '../members/tables';
import type { Settings } from '../site/createSettings';
import { coinNetworkOf, makeCoinAddress } from './coinNetwork';
import type { DepositBonuses } from './depositBonuses';
import { insertOrder, type DepositOrder } from './orderRows';
import type { FundsTables } from './tables';

export interface NewOrder {
  readonly type: string;
  readonly amount: Fen;
  /** Id of the promotion to grant with the credit; undefined for none. */
  readonly promotionId: string | undefined;
  readonly key: string;
}

interface Dependencies {
  readonly clock: Clock;
  readonly settings: Settings;
  readonly identity: IdentityCheck;
  readonly protection: Protection;
  readonly bonuses: DepositBonuses;
}

type PaymentType = Selectable<FundsTables['payment_type']>;

/** Maximum number of a member's waiting orders. */
const MAX_WAITING_ORDERS = 5;

/** @throws PlatformError with the codes of `DepositService.order` */
export async function placeOrder(
  trx: Trx,
  member: Member,
  { type, amount, promotionId }: NewOrder,
  { clock, settings, identity, protection, bonuses }: Dependencies,
): Promise<{ readonly orderId: string }> {
  await identity.mustBeClear(trx, member.id);
  const terms = await trx.withTables<FundsTables>().selectFrom('payment_type').selectAll().where('code', '=', type).executeTakeFirst();
  if (terms?.state !== 'open') throw new PlatformError(RESPONSE_CODES.maintenance, 'deposit_type_unavailable');
  refuseOutOfRange(amount, terms);
  if (needsPayer(terms.waiting)) await refuseNameless(trx, member);
  await protection.mustDeposit(trx, member.id, amount);
  await refuseManyWaiting(trx, member);
  if (promotionId !== undefined) await bonuses.mustSuit(trx, member.id, promotionId, amount);
  const now = clock.now();
  const order: DepositOrder = {
    order_id: makeNumber('CK', now),
    member_id: member.id,
    type,
    amount,
    ordered_amount: null,
    state: 'waiting',
    created_at: now,
    expires_at: new Date(now.getTime() + terms.pay_within_seconds * 1000),
    credited_at: null,
    claimed_at: null,
    coins_held: 0n,
    coins_returned: 0n,
    promotion_id: promotionId ?? null,
    promotion_reward: null,
    signal_code: null,
    ...(await wayOf(trx, terms, { now, settings })),
  };
  await insertOrder(trx, order);
  return { orderId: order.order_id };
}

/** Returns the fields that depend on the deposit method. */
async function wayOf(
  trx: Trx,
  { waiting, payee }: PaymentType,
  { now, settings }: { readonly now: Date; readonly settings: Settings },
): Promise<Pick<DepositOrder, 'pays_at' | 'rate' | 'coin_address' | 'cashier_ticket'>> {
  // The player pays on the cashier's own page.
  const autoPaySeconds = waiting === 'recharge' ? '' : await settings.get('cashierAutoPaySeconds', trx);
  const isInCoins = waiting === 'virtual';
  return {
    pays_at: autoPaySeconds === '' ? null : new Date(now.getTime() + Number(autoPaySeconds) * 1000),
    rate: isInCoins ? await settings.get('usdtCny', trx) : null,
    coin_address: isInCoins ? makeCoinAddress(coinNetworkOf(payee)) : null,
    cashier_ticket: waiting === 'recharge' ? makeSecret() : null,
  };
}

/** Returns true when the payment comes from an account in a person's name. */
export function needsPayer(waiting: PaymentType['waiting']): boolean {
  return waiting === 'transfer';
}

/** @throws PlatformError 6449 */
async function refuseNameless(trx: Trx, member: Member): Promise<void> {
  const { real_name: name } = await trx
    .withTables<MemberTables>()
    .selectFrom('member')
    .select('real_name')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (name === null) throw new PlatformError(RESPONSE_CODES.bindRealName, 'payer_missing');
}

/** @throws PlatformError 6012 */
async function refuseManyWaiting(trx: Trx, member: Member): Promise<void> {
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

/** @throws PlatformError 6007 */
function refuseOutOfRange(amount: Fen, { min_amount: min, max_amount: max }: Pick<PaymentType, 'min_amount' | 'max_amount'>): void {
  if (amount >= min && amount <= max) return;
  const values = { min: formatYuanInText(fen(min)), max: formatYuanInText(fen(max)) };
  throw new PlatformError(RESPONSE_CODES.invalidParameter, 'deposit_amount_out_of_range', null, values);
}
