import { businessDay, startOfBusinessDay } from '@site/shared/calendar';
import { countedOf } from '../markets/gameIds';
import type { MarketRule } from '../markets/marketRules';
import { marketRule } from '../markets/marketRules';
import { makeBook, type BookMarket, type BookRequest } from '../pricing/matchBook';
import type { OfferedMarket } from './offeredMarket';
import type { SportsbookSettings } from './settings';
import { matchStateAt, type MatchState } from '../simulator/matchState';
import { closeDecided } from './closeDecided';
import { elapsedAt, type FixedMarket, type MatchRecord } from './matchRecord';

export type { OfferedMarket } from './offeredMarket';

/** Section of the board that lists a match; outrights have their own. */
export type BoardPhase = 'RB' | 'FT' | 'FU' | 'FSFT' | 'FSFU';

/** Match at one moment. */
export interface MatchView {
  readonly record: MatchRecord;
  readonly state: MatchState;
  readonly phase: BoardPhase | null;
  /** True when all markets are suspended: after a goal, manually, or because play is interrupted. */
  readonly isSuspended: boolean;
  /** Number of the price step; null when prices do not move. */
  readonly step: number | null;
  /**
   * Match time for which prices are computed. It follows the clock only at the start of each step, and not at all in a
   * scripted match.
   */
  readonly pricedAt: number;
}

const HOUR_MS = 3_600_000;
/** Minimum length of "today", so that it is never empty shortly before midnight. */
const TODAY_AT_LEAST_MS = 6 * HOUR_MS;
/** Time before the start at which alternative lines open. */
const ALTERNATIVES_BEFORE_MS = 6 * HOUR_MS;

export function viewMatch(record: MatchRecord, nowMs: number, settings: SportsbookSettings): MatchView {
  const elapsed = elapsedAt(record.anchor, nowMs);
  const state = abandonedInTime(matchStateAt(record.course, record.reported, elapsed), record, nowMs, settings);
  const fraction = staggered(record, state, nowMs, settings);
  const step = record.course.kind === 'scripted' ? null : Math.floor(fraction);
  const paused = state.lastDangerSeenAt !== null && elapsed - state.lastDangerSeenAt < settings.suspensionMs * record.anchor.speed;
  return {
    record,
    state,
    phase: record.end === null ? phaseOf(record, state, nowMs) : null,
    isSuspended: paused || state.isHeld || state.period === 'interrupted',
    step,
    pricedAt: timeOfPrices(record, state, step === null ? null : (fraction - step) * settings.liveStepMs),
  };
}

/** Returns true when the match is over in this view, so that no bet is taken. */
export function hasEnded({ record, state }: MatchView): boolean {
  return record.end !== null || state.period === 'finished' || state.period === 'abandoned';
}

/**
 * Returns the markets of a match at the moment of the view; none after its end. `all` includes those that are not on
 * the board.
 */
export function offeredMarkets(
  view: MatchView,
  nowMs: number,
  settings: SportsbookSettings,
  scope: BookRequest['scope'],
): readonly OfferedMarket[] {
  return knownMarkets(view, nowMs, settings, scope).filter(({ isDecided }) => isDecided !== true);
}

/** Returns the same markets plus those that are closed because they are decided. */
export function knownMarkets(
  view: MatchView,
  nowMs: number,
  settings: SportsbookSettings,
  scope: BookRequest['scope'],
): readonly OfferedMarket[] {
  const { record, state, step } = view;
  if (hasEnded(view)) return [];
  const book = makeBook({
    course: record.course,
    state,
    step,
    scope,
    pricedAt: view.pricedAt,
    hasAlternatives: nowMs > record.startsAtMs - ALTERNATIVES_BEFORE_MS,
  });
  const isInPlay = state.period !== 'not-started';
  return withFixed(book, record, isInPlay, scope).map((market) =>
    closeDecided({ ...market, state: view.isSuspended && market.state === 'open' ? 'suspended' : market.state }, record, state),
  );
}

