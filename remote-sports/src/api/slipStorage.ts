/**
 * How the slip and a bet on its way are kept on this device. What is read back may be of an earlier version, or tampered with: it is
 * checked as a whole, and dropped as a whole.
 */
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
import { fenFromWire, toWireYuan } from '@site/shared/money';
import { formatPrice, parsePrice, type Price, type RawPrice } from '@site/shared/odds';
import { amountSchema, idempotencyKeySchema, instantSchema } from '@site/shared/wire/common';
import { check } from '@site/shared/wire/schema';
import { marketPhaseSchema, oddsTypeSchema, sportSchema } from '@site/shared/wire/sports';
import * as z from '@site/shared/wire/zod';
import { sameGameConflicts, type BetSlip } from '../slip/slip';
import type { AcceptancePolicy, BetOrder, Offer, PlacementKey, SlipEntry } from '../slip/types';

const VERSION = 1;

const priceShape = z.object({ format: oddsTypeSchema, text: z.string() });
const lineShape = z.nullable(z.int().check(z.minimum(-400), z.maximum(400)));
const scoreShape = z.nullable(z.object({ home: z.int(), away: z.int() }));
const teamShape = z.object({ id: z.string(), name: z.string() });

/** The entry by the field names of the specification, with what a slip shows of it beside. */
const entryShape = z.object({
  ...slipEntryShape.shape,
  match: z.object({ sport: sportSchema, phase: marketPhaseSchema, league: teamShape, home: teamShape, away: teamShape }),
  seen: z.object({
    line: lineShape,
    price: z.union([priceShape, z.object({ raw: z.int().check(z.minimum(10), z.maximum(1990)) })]),
    score: scoreShape,
  }),
});
type StoredEntry = z.infer<typeof entryShape>;

const slipShape = z.object({
  v: z.literal(VERSION),
  mode: z.enum(['single', 'multiple', 'parlay']),
  format: oddsTypeSchema,
  formatBeforeParlay: z.optional(oddsTypeSchema),
  policy: z.enum(['ask', 'better', 'tolerance']),
  stake: z.string().check(z.maxLength(12)),
  entries: z.array(entryShape).check(z.maxLength(10)),
});

const orderShape = z.object({
  v: z.literal(VERSION),
  key: idempotencyKeySchema,
  owner: z.string(),
  entry: entryShape,
  line: lineShape,
  price: priceShape,
  stake: amountSchema,
  risk: amountSchema,
  toWin: amountSchema,
  placedAt: instantSchema,
});

/** What a page keeps for the next. */
export interface KeptSlip {
  readonly slip: BetSlip;
  readonly stake: string;
  readonly policy: AcceptancePolicy;
}

export function slipToStorage({ slip, stake, policy }: KeptSlip): unknown {
  const conflicts = sameGameConflicts(slip);
  const { mode, format, formatBeforeParlay } = slip;
  return {
    v: VERSION,
    mode,
    format,
    ...(formatBeforeParlay ? { formatBeforeParlay } : {}),
    policy,
    stake,
    entries: slip.entries.map((entry) => entryToStorage(entry, conflicts.has(entry.key))),
  } satisfies z.infer<typeof slipShape>;
}

/** @returns `undefined` where what is stored is no slip */
export function parseSlip(stored: unknown): KeptSlip | undefined {
  const { value } = { value: undefined, ...check(slipShape, stored) };
  if (!value) return undefined;
  const entries = value.entries.map(entryFromStorage);
  if (!entries.every((entry) => entry !== undefined)) return undefined;
  const { mode, format, formatBeforeParlay, policy, stake } = value;
  return { slip: { mode, format, entries, ...(formatBeforeParlay ? { formatBeforeParlay } : {}) }, policy, stake };
}

export function orderToStorage(order: BetOrder): unknown {
  return {
    v: VERSION,
    key: order.key,
    owner: order.owner,
    entry: entryToStorage(order.entry, false),
    line: order.line ?? null,
    price: priceToStorage(order.price),
    stake: toWireYuan(order.stake),
    risk: toWireYuan(order.risk),
    toWin: toWireYuan(order.toWin),
    placedAt: order.placedAt,
  } satisfies z.infer<typeof orderShape>;
}

/** @returns `undefined` where what is stored is no order */
export function parseOrder(stored: unknown): BetOrder | undefined {
  const { value } = { value: undefined, ...check(orderShape, stored) };
  const entry = value && entryFromStorage(value.entry);
  const price = value && parsePrice(value.price.format, value.price.text);
  if (!value || !entry || !price) return undefined;
  return {
    key: value.key as PlacementKey,
    owner: value.owner,
    entry,
    line: lineFromStorage(value.line),
    price,
    stake: fenFromWire(value.stake),
    risk: fenFromWire(value.risk),
    toWin: fenFromWire(value.toWin),
    placedAt: value.placedAt,
  };
}

function entryToStorage({ key, match, gameId, kind, seen, pendingTicketId }: SlipEntry, isInvalid: boolean): StoredEntry {
  const { w, r } = selectionCode(key);
  const phase = marketPhaseToWire(match.phase);
  return {
    gameInfo: { gameId: match.id, hgid: match.hgid, gide: match.gide, team_h: match.home.name, team_c: match.away.name },
    playInfo: { w },
    oddInfo: { r, ...(gameId === match.id ? {} : { gameId }) },
    bettingData: { active: pendingTicketId === undefined ? 'N' : 'Y', ticket_id: pendingTicketId ?? '' },
    championRate: { rtype: kind === 'champion' ? phase : '' },
    isInvalid,
    match: { sport: sportToWire(match.sport), phase, league: match.league, home: match.home, away: match.away },
    seen: {
      line: seen.line ?? null,
      price: seen.price.is === 'raw' ? { raw: seen.price.raw } : priceToStorage(seen.price.price),
      score: seen.score ?? null,
    },
  };
}

function entryFromStorage(stored: StoredEntry): SlipEntry | undefined {
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
    },
    gameId,
    kind: championRate.rtype === '' ? 'normal' : 'champion',
    ...marketFromWire(playInfo.w, oddInfo.r),
    seen,
    pendingTicketId: bettingData.active === 'Y' && bettingData.ticket_id !== '' ? bettingData.ticket_id : undefined,
  };
}

function offerFromStorage({ line, price, score }: StoredEntry['seen']): Offer | undefined {
  const offered = priceFromStorage(price);
  return offered && { line: lineFromStorage(line), price: offered, score: score ?? undefined };
}

function priceFromStorage(stored: StoredEntry['seen']['price']): OfferedPrice | undefined {
  if ('raw' in stored) return { is: 'raw', raw: stored.raw as RawPrice };
  const price = parsePrice(stored.format, stored.text);
  return price && { is: 'fixed', price };
}

function priceToStorage(price: Price): z.infer<typeof priceShape> {
  return { format: price.format, text: formatPrice(price) };
}

function lineFromStorage(stored: number | null): Quarters | undefined {
  return stored === null ? undefined : (stored as Quarters);
}
