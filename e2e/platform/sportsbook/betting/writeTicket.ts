import { businessDay } from '@site/shared/calendar';
import type { Fen, MemberId, Trx } from '../../kernel';
import { fen } from '../../kernel';
import type { AcceptancePolicy } from '../bet-acceptance/decideAcceptance';
import type { ShownSelection, SportsbookTables } from '../database/tables';
import type { BettingContext } from './bettingContext';
import { classOf, type CurrentOffer } from './currentOffer';
import { lowestClass } from './payoutClass';
import { isAnyInPlay } from './readOffers';
import { nextTicketId } from './tickets';
import { amountsOf, linesOf, priceOf, wagerAt } from './wager';
import type { PricedBet } from './wholeStakeBounds';
import type { Quote } from './wireQuote';

export interface NewPlacement {
  readonly memberId: MemberId;
  readonly key: string;
  /** Time at which the platform received it; it decides whether the bet is late. */
  readonly at: Date;
}

/** Bet that has passed every check except the hold; `offers` are the legs of the quote, in its order. */
export interface Taken {
  readonly quote: Quote;
  readonly bet: PricedBet;
  readonly offers: readonly CurrentOffer[];
  readonly policy: AcceptancePolicy;
  readonly stake: Fen;
}

/** Leg with the price that its ticket stores. */
interface TakenLeg {
  readonly shown: ShownSelection;
  readonly offer: CurrentOffer;
  readonly taken: Pick<ShownSelection, 'oddsType' | 'ior' | 'ratio' | 'strong'>;
}

/**
 * Holds the risk and writes the ticket; returns null when the balance is too low. While a ticket is confirming, the
 * shown prices are held and stored, because no price that may be accepted instead has a higher risk.
 */
export async function holdAndWrite(
  context: BettingContext,
  trx: Trx,
  { memberId, key, at }: NewPlacement,
  { quote, bet, offers, policy, stake }: Taken,
): Promise<string | null> {
  const isInPlay = isAnyInPlay(offers);
  const legs = offers.flatMap((offer, index): TakenLeg[] => {
    const shown = quote.entries[index];
    return shown ? [{ shown, offer, taken: isInPlay ? shown : takenOf(offer) }] : [];
  });
  const together = isInPlay ? (quote.together?.ior ?? null) : bet.together;
  const wager = wagerAt(
    { ...bet, together },
    legs.map(({ taken }) => priceOf(taken)),
  );
  const amounts = amountsOf(wager, stake);
  if (amounts === undefined) throw new TypeError(`a price that passed is none: ${JSON.stringify(wager.prices)}`);

  await context.protection?.mustStake(trx, memberId, fen(amounts.risk));
  const ticketId = await nextTicketId(trx, at.getTime());
  const reference = `ticket:${ticketId}`;
  const hold = await context.ledger.hold(trx, { key: `${reference}:hold`, memberId, amount: fen(amounts.risk), reference });
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
      payout_class: lowestClass(offers.map(classOf)),
      business_day: businessDay(at.getTime()),
      stake,
      folds: quote.folds && JSON.stringify(quote.folds),
      lines: linesOf(wager),
      together,
      risk: amounts.risk,
      to_win: amounts.toWin,
      hold_reference: reference,
      payout: null,
      result: null,
      placed_at: at,
      deadline: isInPlay ? new Date(at.getTime() + context.settings().dangerWindowMs) : null,
      accepted_at: isInPlay ? null : at,
      settled_at: null,
      part_of: null,
    })
    .execute();
  await db
    .insertInto('sb_ticket_leg')
    .values(legs.map((leg, position) => legRow(leg, ticketId, position)))
    .execute();
  return ticketId;
}

/** Returns the price and line at which an offer is taken. */
export function takenOf({ price, ratio, strong }: CurrentOffer): TakenLeg['taken'] {
  return { oddsType: price.type, ior: price.text, ratio, strong };
}

function legRow({ shown, offer, taken }: TakenLeg, ticketId: string, position: number) {
  return {
    ticket_id: ticketId,
    position,
    game_id: offer.view.record.gameId,
    shown: JSON.stringify(shown),
    line_game_id: offer.gameId,
    w: offer.w,
    r: offer.r,
    odds_type: taken.oddsType,
    ior: taken.ior,
    ratio: taken.ratio,
    strong: taken.strong,
    received_elapsed: offer.rule.isInPlay ? offer.view.state.elapsed : null,
    bet_home: offer.score?.home ?? null,
    bet_away: offer.score?.away ?? null,
    result: null,
  };
}
