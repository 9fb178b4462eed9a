import type { Trx } from '../../../kernel';
import { fen } from '../../../kernel';
import type { SportsbookTables } from '../../database/tables';
import type { BettingContext } from '../bettingContext';
import { nextTicketId, readLegs, type LegRow, type TicketRow } from '../tickets';
import type { CashOutQuote } from './cashOutQuotes';
import { removeTarget } from './targets';
import { splitStake, type Share } from './splitStake';

/**
 * Pays the quoted amount and closes what was quoted with the state `cashed-out` and no result: the ticket, or a part of
 * it. A part becomes a ticket of its own, while the rest stays open with its ticket id. The caller holds the open
 * ticket, so no settlement can come between, and the ledger settles a hold only once.
 *
 * @returns ticket id of the part, or null for the whole ticket
 */
export async function payCashOut(context: BettingContext, trx: Trx, ticket: TicketRow, quote: CashOutQuote): Promise<string | null> {
  const { amount, stake } = quote;
  // A target set for the whole ticket does not apply to the rest.
  await removeTarget(trx, ticket.ticket_id);
  if (stake === null || stake === ticket.stake) {
    await settleEarly(context, trx, ticket, amount);
    await trx
      .withTables<SportsbookTables>()
      .updateTable('sb_ticket')
      .set({ state: 'cashed-out', payout: amount, settled_at: context.clock.now() })
      .where('ticket_id', '=', ticket.ticket_id)
      .execute();
    return null;
  }
  const legs = await readLegs(trx, [ticket.ticket_id]);
  const { part, rest } = splitStake(ticket, legs, fen(stake));
  const partId = await nextTicketId(trx, context.clock.nowMs());
  const reference = `ticket:${partId}`;
  const isSplit = await context.ledger.split(trx, {
    reference: ticket.hold_reference,
    part: { reference, amount: fen(part.risk) },
  });
  if (!isSplit) throw new TypeError(`ticket ${ticket.ticket_id} could not be divided`);
  await settleEarly(context, trx, { ticket_id: partId, hold_reference: reference }, amount);
  await writePart(context, trx, ticket, legs, { partId, reference, part, amount });
  await trx
    .withTables<SportsbookTables>()
    .updateTable('sb_ticket')
    .set({ stake: rest.stake, risk: rest.risk, to_win: rest.toWin })
    .where('ticket_id', '=', ticket.ticket_id)
    .execute();
  return partId;
}

async function settleEarly(
  context: BettingContext,
  trx: Trx,
  { ticket_id: ticketId, hold_reference: reference }: Pick<TicketRow, 'ticket_id' | 'hold_reference'>,
  amount: bigint,
): Promise<void> {
  const { outcome } = await context.ledger.settle(trx, { key: `ticket:${ticketId}:cash-out`, reference, payout: fen(amount) });
  if (outcome !== 'posted') throw new TypeError(`ticket ${ticketId} could not be cashed out: ${outcome}`);
  await context.crashpoints.reach('cashout:after-ledger');
  context.log.info('ticket-cashed-out', { ticketId, amount: amount.toString() });
}

interface PaidPart {
  readonly partId: string;
  readonly reference: string;
  readonly part: Share;
  readonly amount: bigint;
}

/** Writes the part as a ticket with the same legs, placed at the same time as the whole. */
async function writePart(
  context: BettingContext,
  trx: Trx,
  ticket: TicketRow,
  legs: readonly LegRow[],
  { partId, reference, part, amount }: PaidPart,
): Promise<void> {
  const db = trx.withTables<SportsbookTables>();
  await db
    .insertInto('sb_ticket')
    .values({
      ...ticket,
      ticket_id: partId,
      key: reference,
      state: 'cashed-out',
      stake: part.stake,
      folds: null,
      risk: part.risk,
      to_win: part.toWin,
      hold_reference: reference,
      payout: amount,
      settled_at: context.clock.now(),
      part_of: ticket.ticket_id,
    })
    .execute();
  await db
    .insertInto('sb_ticket_leg')
    .values(legs.map((leg) => ({ ...leg, ticket_id: partId, shown: JSON.stringify(leg.shown) })))
    .execute();
}

/** Locks the ticket's row and returns it if the ticket is open. Everything that closes a ticket locks it first. */
export async function lockOpenTicket(trx: Trx, ticketId: string): Promise<TicketRow | undefined> {
  return trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
}
