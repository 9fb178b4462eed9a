import type { LineRule } from '../bet-acceptance/decideAcceptance';
import { MOST_COMPETITORS } from '../simulator/outrights';
import { isFootball, isPlayed, PLAYED_SPORTS, type Sport } from '../simulator/sport';
import { COUNTED_CODES, FOOTBALL_MARKETS } from './footballMarkets';
import type { Counted } from './gameIds';
import type { MarketCount, MarketPeriod, MarketSpec, SettlementRule } from './marketSpec';
import { playedMarkets } from './playedMarkets';

export type { SettlementRule } from './marketSpec';

/** Everything the platform needs to know of one play type code. */
export interface MarketRule {
  /** `w`. */
  readonly code: string;
  readonly settlement: SettlementRule;
  readonly period: MarketPeriod;
  readonly counts: MarketCount;
  readonly isInPlay: boolean;
  /** Football handicaps taken in play count only the goals after the bet. */
  readonly countsFromBet: boolean;
  /** `raw`: quoted as a two-sided pair and shown in any odds type. `E`: European, never converted. */
  readonly format: 'raw' | 'E';
  /**
   * `r` to side, in the order they are shown. Sides are words: H C N, over under, odd even, yes no, none, HN, 2-1, other, 2-3, 7+, and the
   * number of a competitor.
   */
  readonly sides: ReadonlyMap<string, string>;
}

type RuleBook = ReadonlyMap<string, MarketRule>;

const GOALS = bookOf(FOOTBALL_MARKETS, true);
const CORNERS = countedBook('corners');
const CARDS = countedBook('cards');
const PLAYED: ReadonlyMap<string, RuleBook> = new Map(PLAYED_SPORTS.map((sport) => [sport, bookOf(playedMarkets(sport), false)]));
const OUTRIGHT: RuleBook = bookOf(
  [
    {
      code: 'FS',
      settlement: { kind: 'outright' },
      format: 'E',
      period: 'match',
      isInPlay: false,
      counts: { of: 'score', parts: null },
      sides: new Map(Array.from({ length: MOST_COMPETITORS }, (_, index) => [`FS${index + 1}`, String(index + 1)])),
    },
  ],
  false,
);

/**
 * Looked up, never parsed: prefixes of these codes mislead (HRG is a goal, ROUH is a market and a selection). In every sport but football
 * a handicap taken in play counts the whole score; so it does, by assumption, for corners and cards.
 *
 * @param counted what the line counts where it is not goals (`countedOf` its game id)
 */
export function marketRule(code: string, sport: string = 'FT', counted: Counted = 'goals'): MarketRule | undefined {
  if (sport === 'FS') return OUTRIGHT.get(code);
  const played = PLAYED.get(sport);
  if (played) return played.get(code) ?? withoutReference(GOALS.get(code));
  return (counted === 'corners' ? CORNERS : counted === 'cards' ? CARDS : GOALS).get(code);
}

/** Every market of a sport, corners and cards under what they count. */
export function marketRules(sport: Sport, counted: Counted = 'goals'): readonly MarketRule[] {
  if (isPlayed(sport)) return [...(PLAYED.get(sport)?.values() ?? [])];
  if (!isFootball(sport)) return [...OUTRIGHT.values()];
  return [...(counted === 'corners' ? CORNERS : counted === 'cards' ? CARDS : GOALS).values()];
}

/** The side of a selection, or undefined where the pair `(w, r)` is unknown. */
export function sideOf(rule: MarketRule, r: string): string | undefined {
  return rule.sides.get(r);
}

/** How the line of this side is compared when it moved between the price shown and the decision. */
export function lineRuleOf(rule: MarketRule, side: string): LineRule {
  switch (rule.settlement.kind) {
    case 'handicap':
      return 'handicap';
    case 'total':
      return side === 'over' ? 'over' : 'under';
    case 'three-way':
      return 'three-way';
    default:
      return 'none';
  }
}

/** Codes without a digit mean the whole match in every sport, as feeds of this family write them too. */
function withoutReference(rule: MarketRule | undefined): MarketRule | undefined {
  return rule && { ...rule, countsFromBet: false };
}

function bookOf(specs: readonly MarketSpec[], isFootballBook: boolean): RuleBook {
  return new Map(specs.map((spec) => [spec.code, toRule(spec, isFootballBook)]));
}

function countedBook(of: 'corners' | 'cards'): RuleBook {
  const specs = FOOTBALL_MARKETS.filter(({ code }) => COUNTED_CODES.includes(code));
  return bookOf(
    specs.map((spec) => ({ ...spec, counts: { of, parts: null } })),
    false,
  );
}

function toRule({ sides, ...spec }: MarketSpec, isFootballBook: boolean): MarketRule {
  const countsFromBet = isFootballBook && spec.isInPlay && spec.settlement.kind === 'handicap';
  return { ...spec, countsFromBet, sides: isTable(sides) ? sides : lettered(spec.code, sides) };
}

function isTable(sides: MarketSpec['sides']): sides is ReadonlyMap<string, string> {
  return sides instanceof Map;
}

/** Most selections are the market's code with a letter: `RE` and `H` are `REH`. */
function lettered(code: string, letters: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(letters).map(([letter, side]) => [code + letter, side]));
}
