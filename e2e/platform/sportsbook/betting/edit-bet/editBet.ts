import type { WireEditedBet } from '@site/shared/wire/bets';
import { sql } from 'kysely';
import type { MemberId, Trx } from '../../../kernel';
import { createKeyScope, inTransaction } from '../../../kernel';
import type { SportsbookTables } from '../../database/tables';
import { lockMember, type BettingContext } from '../bettingContext';
import { findCashOutQuote, takeCashOut } from '../cash-out/cashOut';
import { takeBet, type PlaceRequest } from '../place';
import { wireTickets } from '../tickets';
import type { NewPlacement } from '../writeTicket';

type Refusal = Extract<WireEditedBet, { state: 'refused' }>['reason'];

/** Result of an edit: the ids of the paid and the placed ticket, or the reason why neither happened. */
type Edit = { readonly paid: string; readonly placed: string } | { readonly reason: Refusal };

const editKeys = createKeyScope<Edit>('edit-bet');

export interface EditRequest extends PlaceRequest {
  /** Cash-out quote for the whole ticket. */
  readonly cashOutQuoteId: string;
}

export type EditOutcome = WireEditedBet | { readonly state: 'unknown'; readonly key: string };

/**
 * Edits an open bet: cashes out its ticket as quoted and places another bet with the money, both in one transaction or
 * neither. Bets in play cannot be edited, because both steps would have to wait. A repeat with the same key changes
 * nothing.
 *
 * @throws PlatformError as `cashOut` and `place` do; then neither step has happened, and the key is free
 */
export function editBet(context: BettingContext, memberId: MemberId, key: string, request: EditRequest): Promise<WireEditedBet> {
  const { cashOutQuoteId, quoteId, stake, policy } = request;
  return inTransaction(context.db, async (trx) => {
    const asked = { memberId, key, payload: [cashOutQuoteId, quoteId, stake, policy], at: context.clock.now() };
    const known = await editKeys.find(trx, asked);
    if (known.status === 'new') await lockMember(trx, memberId);
    const taken = known.status === 'new' ? await editKeys.take(trx, asked) : known;
    if (taken.status === 'closed') return { state: 'refused', key, reason: 'key-closed' };
    if (taken.status === 'repeated') return wireEdit(context, trx, key, taken.result);
    const edit = await bothOrNeither(trx, () => edited(context, trx, { memberId, key, at: asked.at }, request));
    await editKeys.complete(trx, asked, edit);
    await context.crashpoints.reach('edit:before-commit');
    return wireEdit(context, trx, key, edit);
  });
}

/**
 * Returns the result of the edit with this key. As with placements, asking about a key that never arrived closes it
 * permanently (decision 43).
 */
export function askEdit(context: BettingContext, memberId: MemberId, key: string): Promise<EditOutcome> {
  return inTransaction(context.db, async (trx): Promise<EditOutcome> => {
    await lockMember(trx, memberId);
    const found = await editKeys.findOrClose(trx, { memberId, key }, context.clock.now());
    return found === null ? { state: 'unknown', key } : wireEdit(context, trx, key, found);
  });
}

async function bothOrNeither(trx: Trx, work: () => Promise<Edit>): Promise<Edit> {
  await sql`savepoint edit`.execute(trx);
  const edit = await work();
  await ('reason' in edit ? sql`rollback to savepoint edit` : sql`release savepoint edit`).execute(trx);
  return edit;
}

async function edited(context: BettingContext, trx: Trx, placement: NewPlacement, request: EditRequest): Promise<Edit> {
  const quote = await findCashOutQuote(trx, placement.memberId, request.cashOutQuoteId);
  // A partial cash-out would leave a rest, which would be another bet beside the new one.
  if (quote.stake !== quote.of_stake) return { reason: 'not-open' };
  const payment = await takeCashOut(context, trx, placement.key, quote);
  if (payment.state === 'pending') return { reason: 'in-play' };
  if (payment.state === 'refused') return { reason: payment.reason as Refusal };
  const { state, ticket_id: placed, reason } = await takeBet(context, trx, placement, request);
  if (state === 'pending') return { reason: 'in-play' };
  if (state === 'rejected' || placed === null) return { reason: reason as Refusal };
  return { paid: quote.ticket_id, placed };
}

async function wireEdit(context: BettingContext, trx: Trx, key: string, edit: Edit): Promise<WireEditedBet> {
  if ('reason' in edit) return { state: 'refused', key, reason: edit.reason };
  const rows = await trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .selectAll()
    .where('ticket_id', 'in', [edit.paid, edit.placed])
    .execute();
  const tickets = await wireTickets(trx, rows, context.clock.nowMs(), context.settings());
  const [paid, ticket] = [edit.paid, edit.placed].map((number) => tickets.find(({ ticket_id }) => ticket_id === number));
  if (!paid || !ticket) throw new TypeError(`the edit ${key} has lost a ticket`);
  return { state: 'edited', key, paid, ticket };
}