function phaseOf(record: MatchRecord, { period }: MatchState, nowMs: number): BoardPhase | null {
  if (period === 'finished' || period === 'abandoned') return null;
  const isOutright = record.sport === 'FS';
  if (period !== 'not-started') return isOutright ? 'FSFT' : 'RB';
  if (nowMs < record.listedAtMs) return null;
  const todayEnds = Math.max(startOfBusinessDay(businessDay(nowMs) + 1), nowMs + TODAY_AT_LEAST_MS);
  const isToday = record.startsAtMs < todayEnds;
  return isOutright ? (isToday ? 'FSFT' : 'FSFU') : isToday ? 'FT' : 'FU';
}

/** Marks a match that has not ended in time as abandoned with its current score (betting rules, "Settlement"). */
function abandonedInTime(state: MatchState, record: MatchRecord, nowMs: number, { abandonAfterMs }: SportsbookSettings): MatchState {
  const isOver = state.period === 'finished' || state.period === 'abandoned';
  if (isOver || nowMs < record.startsAtMs + abandonAfterMs) return state;
  return { ...state, period: 'abandoned', endedAt: state.elapsed };
}

/** Returns the price step with its fraction, shifted per match, so that not all prices move at the same moment. */
function staggered(
  { gameId }: MatchRecord,
  { period }: MatchState,
  nowMs: number,
  { liveStepMs, earlyStepMs }: SportsbookSettings,
): number {
  const stepMs = period === 'not-started' ? earlyStepMs : liveStepMs;
  return (nowMs + ((gameId * 37) % stepMs)) / stepMs;
}

/**
 * Returns the match time for which prices are computed.
 *
 * @param intoStep milliseconds since the prices last moved; null when they do not move
 */
function timeOfPrices({ anchor }: MatchRecord, { period, elapsed }: MatchState, intoStep: number | null): number {
  if (period === 'not-started') return 0;
  return Math.max(0, intoStep === null ? anchor.elapsed : elapsed - intoStep * anchor.speed);
}

function withFixed(
  book: readonly BookMarket[],
  { fixed, sport }: MatchRecord,
  isInPlay: boolean,
  scope: BookRequest['scope'],
): readonly OfferedMarket[] {
  const find = (gameId: string, w: string): FixedMarket | undefined => fixed.find((each) => each.gameId === gameId && each.w === w);
  const offered = book.map((market): OfferedMarket => {
    const by = find(market.gameId, market.w);
    if (!by) return { ...market, state: 'open' };
    const prices = market.prices.map(({ r, ior }) => ({ r, ior: by.prices[r] ?? ior }));
    return { ...market, ratio: by.ratio ?? market.ratio, strong: by.strong ?? market.strong, prices, state: by.state ?? 'open' };
  });
  const added = fixed.flatMap((by): OfferedMarket[] => {
    const rule = marketRule(by.w, sport, countedOf(by.gameId));
    if (
      !rule ||
      (typeof scope !== 'string' && scope.only !== by.w) ||
      rule.isInPlay !== isInPlay ||
      book.some(({ gameId, w }) => gameId === by.gameId && w === by.w)
    )
      return [];
    return [fixedAlone(by, rule)];
  });
  return [...offered, ...added];
}

/** Builds a market that the model does not offer from its fixed values alone. */
function fixedAlone(by: FixedMarket, rule: MarketRule): OfferedMarket {
  const prices = [...rule.sides.keys()].map((r) => ({ r, ior: by.prices[r] ?? '' }));
  const { of } = rule.counts;
  return {
    gameId: by.gameId,
    w: by.w,
    ...(of === 'corners' || of === 'cards' ? { of } : {}),
    format: rule.format,
    ratio: by.ratio ?? '',
    strong: by.strong ?? '',
    prices,
    state: by.state ?? 'open',
  };
}
