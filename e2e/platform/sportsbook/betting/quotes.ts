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

/** What is asked to be quoted, or offered again. */
export interface QuoteOrder extends Combination {
  readonly oddsType: OddsType;
}

export interface QuoteRequest extends QuoteOrder {
  /** Wire money; of several singles that of each, of a system the unit stake. */
  readonly stake?: string | undefined;
}

/**
 * Answers what the selections are worth now, with their bounds, and keeps it: a placement names the quote and is measured against it. Of
 * several singles each is a quote of its own. A selection that cannot be bet is answered with its state, not refused.
 *
 * @throws PlatformError 6008 where they cannot be bet together (`checkCombination`), 6007 where a selection is unknown
 */
export function quote(context: BettingContext, memberId: MemberId, request: QuoteRequest): Promise<WireQuote> {
  checkCombination(request);
  return inTransaction(context.db, async (trx) => {
    const made = await makeQuotes(context, trx, memberId, request);
    return wireQuote(made, request.stake === undefined ? null : parseYuan(request.stake));
  });
}

/** Makes quotes inside a transaction, for a question or as the offer beside a refusal: one, or of singles one each. */
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

/** Quotes no one placed are dropped an hour after they expired; those a rejection offered are kept with it. */
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

/** Closed as a whole while one of its legs is. */
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
