import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import { sendInboxMessage } from '../inbox/sendInboxMessage';
import type { Clock, Db, Fen, Member, Reader } from '../kernel';
import { formatYuanInText, inTransaction, PlatformError } from '../kernel';
import { cleanPicture } from '../pictures/cleanPicture';
import { imageName } from '../pictures/imageName';
import type { DepositService } from './createDepositService';
import { lockOrder, recordStep, type DepositOrder } from './orderRows';
import type { FundsTables } from './tables';

/** Time after its creation within which a closed or expired order can be disputed. */
const DISPUTED_WITHIN_MS = 7 * 24 * 60 * 60_000;

/** Maximum number of a member's open disputes, because each stores a picture. */
const MAX_OPEN = 5;

export type Dispute = Omit<FundsTables['deposit_dispute'], 'picture'>;

/** Answer of the operator: the amount that was found, or the reason for the refusal. */
export type DisputeAnswer = { readonly found: Fen } | { readonly refusal: string };

/**
 * Disputes about missing deposits: at most one per order, with a picture of the payment. The operator's staff answers
 * it once.
 */
export interface Disputes {
  /**
   * Opens a dispute. An order that already has one is returned unchanged. Returns null for another member's order.
   *
   * @throws PlatformError 6012 for an order that was not claimed as paid yet or is too old, and when too many are open;
   * 6010 when the content is not a picture
   */
  open(member: Member, orderId: string, picture: { readonly name: string; readonly content: Buffer }): Promise<DepositOrder | null>;
  /** Answers the dispute. One that was already answered stays as it is. Returns null for an order without a dispute. */
  answer(orderId: string, answer: DisputeAnswer): Promise<DepositOrder | null>;
  find(reader: Reader, orderId: string): Promise<Dispute | null>;
  /** Returns the picture. Only the operator may see it. */
  picture(orderId: string): Promise<Buffer | null>;
}

export function createDisputes({
  db,
  clock,
  deposits,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly deposits: DepositService;
}): Disputes {
  return {
    find,

    async open(member, orderId, { name, content }) {
      const order = await deposits.find(member, orderId);
      if (order === null || order.state === 'credited' || (await find(db, orderId)) !== null) return order;
      if (!canDispute(order, clock.now())) throw new PlatformError(RESPONSE_CODES.warning, 'dispute_not_now');
      // Check before decoding the picture, and again under the lock.
      await refuseManyOpen(db, member);
      const { content: picture } = await cleanPicture(content);
      return inTransaction(db, async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext('deposit-dispute'), ${member.id})`.execute(trx);
        const found = await lockOrder(trx, orderId);
        // The order may have been credited or disputed while the picture was decoded.
        if (found === null || found.state === 'credited' || (await find(trx, orderId)) !== null) return found;
        await refuseManyOpen(trx, member);
        const dispute = { order_id: orderId, member_id: member.id, picture_name: imageName(name), picture, opened_at: clock.now() };
        await trx
          .withTables<FundsTables>()
          .insertInto('deposit_dispute')
          .values({ ...dispute, answered_at: null, refusal: null })
          .execute();
        await recordStep(trx, orderId, 'disputed', clock.now());
        return found;
      });
    },

    answer: (orderId, answer) =>
      inTransaction(db, async (trx) => {
        const order = await lockOrder(trx, orderId);
        const dispute = order && (await find(trx, orderId));
        if (order === null || dispute === null) return null;
        if (dispute.answered_at !== null) return order;
        const at = clock.now();
        const refusal = 'refusal' in answer ? answer.refusal : null;
        await trx
          .withTables<FundsTables>()
          .updateTable('deposit_dispute')
          .set({ answered_at: at, refusal })
          .where('order_id', '=', orderId)
          .execute();
        if ('found' in answer) return deposits.creditFound(trx, order, answer.found);
        // The money has arrived in the meantime, so there is nothing to refuse.
        if (order.state === 'credited') return order;
        await recordStep(trx, orderId, 'rejected', at);
        const values = { amount: formatYuanInText(order.amount), order: orderId, reason: answer.refusal };
        await sendInboxMessage(trx, { memberId: order.member_id, event: 'deposit_dispute_refused', values }, at);
        return order;
      }),

    async picture(orderId) {
      const row = await db
        .withTables<FundsTables>()
        .selectFrom('deposit_dispute')
        .select('picture')
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      return row?.picture ?? null;
    },
  };
}

/** Returns true when a dispute may be opened. A waiting order must have been claimed as paid. */
export function canDispute({ state, claimed_at: claimedAt, created_at: createdAt }: DepositOrder, now: Date): boolean {
  if (state === 'credited') return false;
  if (state === 'waiting') return claimedAt !== null;
  return now.getTime() - createdAt.getTime() < DISPUTED_WITHIN_MS;
}

async function find(reader: Reader, orderId: string): Promise<Dispute | null> {
  const row = await reader
    .withTables<FundsTables>()
    .selectFrom('deposit_dispute')
    .select(['order_id', 'member_id', 'picture_name', 'opened_at', 'answered_at', 'refusal'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Throws when the member has too many open disputes. Disputes of credited orders are not open. @throws PlatformError
 * 6012
 */
async function refuseManyOpen(reader: Reader, member: Member): Promise<void> {
  const { count } = await reader
    .withTables<FundsTables>()
    .selectFrom('deposit_dispute')
    .innerJoin('deposit_order', 'deposit_order.order_id', 'deposit_dispute.order_id')
    .select((rows) => rows.fn.countAll<bigint>().as('count'))
    .where('deposit_dispute.member_id', '=', member.id)
    .where('answered_at', 'is', null)
    .where('deposit_order.state', '<>', 'credited')
    .executeTakeFirstOrThrow();
  if (count >= MAX_OPEN) throw new PlatformError(RESPONSE_CODES.warning, 'disputes_open', null, { count: String(MAX_OPEN) });
}
