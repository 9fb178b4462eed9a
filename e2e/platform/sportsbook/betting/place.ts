import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { WirePlacement } from '@site/shared/wire/sports';
import type { Fen, MemberId, Trx } from '../../kernel';
import { fen, inTransaction, parseYuan, PlatformError } from '../../kernel';
import { decideAcceptance, type AcceptancePolicy, type AcceptanceVerdict } from '../acceptance/decideAcceptance';
import { riskOf, toWinOf } from '../exact/price';
import { matchIdOf } from '../markets/gameIds';
import { lineFor } from '../markets/line';
import { readMatch } from '../matches/matchStore';
import { businessDay } from '../simulator/fixtures';
import type { ShownSelection, SportsbookTables } from '../tables';
import { lockMember, type BettingContext } from './bettingContext';
import { currentOffer, type CurrentOffer } from './currentOffer';
import { dayRate, payoutRoom, stakeBounds } from './limits';
import { findPlacement, wirePlacement, type PlacementRow, type RejectionReason } from './placements';
import { makeQuote, priceOf, type Quote } from './quotes';
import { nextTicketId } from './tickets';

export interface PlaceRequest {
  readonly quoteId: string;
  readonly stake: string;
  readonly policy: AcceptancePolicy;
}

/**
 * Places a bet, whole or not at all: key, checks, hold and ticket are one transaction. Sent again under the same key it changes nothing and
 * answers where that placement stands. A bet before the match is accepted at once, one in play waits out the danger window.
 *
 * @throws PlatformError 6008 `placement_key_reused` where the key came before with another bet
 */
export function place(context: BettingContext, memberId: MemberId, key: string, request: PlaceRequest): Promise<WirePlacement> {
  const fingerprint = `${request.quoteId} ${request.stake} ${request.policy}`;
  return inTransaction(context.db, async (trx) => {
    await lockMember(trx, memberId);
    const known = await findPlacement(trx, memberId, key);
    if (known !== undefined && known.state !== 'closed' && known.fingerprint !== fingerprint) {
      throw new PlatformError(RESPONSE_CODES.illegalParameter, 'placement_key_reused');
    }
    if (known !== undefined) return wirePlacement(context, trx, known);

    const placement: NewPlacement = { memberId, key, fingerprint, at: context.clock.now() };
    const row = await take(context, trx, placement, request);
    await trx.withTables<SportsbookTables>().insertInto('sb_placement').values(row).execute();
    await context.crashpoints.reach('place:before-commit');
    return wirePlacement(context, trx, row);
  });
}

interface NewPlacement {
  readonly memberId: MemberId;
  readonly key: string;
  readonly fingerprint: string;
  /** When the platform received it: what counts for "late". */
  readonly at: Date;
}

/** A bet that has passed every check but the hold. */
interface Taken {
  readonly offer: CurrentOffer;
  readonly shown: ShownSelection;
  readonly quote: Quote;
  readonly policy: AcceptancePolicy;
  readonly stake: Fen;
}

async function take(context: BettingContext, trx: Trx, placement: NewPlacement, request: PlaceRequest): Promise<PlacementRow> {
  const quote = await useQuote(trx, placement, request.quoteId);
  const [shown] = quote?.entries ?? [];
  const stake = parseYuan(request.stake);
  if (!quote || !shown || stake === null) return rejected(placement, 'quote-expired', null);

  const reject = async (reason: RejectionReason, offer: CurrentOffer): Promise<PlacementRow> =>
    rejected(placement, reason, offer.state === 'open' ? await makeOffer(context, trx, placement.memberId, quote) : null);

  // From here on the match stands still: a goal is told before this bet or after it, never during it.
  const offer = await lockedOffer(context, trx, shown, quote);
  if (quote.expires_at <= placement.at) return reject('quote-expired', offer);
  if (!offer.rule.isInPlay && offer.view.state.period !== 'not-started') return reject('too-late', offer);
  const verdict = judge(request.policy, shown, offer);
  if (verdict.verdict !== 'accept') return reject(verdict.reason, offer);

  const taken: Taken = { offer, shown, quote, policy: request.policy, stake };
  const problem = await checkLimits(context, trx, placement, taken);
  if (problem !== null) return reject(problem, offer);
  const ticketId = await holdAndWrite(context, trx, placement, taken);
  return ticketId === null ? rejected(placement, 'balance', null) : written(placement, ticketId, offer.rule.isInPlay);
}

