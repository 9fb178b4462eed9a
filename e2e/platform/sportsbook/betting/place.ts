import type { WirePlacement } from '@site/shared/wire/bets';
import { businessDay } from '@site/shared/calendar';
import type { Fen, MemberId, Trx } from '../../kernel';
import { inTransaction, parseYuan } from '../../kernel';
import type { AcceptancePolicy } from '../bet-acceptance/decideAcceptance';
import type { SportsbookTables } from '../database/tables';
import { lockMember, type BettingContext } from './bettingContext';
import { classOf, type CurrentOffer } from './currentOffer';
import { priceTogether } from './builder/priceTogether';
import { judge, togetherOf } from './judge';
import { dayRate, payoutRoom } from './limits';
import { lowestClass } from './payoutClass';
import { betKeys, findPlacement, wirePlacement, type PlacementRow, type RejectionReason } from './placements';
import { makeQuotes } from './quotes';
import { isAnyInPlay, readOffers } from './readOffers';
import { amountsOf, wagerAt } from './wager';
import { wholeStakeBounds, type PricedBet } from './wholeStakeBounds';
import type { Quote } from './wireQuote';
import { holdAndWrite, type NewPlacement } from './writeTicket';

export interface PlaceRequest {
  readonly quoteId: string;
  /** Typed stake as wire money; for a system the unit stake. */
  readonly stake: string;
  readonly policy: AcceptancePolicy;
}

/**
 * Places a bet completely or not at all: key, checks, hold and ticket are one transaction. A repeat with the same key
 * changes nothing and returns the state of that placement. A bet before the match is accepted at once; a bet with a leg
 * in play waits for the danger window.
 *
 * @throws PlatformError 6009 `key_reused` when the key was used with another bet, 6449 and 6003 when the member may not
 * bet, 6701 to 6703 when the member's own limits or exclusions refuse it
 */
export function place(context: BettingContext, memberId: MemberId, key: string, request: PlaceRequest): Promise<WirePlacement> {
  return inTransaction(context.db, async (trx) => {
    const placement: NewPlacement = { memberId, key, at: context.clock.now() };
    const asked = { ...placement, payload: [request.quoteId, request.stake, request.policy] };
    const known = await betKeys.find(trx, asked);
    if (known.status === 'new') await lockMember(trx, memberId);
    const taken = known.status === 'new' ? await betKeys.take(trx, asked) : known;
    if (taken.status === 'closed') return { state: 'rejected', key, reason: 'key-closed' };
    if (taken.status === 'repeated') return wirePlacement(context, trx, await findPlacement(trx, memberId, key));

    const row = await takeBet(context, trx, placement, request);
    await betKeys.complete(trx, placement, { key });
    await context.crashpoints.reach('place:before-commit');
    return wirePlacement(context, trx, row);
  });
}

/**
 * Judges a placement, takes the bet when no check fails, and records it. The caller must hold the locks of the member
 * and the key. Throws as `place` does.
 */
export async function takeBet(context: BettingContext, trx: Trx, placement: NewPlacement, request: PlaceRequest): Promise<PlacementRow> {
  await context.identity?.mustBeClear(trx, placement.memberId);
  await context.protection?.mustPlay(trx, placement.memberId);
  const row = await take(context, trx, placement, request);
  await trx.withTables<SportsbookTables>().insertInto('sb_placement').values(row).execute();
  return row;
}

async function take(context: BettingContext, trx: Trx, placement: NewPlacement, request: PlaceRequest): Promise<PlacementRow> {
  const quote = await useQuote(trx, placement, request.quoteId);
  const stake = parseYuan(request.stake);
  if (!quote || stake === null) return rejected(placement, 'quote-expired', null);

  const offers = await readOffers(context, trx, quote.entries, quote.odds_type, 'share');
  const reject = async (reason: RejectionReason): Promise<PlacementRow> =>
    rejected(placement, reason, await makeOffer(context, trx, quote, offers));

  if (quote.expires_at <= placement.at) return reject('quote-expired');
  if (offers.some(({ rule, view }) => !rule.isInPlay && view.state.period !== 'not-started')) return reject('too-late');
  const bet = betNow(context, quote, offers);
  const verdict = judge(request.policy, quote.entries, offers, togetherOf(quote.together?.ior, bet));
  if (verdict.verdict !== 'accept') return reject(verdict.reason);

  const problem = await checkLimits(context, trx, placement, { bet, offers, stake });
  if (problem !== null) return reject(problem);
  const ticketId = await holdAndWrite(context, trx, placement, { quote, bet, offers, policy: request.policy, stake });
  return ticketId === null ? rejected(placement, 'balance', null) : written(placement, ticketId, isAnyInPlay(offers));
}

/**
 * Marks a quote as used, because it serves only one placement. Returns undefined when it belongs to another member or
 * was used before.
 */
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

/** Returns the bet at current prices. A builder that can no longer be bet has no price. */
export function betNow(
  context: BettingContext,
  { mode, folds }: Pick<Quote, 'mode' | 'folds'>,
  offers: readonly CurrentOffer[],
): PricedBet {
  if (mode !== 'builder') return { mode, folds, together: null };
  const together = priceTogether(offers);
  return together.state === 'priced'
    ? { mode, folds, together: together.price.text }
    : { mode, folds, together: '', refused: together.reason };
}

/** Checks stake and payout limits at the prices that would be taken. */
async function checkLimits(
  context: BettingContext,
  trx: Trx,
  { memberId, at }: NewPlacement,
  { bet, offers, stake }: { bet: PricedBet; offers: readonly CurrentOffer[]; stake: Fen },
): Promise<'stake-limit' | 'payout-limit' | null> {
  const usdCny = await dayRate(trx, at.getTime(), context.usdCny());
  const payoutClass = lowestClass(offers.map(classOf));
  const room = await payoutRoom(trx, { memberId, payoutClass, day: businessDay(at.getTime()), usdCny });
  const amounts = amountsOf(
    wagerAt(
      bet,
      offers.map(({ price }) => price),
    ),
    stake,
  );
  if (amounts === undefined || amounts.toWin > room) return 'payout-limit';
  const { min, max } = wholeStakeBounds(bet, offers, room);
  return stake < min || stake > max ? 'stake-limit' : null;
}

/**
 * Creates a quote for the same selections that can be placed with a new key. Returns null while one of them cannot be
 * bet.
 */
export async function makeOffer(
  context: BettingContext,
  trx: Trx,
  { member_id, mode, odds_type, entries, folds }: Pick<Quote, 'member_id' | 'mode' | 'odds_type' | 'entries' | 'folds'>,
  offers: readonly CurrentOffer[],
): Promise<string | null> {
  if (!offers.every(({ state }) => state === 'open')) return null;
  const selections = entries.map(({ gameId, w, r }) => ({ gameId, w, r }));
  const order = { mode, oddsType: odds_type, selections, ...(folds && { folds }) };
  const [made] = await makeQuotes(context, trx, member_id, order);
  return made.together?.refused === undefined ? made.quote_id : null;
}

function written({ memberId, key, at }: NewPlacement, ticketId: string, isInPlay: boolean): PlacementRow {
  const state = isInPlay ? 'pending' : 'accepted';
  return { member_id: memberId, key, created_at: at, state, ticket_id: ticketId, reason: null, offer_quote_id: null };
}

function rejected({ memberId, key, at }: NewPlacement, reason: RejectionReason, offerQuoteId: string | null): PlacementRow {
  return {
    member_id: memberId,
    key,
    created_at: at,
    state: 'rejected',
    ticket_id: null,
    reason,
    offer_quote_id: offerQuoteId,
  };
}
