import { priceToWire, parseRawPair, rawSidePrice } from '@site/shared/odds';
import type { LineRule } from '../bet-acceptance/decideAcceptance';
import { priceValue, type OddsType, type Price } from '../exact-arithmetic/price';
import type { Rational } from '../exact-arithmetic/rational';
import { isOpen, prospectOf } from '../decided/prospectOf';
import { reachOf } from '../decided/reachOf';
import { countedOf } from '../markets/gameIds';
import { lineOf, type WireLine } from '../markets/line';
import { lineRuleOf, marketRule, sideOf, type MarketRule } from '../markets/marketRules';
import type { MatchRecord } from '../matches/matchRecord';
import { hasEnded, knownMarkets, viewMatch, type MatchView, type OfferedMarket } from '../matches/matchView';
import type { SportsbookSettings } from '../matches/settings';
import type { Goals } from '../simulator/course';
import { competitionOf } from '../simulator/outrights';
import type { StakePlace } from './limits';
import { payoutClassOf, type PayoutClass } from './payoutClass';
import type { SelectionName } from './selection';

/** Current state and price of a selection, in the odds type the player asked for. */
export interface CurrentOffer extends SelectionName, WireLine {
  readonly rule: MarketRule;
  readonly side: string;
  /** Counted event, when it is not goals or points. */
  readonly of?: 'corners' | 'cards';
  /** Name of the competitor in an outright. */
  readonly name?: string;
  readonly state: 'open' | 'suspended' | 'closed';
  /** True when the selection is closed because the reported events decide it. */
  readonly isDecided: boolean;
  readonly price: Price;
  /** Line, signed for the side. */
  readonly line: Rational | null;
  readonly lineRule: LineRule;
  /** Score as reported by the feed, for a bet in play; null for a bet before the match. */
  readonly score: Goals | null;
  readonly view: MatchView;
}

/**
 * Returns the selection as it is now. A market that does not exist, or no longer does, is closed and has no price.
 *
 * @returns undefined when the names are unknown
 */
export function currentOffer(
  record: MatchRecord,
  name: SelectionName,
  oddsType: OddsType,
  nowMs: number,
  settings: SportsbookSettings,
): CurrentOffer | undefined {
  const rule = marketRule(name.w, record.sport, countedOf(name.gameId));
  const side = rule && sideOf(rule, name.r);
  if (!rule || side === undefined) return undefined;
  const view = viewMatch(record, nowMs, settings);
  const market = knownMarkets(view, nowMs, settings, { only: name.w }).find(({ gameId, w }) => gameId === name.gameId && w === name.w);
  const type = rule.format === 'raw' ? oddsType : 'E';
  const price: Price = { type, text: market ? priceText(market, name.r, oddsType) : '' };
  const isPriced = priceValue(price) !== undefined;
  const wireLine: WireLine = { ratio: market?.ratio ?? '', strong: market?.strong ?? '' };
  const line = lineOf(rule, side, wireLine);
  const isDecided = isDecidedNow(view, rule, side, line);
  const { of } = rule.counts;
  return {
    ...{ gameId: name.gameId, w: name.w, r: name.r },
    ...wireLine,
    ...((of === 'corners' || of === 'cards') && { of }),
    ...(record.sport === 'FS' && { name: competitorName(record, side) }),
    rule,
    side,
    state: stateOf(market, isPriced, isDecided || hasEnded(view)),
    isDecided,
    price,
    line,
    lineRule: lineRuleOf(rule, side),
    score: rule.isInPlay ? view.state.score : null,
    view,
  };
}

/** A market without a price is suspended, because it may have a price again; a market that does not exist is closed. */
function stateOf(market: OfferedMarket | undefined, isPriced: boolean, isOver: boolean): CurrentOffer['state'] {
  if (market === undefined || isOver) return 'closed';
  return isPriced || market.state === 'closed' ? market.state : 'suspended';
}

/** An unknown line decides nothing, unless the part of the match that it refers to is over. */
function isDecidedNow({ record, state }: MatchView, rule: MarketRule, side: string, line: Rational | null): boolean {
  if (state.period === 'not-started') return false;
  const { course } = record;
  return !isOpen(prospectOf({ rule, side, line, scoreAtBet: state.score, course, state })) || reachOf(rule, course, state).isOver;
}

export function classOf({ view, w }: CurrentOffer): PayoutClass {
  return payoutClassOf(view.record.sport, w);
}

export function placeOf({ view, rule }: CurrentOffer): StakePlace {
  return { leagueId: view.record.league.id, period: rule.period };
}

/** Returns the name of a competitor; the sides of an outright are the competitors' numbers. */
function competitorName({ league }: MatchRecord, side: string): string {
  return competitionOf(league.id)?.teams[Number(side) - 1]?.name ?? '';
}

/**
 * Formats a price in the requested odds type. Both sides of a raw pair must be valid; otherwise neither has a price.
 */
function priceText({ format, prices }: OfferedMarket, r: string, oddsType: OddsType): string {
  if (format === 'E') return prices.find((price) => price.r === r)?.ior ?? '';
  const [first, second] = prices;
  const pair = parseRawPair(first?.ior ?? '', second?.ior ?? '');
  if (!pair) return '';
  return priceToWire(rawSidePrice(first?.r === r ? pair.home : pair.away, oddsType));
}
