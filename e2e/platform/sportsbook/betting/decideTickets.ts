import { businessDay } from '@site/shared/calendar';
import type { Trx } from '../../kernel';
import { fen, inTransaction } from '../../kernel';
import { elapsedAt } from '../matches/matchRecord';
import { hasEnded } from '../matches/matchView';
import type { SportsbookTables } from '../database/tables';
import { forEachTicket, lockMember, type BettingContext } from './bettingContext';
import type { CurrentOffer } from './currentOffer';
import { judge, togetherOf } from './judge';
import { lateBy } from './lateness';
import { dayRate, payoutRoom } from './limits';
import type { PayoutClass } from './payoutClass';
import { betNow, makeOffer } from './place';
import type { RejectionReason } from './placements';
import { readOffers } from './readOffers';
import { readLegs, type LegRow, type TicketRow } from './tickets';
import { amountsOf, wagerAt } from './wager';
import type { PricedBet } from './wholeStakeBounds';
import { takenOf } from './writeTicket';

/**
 * Closes the danger window of every confirming ticket: at its deadline, or earlier when a goal has already decided
 * against it. Each ticket is decided in its own transaction; tickets that another process is deciding are skipped.
 */
export async function decideTickets(context: BettingContext): Promise<void> {
  const waiting = await context.db
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .select(['ticket_id', 'member_id'])
    .where('state', '=', 'confirming')
    .orderBy('deadline')
    .execute();
  const memberOf = new Map(waiting.map(({ ticket_id, member_id }) => [ticket_id, member_id]));
  await forEachTicket(context, [...memberOf.keys()], (ticketId) =>
    inTransaction(context.db, async (trx) => {
      // Lock the member first, as a placement does, to prevent a deadlock between the two.
      await lockMember(trx, memberOf.get(ticketId) ?? 0);
      const ticket = await lockConfirming(trx, ticketId);
      if (ticket !== undefined) await decide(context, trx, ticket);
    }),
  );
}

