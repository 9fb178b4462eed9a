import type { Trx } from '../../kernel';
import { fen, inTransaction } from '../../kernel';
import { riskOf, toWinOf } from '../exact/price';
import { elapsedAt } from '../matches/matchRecord';
import { readMatch } from '../matches/matchStore';
import { hasEnded } from '../matches/matchView';
import { businessDay } from '../simulator/fixtures';
import type { SportsbookTables } from '../tables';
import { forEachTicket, lockMember, type BettingContext } from './bettingContext';
import { currentOffer, type CurrentOffer } from './currentOffer';
import { wasLate } from './lateness';
import { dayRate, payoutRoom } from './limits';
import { judge, makeOffer } from './place';
import type { RejectionReason } from './placements';
import { readLegs, type LegRow, type TicketRow } from './tickets';

/**
 * Ends the danger window of every ticket that is confirming: at its deadline, or earlier where a goal has already decided against it. Each
 * ticket is decided in a transaction of its own; one that another process is deciding is left to it.
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
      // The member first, as a placement does, so that the two never wait for each other.
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

async function decide(context: BettingContext, trx: Trx, ticket: TicketRow): Promise<void> {
  const [leg] = await readLegs(trx, [ticket.ticket_id]);
  const settings = context.settings();
  const nowMs = context.clock.nowMs();
  const record = leg && (await readMatch(trx, leg.game_id, settings.feedDelayMs, 'share'));
  const offer = record && currentOffer(record, { gameId: leg.line_game_id, w: leg.w, r: leg.r }, ticket.odds_type, nowMs, settings);
  if (!offer) throw new TypeError(`ticket ${ticket.ticket_id} names a selection that is gone`);

  if (wasLate(record, leg.received_elapsed ?? 0, elapsedAt(record.anchor, nowMs)))
    return reject(context, trx, ticket, leg, offer, 'too-late');
  const verdict = judge(ticket.policy, leg.shown, offer);
  const isHopeless = verdict.reason === 'score-changed' || hasEnded(offer.view);
  const isDue = ticket.deadline === null || ticket.deadline.getTime() <= nowMs;
  if (!isDue && !isHopeless) return;
  if (verdict.verdict !== 'accept') return reject(context, trx, ticket, leg, offer, verdict.reason);
  return accept(context, trx, ticket, leg, offer);
}

/** Takes the ticket at what the market is now; the risk may have become smaller and is held anew then. */
async function accept(context: BettingContext, trx: Trx, ticket: TicketRow, leg: LegRow, offer: CurrentOffer): Promise<void> {
  const { ticket_id: ticketId, member_id: memberId } = ticket;
  const now = context.clock.now();
  const day = businessDay(now.getTime());
  const [risk, toWin] = [riskOf(offer.price, ticket.stake), toWinOf(offer.price, ticket.stake)];
  if (risk === undefined || toWin === undefined)
    throw new TypeError(`a price that passed is none: ${offer.price.type} ${offer.price.text}`);
  const usdCny = await dayRate(trx, now.getTime(), context.usdCny());
  const room = await payoutRoom(trx, { memberId, payoutClass: 'football', day, usdCny, except: ticketId });
  if (toWin > room) return reject(context, trx, ticket, leg, offer, 'payout-limit');

  const holdReference = risk === ticket.risk ? ticket.hold_reference : await holdLess(context, trx, ticket, risk);
  if (holdReference === null) return closePlacement(context, trx, ticket, 'balance', null);
  await context.crashpoints.reach('decide:after-hold');
  const db = trx.withTables<SportsbookTables>();
  await db
    .updateTable('sb_ticket')
    .set({ state: 'open', accepted_at: now, business_day: day, risk, to_win: toWin, hold_reference: holdReference })
    .where('ticket_id', '=', ticketId)
    .execute();
  await db
    .updateTable('sb_ticket_leg')
    .set({
      odds_type: offer.price.type,
      ior: offer.price.text,
      ratio: offer.ratio,
      strong: offer.strong,
      bet_home: offer.score?.home ?? null,
      bet_away: offer.score?.away ?? null,
    })
    .where('ticket_id', '=', ticketId)
    .where('position', '=', leg.position)
    .execute();
  await db.updateTable('sb_placement').set({ state: 'accepted' }).where('member_id', '=', memberId).where('key', '=', ticket.key).execute();
}

/** A hold is never changed: the first is released and a smaller one taken. Null where a restore has meanwhile left nothing to hold. */
async function holdLess(context: BettingContext, trx: Trx, ticket: TicketRow, risk: bigint): Promise<string | null> {
  await release(context, trx, ticket);
  const reference = `ticket:${ticket.ticket_id}:accepted`;
  const amount = fen(risk);
  const hold = await context.ledger.hold(trx, { key: `${reference}:hold`, memberId: ticket.member_id, amount, reference });
  return hold.outcome === 'posted' ? reference : null;
}

async function reject(
  context: BettingContext,
  trx: Trx,
  ticket: TicketRow,
  leg: LegRow,
  offer: CurrentOffer,
  reason: RejectionReason,
): Promise<void> {
  await release(context, trx, ticket);
  const quote = { mode: ticket.mode, odds_type: ticket.odds_type, entries: [leg.shown] };
  const offerId = offer.state === 'open' ? await makeOffer(context, trx, ticket.member_id, quote) : null;
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
