import { randomUUID } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { WireQuote } from '@site/shared/wire/sports';
import type { Selectable } from 'kysely';
import type { Fen, MemberId, Trx } from '../../kernel';
import { fen, formatYuan, inTransaction, parseYuan, PlatformError } from '../../kernel';
import { riskOf, toWinOf, type OddsType, type Price } from '../exact/price';
import { matchIdOf } from '../markets/gameIds';
import { readMatches } from '../matches/matchStore';
import { businessDay } from '../simulator/fixtures';
import type { ShownSelection, SportsbookTables } from '../tables';
import type { BettingContext } from './bettingContext';
import { currentOffer, type CurrentOffer, type SelectionName } from './currentOffer';
import { dayRate, payoutRoom, stakeBounds } from './limits';

export type Quote = Selectable<SportsbookTables['sb_quote']>;

export interface QuoteRequest {
  readonly mode: 'single' | 'parlay' | 'system';
  readonly oddsType: OddsType;
  readonly selections: readonly SelectionName[];
  readonly stake?: string | undefined;
}

/**
 * Answers what the selections are worth now, with their bounds, and keeps it: a placement names the quote and is measured against it.
 * A selection that cannot be bet is answered with its state, not refused.
 *
 * Assumption: singles are quoted one by one; parlays and systems are not taken yet.
 *
 * @throws PlatformError 6008 `mode_unavailable`, 6007 where a selection means nothing to us
 */
export function quote(context: BettingContext, memberId: MemberId, request: QuoteRequest): Promise<WireQuote> {
  const [selection, ...more] = request.selections;
  if (request.mode !== 'single' || selection === undefined || more.length > 0) {
    throw new PlatformError(RESPONSE_CODES.illegalParameter, 'mode_unavailable');
  }
  return inTransaction(context.db, async (trx) => {
    const made = await makeQuote(context, trx, memberId, request);
    return wireQuote(made, request.stake === undefined ? null : parseYuan(request.stake));
  });
}

/** Makes a quote inside a transaction, for a question or as the offer beside a refusal. */
export async function makeQuote(
  context: BettingContext,
  trx: Trx,
  memberId: MemberId,
  { mode, oddsType, selections }: QuoteRequest,
): Promise<Quote> {
  const nowMs = context.clock.nowMs();
  const offers = await readOffers(context, trx, selections, oddsType, nowMs);
  const usdCny = await dayRate(trx, nowMs, context.usdCny());
  const room = await payoutRoom(trx, { memberId, payoutClass: 'football', day: businessDay(nowMs), usdCny });
  const made: Quote = {
    quote_id: randomUUID(),
    member_id: memberId,
    mode,
    odds_type: oddsType,
    entries: offers.map((offer) => shownSelection(offer, room)),
    created_at: new Date(nowMs),
    expires_at: new Date(nowMs + context.settings().quoteLifeMs),
    used_by: null,
  };
  await trx
    .withTables<SportsbookTables>()
    .insertInto('sb_quote')
    .values({ ...made, entries: JSON.stringify(made.entries) })
    .execute();
  return made;
}

const QUOTES_KEPT_MS = 3_600_000;

/** Quotes nobody placed are dropped an hour after they expired; those a rejection offered are kept with it. */
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

/** @throws PlatformError 6007 where a selection means nothing to us */
async function readOffers(
  context: BettingContext,
  trx: Trx,
  selections: readonly SelectionName[],
  oddsType: OddsType,
  nowMs: number,
): Promise<readonly CurrentOffer[]> {
  const settings = context.settings();
  const ids = selections.map(({ gameId }) => matchIdOf(gameId)).filter((id) => id !== undefined);
  const records = await readMatches(trx, ids, settings.feedDelayMs);
  return selections.map((selection) => {
    const record = records.find(({ gameId }) => gameId === matchIdOf(selection.gameId));
    const offer = record && currentOffer(record, selection, oddsType, nowMs, settings);
    if (!offer) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'unknown_match');
    return offer;
  });
}

export function shownSelection(offer: CurrentOffer, room: Fen): ShownSelection {
  const { gameId, w, r, state, ratio, strong, price, score, rule, view } = offer;
  const { min, max } = stakeBounds(price, { leagueId: view.record.league.id, period: rule.period }, room);
  const isOpen = state !== 'closed';
  return {
    ...{ gameId, w, r, state, ratio, strong, score },
    oddsType: price.type,
    ior: isOpen ? price.text : '',
    min: formatYuan(min),
    max: formatYuan(isOpen ? max : fen(0n)),
  };
}

export function priceOf({ oddsType, ior }: Pick<ShownSelection, 'oddsType' | 'ior'>): Price {
  return { type: oddsType, text: ior };
}

export function wireQuote({ quote_id, expires_at, entries }: Quote, stake: Fen | null): WireQuote {
  const [only] = entries;
  return {
    quoteId: quote_id,
    expiresAt: expires_at.getTime(),
    entries: entries.map(({ score, ...entry }) => ({ ...entry, ...(score && { sc_FT_H: score.home, sc_FT_C: score.away }) })),
    ...(only && stake !== null ? amounts(only, stake) : {}),
  };
}

/** Risk and to-win of a stake that can be taken; nothing for one that cannot. */
function amounts(entry: ShownSelection, stake: Fen): { risk?: string; toWin?: string } {
  const [min, max] = [parseYuan(entry.min), parseYuan(entry.max)];
  const [risk, toWin] = [riskOf(priceOf(entry), stake), toWinOf(priceOf(entry), stake)];
  const isTakable = entry.state === 'open' && min !== null && max !== null && stake >= min && stake <= max;
  if (!isTakable || risk === undefined || toWin === undefined) return {};
  return { risk: formatYuan(fen(risk)), toWin: formatYuan(fen(toWin)) };
}
