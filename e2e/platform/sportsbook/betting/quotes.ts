import { randomUUID } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { WireQuote } from '@site/shared/wire/bets';
import { businessDay } from '@site/shared/calendar';
import type { Fen, MemberId, Trx } from '../../kernel';
import { fen, formatYuan, inTransaction, parseYuan, PlatformError } from '../../kernel';
import type { OddsType } from '../exact-arithmetic/price';
import type { QuotedTogether, ShownSelection, SportsbookTables, WholeBounds } from '../database/tables';
import type { BettingContext } from './bettingContext';
import { priceTogether, type TogetherPrice } from './builder/priceTogether';
import { checkCombination, type Combination } from './combinationRules';
import { classOf, placeOf, type CurrentOffer } from './currentOffer';
import { dayRate, payoutRoom, stakeBounds } from './limits';
import { lowestClass, type PayoutClass } from './payoutClass';
import { readOffers } from './readOffers';
import { wholeStakeBounds } from './wholeStakeBounds';
import { wireQuote, type Quote } from './wireQuote';

/** Bet that is to be quoted, or offered again. */
export interface QuoteOrder extends Combination {
  readonly oddsType: OddsType;
}

export interface QuoteRequest extends QuoteOrder {
  /** Stake as wire money: the stake of each of several singles, or the unit stake of a system. */
  readonly stake?: string | undefined;
}

/**
 * Returns the current offers of the selections with their bounds and stores them as a quote. A placement names its
 * quote and is compared with it. Several singles get one quote each. A selection that cannot be bet is returned with
 * its state instead of an error.
 *
 * @throws PlatformError 6008 when the selections cannot be bet together (`checkCombination`), 6007 when a selection is
 * unknown
 */
export function quote(context: BettingContext, memberId: MemberId, request: QuoteRequest): Promise<WireQuote> {
  checkCombination(request);
  return inTransaction(context.db, async (trx) => {
    const made = await makeQuotes(context, trx, memberId, request);
    return wireQuote(made, request.stake === undefined ? null : parseYuan(request.stake));
  });
}

/**
 * Creates quotes inside a transaction, for a request or as the offer beside a refusal: one quote, or one for each
 * single.
 */
export async function makeQuotes(
  context: BettingContext,
  trx: Trx,
  memberId: MemberId,
  order: QuoteOrder,
): Promise<readonly [Quote, ...Quote[]]> {
  const nowMs = context.clock.nowMs();
  const offers = await readOffers(context, trx, order.selections, order.oddsType);
  const usdCny = await dayRate(trx, nowMs, context.usdCny());
  const rooms = new Map<PayoutClass, Fen>();
  for (const payoutClass of new Set([...offers.map(classOf), lowestClass(offers.map(classOf))])) {
    rooms.set(payoutClass, await payoutRoom(trx, { memberId, payoutClass, day: businessDay(nowMs), usdCny }));
  }
  const roomOf = (payoutClass: PayoutClass): Fen => rooms.get(payoutClass) ?? fen(0n);
  const make = (legs: readonly CurrentOffer[], together: QuotedTogether | null): Quote => ({
    quote_id: randomUUID(),
    member_id: memberId,
    mode: order.mode,
    odds_type: order.oddsType,
    entries: legs.map((offer) => shownSelection(offer, roomOf(classOf(offer)))),
    folds: order.mode === 'system' ? [...(order.folds ?? [])] : null,
    whole: order.mode === 'single' ? null : wholeBounds(order, legs, together, roomOf(lowestClass(legs.map(classOf)))),
    together,
    created_at: new Date(nowMs),
    expires_at: new Date(nowMs + context.settings().quoteLifeMs),
    used_by: null,
  });
  const together = order.mode === 'builder' ? quotedTogether(priceTogether(offers)) : null;
  const [first, ...more] = order.mode === 'single' ? offers.map((offer) => make([offer], null)) : [make(offers, together)];
  if (first === undefined) throw new PlatformError(RESPONSE_CODES.invalidParameter);
  await saveQuotes(trx, [first, ...more]);
  return [first, ...more];
}

const QUOTES_KEPT_MS = 3_600_000;

/** Deletes unused quotes an hour after they expired, except those that were offered with a rejection. */
export async function deleteOldQuotes({ db, clock }: BettingContext): Promise<void> {
  await db
    .withTables<SportsbookTables>()
    .deleteFrom('sb_quote')
    .where('expires_at', '<', new Date(clock.nowMs() - QUOTES_KEPT_MS))
    .where('used_by', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sb_placement').select('key').whereRef('offer_quote_id', '=', 'sb_quote.quote_id'))),
    )
    .execute();
}

async function saveQuotes(trx: Trx, quotes: readonly Quote[]): Promise<void> {
  const rows = quotes.map(({ entries, folds, whole, together, ...row }) => ({
    ...row,
    together: together && JSON.stringify(together),
    entries: JSON.stringify(entries),
    folds: folds && JSON.stringify(folds),
    whole: whole && JSON.stringify(whole),
  }));
  await trx.withTables<SportsbookTables>().insertInto('sb_quote').values(rows).execute();
}

function shownSelection(offer: CurrentOffer, room: Fen): ShownSelection {
  const { gameId, w, r, state, isDecided, ratio, strong, price, score, of, name } = offer;
  const { min, max } = stakeBounds(price, placeOf(offer), room);
  const isOpen = state !== 'closed';
  return {
    ...{ gameId, w, r, state, ratio, strong, score },
    ...(isDecided && { refused: 'decided' as const }),
    ...(of && { of }),
    ...(name !== undefined && { name }),
    oddsType: price.type,
    ior: isOpen ? price.text : '',
    min: formatYuan(min),
    max: formatYuan(isOpen ? max : fen(0n)),
  };
}

function quotedTogether(price: TogetherPrice): QuotedTogether {
  if (price.state === 'priced') return { ior: price.price.text };
  const { reason, leg } = price;
  return { ior: '', refused: reason, ...(leg !== undefined && { leg }) };
}

/** Returns the bounds of the whole bet, which is closed while one of its legs is. */
function wholeBounds(
  { mode, folds = [] }: QuoteOrder,
  offers: readonly CurrentOffer[],
  together: QuotedTogether | null,
  room: Fen,
): WholeBounds {
  const quoted = { mode, folds: mode === 'system' ? folds : null, together: together?.ior ?? null };
  const { min, max } = wholeStakeBounds(quoted, offers, room);
  const isOpen = offers.every(({ state }) => state !== 'closed');
  return { min: formatYuan(min), max: formatYuan(isOpen ? max : fen(0n)) };
}
