/** Storage format of a slip entry on this device, with the field names of the specification. */
import {
  marketFromWire,
  marketPhaseToWire,
  parseMarketPhase,
  parseSport,
  selectionCode,
  selectionKey,
  slipEntryShape,
  sportToWire,
  type OfferedPrice,
  type Quarters,
} from '@site/shared/betting';
import { parsePrice, priceToWire, type Price, type RawPrice } from '@site/shared/odds';
import { countedSchema, marketPhaseSchema, oddsTypeSchema, sportSchema } from '@site/shared/wire/matches';
import * as z from '@site/shared/wire/zod';
import type { Offer, SlipEntry } from './types';

/** Maximum line in quarters; totals of all sports are far below it. */
const LINE_LIMIT = 4_000;

export const priceShape = z.object({ format: oddsTypeSchema, text: z.string() });
export const lineShape = z.nullable(z.int().check(z.minimum(-LINE_LIMIT), z.maximum(LINE_LIMIT)));
const scoreShape = z.nullable(z.object({ home: z.int(), away: z.int() }));
const teamShape = z.object({ id: z.string(), name: z.string() });

/** Schema of a stored entry: the fields of the specification plus those the slip shows. */
export const entryShape = z.object({
  ...slipEntryShape.shape,
  of: z.optional(countedSchema),
  /** Set when the entry was kept from an accepted bet: `seen` is that bet's price, which is no longer shown. */
  kept: z.optional(z.literal(true)),
  name: z.optional(z.string()),
  match: z.object({
    sport: sportSchema,
    phase: marketPhaseSchema,
    league: teamShape,
    home: teamShape,
    away: teamShape,
    /** Maximum number of selections of this match in one bet. */
    builder: z.optional(z.int().check(z.minimum(2), z.maximum(10))),
  }),
  seen: z.object({
    line: lineShape,
    price: z.union([priceShape, z.object({ raw: z.int().check(z.minimum(10), z.maximum(1990)) })]),
    score: scoreShape,
  }),
});
type StoredEntry = z.infer<typeof entryShape>;

export function entryToStorage(entry: SlipEntry, isInvalid: boolean): StoredEntry {
  const { key, match, gameId, kind, market, side, seen, isKept, pendingTicketId } = entry;
  const { w, r } = selectionCode(key);
  const phase = marketPhaseToWire(match.phase);
  return {
    gameInfo: { gameId: match.id, hgid: match.hgid, gide: match.gide, team_h: match.home.name, team_c: match.away.name },
    playInfo: { w },
    oddInfo: { r, ...(gameId === match.id ? {} : { gameId }) },
    bettingData: { active: pendingTicketId === undefined ? 'N' : 'Y', ticket_id: pendingTicketId ?? '' },
    championRate: { rtype: kind === 'champion' ? phase : '' },
    isInvalid,
    ...(isKept ? { kept: isKept } : {}),
    ...(market.counts === 'corners' || market.counts === 'cards' ? { of: market.counts } : {}),
    ...(side.kind === 'competitor' && side.name !== undefined ? { name: side.name } : {}),
    match: { sport: sportToWire(match.sport), phase, league: match.league, home: match.home, away: match.away, ...builderOf(match) },
    seen: {
      line: seen.line ?? null,
      price: seen.price.kind === 'raw' ? { raw: seen.price.raw } : priceToStorage(seen.price.price),
      score: seen.score ?? null,
    },
  };
}

/** @returns `undefined` when the entry contains something this build does not know or no valid price */
export function entryFromStorage(stored: StoredEntry): SlipEntry | undefined {
  const { gameInfo, playInfo, oddInfo, bettingData, championRate } = stored;
  const [sport, phase] = [parseSport(stored.match.sport), parseMarketPhase(stored.match.phase)];
  const seen = offerFromStorage(stored.seen);
  if (!sport || !phase || !seen) return undefined;
  const gameId = oddInfo.gameId ?? gameInfo.gameId;
  return {
    key: selectionKey({ gameId, w: playInfo.w, r: oddInfo.r }),
    match: {
      id: gameInfo.gameId,
      hgid: gameInfo.hgid,
      gide: gameInfo.gide,
      sport,
      phase,
      league: stored.match.league,
      home: stored.match.home,
      away: stored.match.away,
      ...builderOf(stored.match),
    },
    gameId,
    kind: championRate.rtype === '' ? 'normal' : 'champion',
    ...marketFromWire(playInfo.w, oddInfo.r, sport, stored),
    seen,
    ...(stored.kept ? { isKept: true } : {}),
    pendingTicketId: bettingData.active === 'Y' && bettingData.ticket_id !== '' ? bettingData.ticket_id : undefined,
  };
}

function builderOf({ builder }: { readonly builder?: number | undefined }): { readonly builder?: number } {
  return builder === undefined ? {} : { builder };
}

function offerFromStorage({ line, price, score }: StoredEntry['seen']): Offer | undefined {
  const offered = priceFromStorage(price);
  return offered && { line: lineFromStorage(line), price: offered, score: score ?? undefined };
}

function priceFromStorage(stored: StoredEntry['seen']['price']): OfferedPrice | undefined {
  if ('raw' in stored) return { kind: 'raw', raw: stored.raw as RawPrice };
  const price = parsePrice(stored.format, stored.text);
  return price && { kind: 'fixed', price };
}

export function priceToStorage(price: Price): z.infer<typeof priceShape> {
  return { format: price.format, text: priceToWire(price) };
}

export function lineFromStorage(stored: number | null): Quarters | undefined {
  return stored === null ? undefined : (stored as Quarters);
}
