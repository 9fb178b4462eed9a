import type { LineRule } from '../bet-acceptance/decideAcceptance';
import { MOST_COMPETITORS } from '../simulator/outrights';
import { isFootball, isPlayed, PLAYED_SPORTS, type Sport } from '../simulator/sport';
import { COUNTED_CODES, FOOTBALL_MARKETS } from './footballMarkets';
import type { Counted } from './gameIds';
import type { MarketCount, MarketPeriod, MarketSpec, SettlementRule } from './marketSpec';
import { playedMarkets } from './playedMarkets';

export type { SettlementRule } from './marketSpec';

/** Rules of one market code. */
export interface MarketRule {
  /** Market code, `w` in wire format. */
  readonly code: string;
  readonly settlement: SettlementRule;
  readonly period: MarketPeriod;
  readonly counts: MarketCount;
  readonly isInPlay: boolean;
  /** True for football handicaps in play, which count only the goals after the bet. */
  readonly countsFromBet: boolean;
  /** `raw` is quoted as a two-sided pair and shown in any odds type; `E` is European and never converted. */
  readonly format: 'raw' | 'E';
  /**
   * Sides by selection code `r`, in display order. A side is one of H, C, N, over, under, odd, even, yes, no, none, a
   * combination such as HN, a score such as 2-1, other, a band such as 2-3 or 7+, or the number of a competitor.
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
 * Returns the rules of a market code. Codes are looked up and never parsed, because their prefixes mislead (HRG is a
 * goal, ROUH is both a market and a selection). In every sport except football an in-play handicap counts the whole
 * score; by assumption this also applies to corners and cards.
 *
 * @param counted events that the line counts, if not goals (`countedOf` its game id)
 */
export function marketRule(code: string, sport: string = 'FT', counted: Counted = 'goals'): MarketRule | undefined {
  if (sport === 'FS') return OUTRIGHT.get(code);
  const played = PLAYED.get(sport);
  if (played) return played.get(code) ?? withoutReference(GOALS.get(code));
  return (counted === 'corners' ? CORNERS : counted === 'cards' ? CARDS : GOALS).get(code);
}

/** Returns every market of a sport, separately for goals, corners and cards. */
export function marketRules(sport: Sport, counted: Counted = 'goals'): readonly MarketRule[] {
  if (isPlayed(sport)) return [...(PLAYED.get(sport)?.values() ?? [])];
  if (!isFootball(sport)) return [...OUTRIGHT.values()];
  return [...(counted === 'corners' ? CORNERS : counted === 'cards' ? CARDS : GOALS).values()];
}

/** Returns the side of a selection, or undefined when the pair `(w, r)` is unknown. */
export function sideOf(rule: MarketRule, r: string): string | undefined {
  return rule.sides.get(r);
}

/** Returns how a line of this side is compared when it moved between the shown price and the decision. */
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

/**
 * Returns the rule with the whole score as its count, because codes without a digit mean the whole match in every
 * sport.
 */
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

/** Builds selection codes from the market's code and a letter: `RE` and `H` give `REH`. */
function lettered(code: string, letters: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(letters).map(([letter, side]) => [code + letter, side]));
}
