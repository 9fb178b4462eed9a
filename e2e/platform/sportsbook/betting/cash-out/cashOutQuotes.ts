import { randomUUID } from 'node:crypto';
import type { WireCashOutQuote } from '@site/shared/wire/bets';
import type { Selectable } from 'kysely';
import type { MemberId, Trx } from '../../../kernel';
import { fen, formatYuan, inTransaction, parseYuan } from '../../../kernel';
import { floorOf, multiply, rational, type Rational } from '../../exact-arithmetic/rational';
import { readMatches, type MatchLock } from '../../matches/matchStore';
import type { SportsbookTables } from '../../database/tables';
import type { BettingContext } from '../bettingContext';
import { readLegs, type TicketRow } from '../tickets';
import { canBePaidFor, partBounds, splitStake } from './splitStake';
import { ticketWorth, type TicketWorth } from './ticketWorth';

export type CashOutQuote = Selectable<SportsbookTables['sb_cash_out_quote']>;

/**
 * Quotes the current cash-out amount of the member's ticket and stores it for `cashOutLifeMs`, or returns why there is
 * none. A ticket of another member is treated like one that is not open.
 *
 * @param asked wire money: the stake of a part; when missing or equal to the stake, the whole ticket
 */
export function quoteCashOut(context: BettingContext, memberId: MemberId, ticketId: string, asked?: string): Promise<WireCashOutQuote> {
  return inTransaction(context.db, async (trx): Promise<WireCashOutQuote> => {
    const ticket = await trx
      .withTables<SportsbookTables>()
      .selectFrom('sb_ticket')
      .selectAll()
      .where('ticket_id', '=', ticketId)
      .where('member_id', '=', memberId)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (ticket === undefined) return { state: 'unavailable', ticket_id: ticketId, reason: 'not-open' };
    const stake = asked === undefined ? ticket.stake : parseYuan(asked);
    if (stake === null || !canBePaidFor(ticket, stake)) return { state: 'unavailable', ticket_id: ticketId, reason: 'stake-limit' };
    const worth = await readWorth(context, trx, ticket, 'none', stake);
    const made = await makeCashOutQuote(context, trx, ticket, worth, stake);
    if (made !== null) return wireCashOutQuote(made);
    return { state: 'unavailable', ticket_id: ticketId, reason: worth.state === 'unknown' ? worth.reason : 'suspended' };
  });
}

/**
 * Returns what the ticket, or a part of it, is worth now. With a lock the matches do not change until the transaction
 * ends.
 *
 * @param stake the stake to be paid for: all of the ticket's or that of a part
 */
export async function readWorth(
  context: BettingContext,
  trx: Trx,
  ticket: TicketRow,
  lock: MatchLock,
  stake: bigint = ticket.stake,
): Promise<TicketWorth> {
  const settings = context.settings();
  const legs = await readLegs(trx, [ticket.ticket_id]);
  const records = await readMatches(trx, [...new Set(legs.map(({ game_id }) => game_id))], settings.feedDelayMs, lock);
  const paidFor = stake === ticket.stake ? ticket : { ...ticket, ...splitStake(ticket, legs, fen(stake)).part };
  return ticketWorth(paidFor, legs, records, context.clock.nowMs(), settings);
}

/** Stores a quote. Returns null when the ticket has no worth now, or when it would pay less than one fen. */
export async function makeCashOutQuote(
  context: BettingContext,
  trx: Trx,
  { member_id, ticket_id, stake: ofStake }: TicketRow,
  worth: TicketWorth,
  stake: bigint = ofStake,
): Promise<CashOutQuote | null> {
  if (worth.state === 'unknown') return null;
  const { cashOutPercent, cashOutLifeMs } = context.settings();
  const amount = cashOutAmount(worth.fair, cashOutPercent);
  if (amount === 0n) return null;
  const now = context.clock.nowMs();
  const made: CashOutQuote = {
    quote_id: randomUUID(),
    member_id,
    ticket_id,
    amount,
    stake,
    of_stake: ofStake,
    scores: [...worth.scores],
    created_at: new Date(now),
    expires_at: new Date(now + cashOutLifeMs),
    used_by: null,
  };
  await trx
    .withTables<SportsbookTables>()
    .insertInto('sb_cash_out_quote')
    .values({ ...made, scores: JSON.stringify(made.scores) })
    .execute();
  return made;
}

/**
 * Returns ⌊(R + w) × q × 0.98⌋ fen; this is the only rounding.
 *
 * @param percent share of the fair worth that is paid, 98 by default
 */
export function cashOutAmount(fair: Rational, percent: number): bigint {
  return floorOf(multiply(fair, rational(BigInt(percent), 100n)));
}

export function wireCashOutQuote({ quote_id, ticket_id, amount, stake, of_stake, expires_at }: CashOutQuote): WireCashOutQuote {
  const parts = of_stake === null ? null : partBounds(of_stake);
  return {
    state: 'offered',
    ticket_id,
    quoteId: quote_id,
    amount: formatYuan(fen(amount)),
    expiresAt: expires_at.getTime(),
    ...(stake !== null && { stake: formatYuan(fen(stake)) }),
    ...(parts && { parts: { min: formatYuan(parts.min), max: formatYuan(parts.max) } }),
  };
}

const QUOTES_KEPT_MS = 3_600_000;

/** Deletes unused quotes an hour after they expired, except those that were offered with a refusal. */
export async function deleteOldCashOutQuotes({ db, clock }: BettingContext): Promise<void> {
  await db
    .withTables<SportsbookTables>()
    .deleteFrom('sb_cash_out_quote')
    .where('expires_at', '<', new Date(clock.nowMs() - QUOTES_KEPT_MS))
    .where('used_by', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sb_cash_out').select('key').whereRef('offer_quote_id', '=', 'sb_cash_out_quote.quote_id'))),
    )
    .execute();
}