async function lockConfirming(trx: Trx, ticketId: string): Promise<TicketRow | undefined> {
  return trx
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .where('state', '=', 'confirming')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Ticket that is being decided, with its legs and their current offers in the same order. */
interface Decision {
  readonly ticket: TicketRow;
  readonly legs: readonly LegRow[];
  readonly offers: readonly CurrentOffer[];
  readonly bet: PricedBet;
}

async function decide(context: BettingContext, trx: Trx, ticket: TicketRow): Promise<void> {
  const nowMs = context.clock.nowMs();
  const legs = await readLegs(trx, [ticket.ticket_id]);
  const names = legs.map(({ line_game_id: gameId, w, r }) => ({ gameId, w, r }));
  const offers = await readOffers(context, trx, names, ticket.odds_type, 'share');
  const bet = betNow(context, ticket, offers);
  const decision: Decision = { ticket, legs, offers, bet };

  if (legs.some((leg, index) => isLate(leg, offers[index], nowMs))) return reject(context, trx, decision, 'too-late');
  const verdict = judge(
    ticket.policy,
    legs.map(({ shown }) => shown),
    offers,
    togetherOf(ticket.together, bet),
  );
  const isHopeless = verdict.reason === 'score-changed' || verdict.reason === 'decided' || offers.some(({ view }) => hasEnded(view));
  const isDue = ticket.deadline === null || ticket.deadline.getTime() <= nowMs;
  if (!isDue && !isHopeless) return;
  if (verdict.verdict !== 'accept') return reject(context, trx, decision, verdict.reason);
  return accept(context, trx, decision);
}

function isLate({ received_elapsed: received }: LegRow, offer: CurrentOffer | undefined, nowMs: number): boolean {
  if (received === null || offer === undefined) return false;
  const { record } = offer.view;
  return lateBy(record, received, elapsedAt(record.anchor, nowMs)) !== null;
}

/** Accepts the ticket at the current markets. If the risk became smaller, the hold is replaced by a smaller one. */
async function accept(context: BettingContext, trx: Trx, decision: Decision): Promise<void> {
  const { ticket, legs, offers, bet } = decision;
  const { ticket_id: ticketId, member_id: memberId, payout_class } = ticket;
  const now = context.clock.now();
  const day = businessDay(now.getTime());
  const amounts = amountsOf(
    wagerAt(
      bet,
      offers.map(({ price }) => price),
    ),
    ticket.stake,
  );
  if (amounts === undefined) throw new TypeError(`ticket ${ticketId} has passed without a price`);
  const usdCny = await dayRate(trx, now.getTime(), context.usdCny());
  const payoutClass = payout_class as PayoutClass;
  const room = await payoutRoom(trx, { memberId, payoutClass, day, usdCny, except: ticketId });
  if (amounts.toWin > room) return reject(context, trx, decision, 'payout-limit');

  const holdReference = amounts.risk === ticket.risk ? ticket.hold_reference : await holdLess(context, trx, ticket, amounts.risk);
  if (holdReference === null) return closePlacement(context, trx, ticket, 'balance', null);
  await context.crashpoints.reach('decide:after-hold');
  const db = trx.withTables<SportsbookTables>();
  await db
    .updateTable('sb_ticket')
    .set({
      state: 'open',
      accepted_at: now,
      business_day: day,
      risk: amounts.risk,
      to_win: amounts.toWin,
      together: bet.together,
      hold_reference: holdReference,
    })
    .where('ticket_id', '=', ticketId)
    .execute();
  for (const [index, { position }] of legs.entries()) {
    const offer = offers[index];
    if (offer) await takeLeg(trx, ticketId, position, offer);
  }
  await db.updateTable('sb_placement').set({ state: 'accepted' }).where('member_id', '=', memberId).where('key', '=', ticket.key).execute();
}

async function takeLeg(trx: Trx, ticketId: string, position: number, offer: CurrentOffer): Promise<void> {
  const { oddsType, ior, ratio, strong } = takenOf(offer);
  await trx
    .withTables<SportsbookTables>()
    .updateTable('sb_ticket_leg')
    .set({ odds_type: oddsType, ior, ratio, strong, bet_home: offer.score?.home ?? null, bet_away: offer.score?.away ?? null })
    .where('ticket_id', '=', ticketId)
    .where('position', '=', position)
    .execute();
}

/**
 * Replaces the hold by a smaller one, because a hold cannot be changed. Returns null when the balance no longer covers
 * it because a result was withdrawn meanwhile.
 */
async function holdLess(context: BettingContext, trx: Trx, ticket: TicketRow, risk: bigint): Promise<string | null> {
  await release(context, trx, ticket);
  const reference = `ticket:${ticket.ticket_id}:accepted`;
  const amount = fen(risk);
  const hold = await context.ledger.hold(trx, { key: `${reference}:hold`, memberId: ticket.member_id, amount, reference });
  return hold.outcome === 'posted' ? reference : null;
}

async function reject(context: BettingContext, trx: Trx, { ticket, legs, offers }: Decision, reason: RejectionReason): Promise<void> {
  await release(context, trx, ticket);
  const offerId = await makeOffer(context, trx, { ...ticket, entries: legs.map(({ shown }) => shown) }, offers);
  await closePlacement(context, trx, ticket, reason, offerId);
}

async function release({ ledger }: BettingContext, trx: Trx, { hold_reference: reference }: TicketRow): Promise<void> {
  const { outcome } = await ledger.release(trx, { key: `${reference}:release`, reference });
  if (outcome !== 'posted') throw new TypeError(`the hold ${reference} could not be released: ${outcome}`);
}

async function closePlacement(
  context: BettingContext,
  trx: Trx,
  ticket: TicketRow,
  reason: RejectionReason,
  offerId: string | null,
): Promise<void> {
  const db = trx.withTables<SportsbookTables>();
  await db.updateTable('sb_ticket').set({ state: 'rejected' }).where('ticket_id', '=', ticket.ticket_id).execute();
  await db
    .updateTable('sb_placement')
    .set({ state: 'rejected', reason, offer_quote_id: offerId })
    .where('member_id', '=', ticket.member_id)
    .where('key', '=', ticket.key)
    .execute();
  context.log.info('ticket-rejected', { ticketId: ticket.ticket_id, reason });
}