/** A quote serves one placement; undefined where it is not the member's or used up. */
async function useQuote(trx: Trx, { memberId, key }: NewPlacement, quoteId: string): Promise<Quote | undefined> {
  return trx
    .withTables<SportsbookTables>()
    .updateTable('sb_quote')
    .set({ used_by: key })
    .where('quote_id', '=', quoteId)
    .where('member_id', '=', memberId)
    .where('used_by', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

async function lockedOffer(context: BettingContext, trx: Trx, shown: ShownSelection, quote: Quote): Promise<CurrentOffer> {
  const settings = context.settings();
  const record = await readMatch(trx, matchIdOf(shown.gameId) ?? 0, settings.feedDelayMs, 'share');
  const offer = record && currentOffer(record, shown, quote.odds_type, context.clock.nowMs(), settings);
  if (!offer) throw new TypeError(`quote ${quote.quote_id} names a selection that is gone`);
  return offer;
}

/** What was shown against what is. Called when the bet arrives, and again when the danger window ends. */
export function judge(policy: AcceptancePolicy, shown: ShownSelection, offer: CurrentOffer): AcceptanceVerdict {
  const hasScoreChanged = shown.score !== null && (shown.score.home !== offer.score?.home || shown.score.away !== offer.score.away);
  // A goal also suspends the market; of the two reasons to refuse it is the one that tells the player something.
  if (hasScoreChanged) return { verdict: 'reject', reason: 'score-changed' };
  return decideAcceptance({
    policy,
    lineRule: offer.lineRule,
    shown: { line: lineFor(offer.side, shown), price: priceOf(shown) },
    current: { line: offer.line, price: offer.price },
    isOpen: offer.state === 'open' && shown.state !== 'closed',
    hasScoreChanged,
  });
}

/** Stake and room are measured at the price that would be taken. */
async function checkLimits(
  context: BettingContext,
  trx: Trx,
  { memberId, at }: NewPlacement,
  { offer, stake }: Taken,
): Promise<'stake-limit' | 'payout-limit' | null> {
  const usdCny = await dayRate(trx, at.getTime(), context.usdCny());
  const room = await payoutRoom(trx, { memberId, payoutClass: 'football', day: businessDay(at.getTime()), usdCny });
  const toWin = toWinOf(offer.price, stake);
  if (toWin === undefined || toWin > room) return 'payout-limit';
  const { min, max } = stakeBounds(offer.price, { leagueId: offer.view.record.league.id, period: offer.rule.period }, room);
  return stake < min || stake > max ? 'stake-limit' : null;
}

/** Holds the risk and writes the ticket; null where the balance does not reach. */
async function holdAndWrite(context: BettingContext, trx: Trx, { memberId, key, at }: NewPlacement, taken: Taken): Promise<string | null> {
  const { offer, shown, quote, policy, stake } = taken;
  const isInPlay = offer.rule.isInPlay;
  // While a ticket is confirming, what the player saw is held: no price that may be accepted in its place risks more.
  const price = isInPlay ? priceOf(shown) : offer.price;
  const [risk, toWin] = [riskOf(price, stake), toWinOf(price, stake)];
  if (risk === undefined || toWin === undefined) throw new TypeError(`a price that passed is none: ${price.type} ${price.text}`);

  const ticketId = await nextTicketId(trx, at.getTime());
  const reference = `ticket:${ticketId}`;
  const hold = await context.ledger.hold(trx, { key: `${reference}:hold`, memberId, amount: fen(risk), reference });
  if (hold.outcome === 'insufficient') return null;
  if (hold.outcome !== 'posted') throw new TypeError(`a new ticket's hold was ${hold.outcome}`);
  await context.crashpoints.reach('place:after-hold');

  const db = trx.withTables<SportsbookTables>();
  await db
    .insertInto('sb_ticket')
    .values({
      ticket_id: ticketId,
      member_id: memberId,
      key,
      mode: quote.mode,
      state: isInPlay ? 'confirming' : 'open',
      policy,
      odds_type: quote.odds_type,
      payout_class: 'football',
      business_day: businessDay(at.getTime()),
      stake,
      risk,
      to_win: toWin,
      hold_reference: reference,
      payout: null,
      result: null,
      placed_at: at,
      deadline: isInPlay ? new Date(at.getTime() + context.settings().dangerWindowMs) : null,
      accepted_at: isInPlay ? null : at,
      settled_at: null,
    })
    .execute();
  await db
    .insertInto('sb_ticket_leg')
    .values({
      ticket_id: ticketId,
      position: 0,
      game_id: offer.view.record.gameId,
      shown: JSON.stringify(shown),
      line_game_id: offer.gameId,
      w: offer.w,
      r: offer.r,
      odds_type: price.type,
      ior: price.text,
      ratio: isInPlay ? shown.ratio : offer.ratio,
      strong: isInPlay ? shown.strong : offer.strong,
      received_elapsed: isInPlay ? offer.view.state.elapsed : null,
      bet_home: offer.score?.home ?? null,
      bet_away: offer.score?.away ?? null,
      result: null,
    })
    .execute();
  return ticketId;
}

/** What the same selection is worth now, as a quote that can be placed under a new key. */
export async function makeOffer(
  context: BettingContext,
  trx: Trx,
  memberId: MemberId,
  quote: Pick<Quote, 'mode' | 'odds_type' | 'entries'>,
): Promise<string> {
  const selections = quote.entries.map(({ gameId, w, r }) => ({ gameId, w, r }));
  const made = await makeQuote(context, trx, memberId, { mode: quote.mode, oddsType: quote.odds_type, selections });
  return made.quote_id;
}

function written({ memberId, key, fingerprint, at }: NewPlacement, ticketId: string, isInPlay: boolean): PlacementRow {
  const state = isInPlay ? 'pending' : 'accepted';
  return { member_id: memberId, key, fingerprint, created_at: at, state, ticket_id: ticketId, reason: null, offer_quote_id: null };
}

function rejected({ memberId, key, fingerprint, at }: NewPlacement, reason: RejectionReason, offerQuoteId: string | null): PlacementRow {
  return {
    member_id: memberId,
    key,
    fingerprint,
    created_at: at,
    state: 'rejected',
    ticket_id: null,
    reason,
    offer_quote_id: offerQuoteId,
  };
}
