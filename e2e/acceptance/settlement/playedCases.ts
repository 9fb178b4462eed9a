import { parseSport, type ReachedPart, type ReachedScore } from '@site/shared/betting';
import fc from 'fast-check';
import { handicapLine, NO_LINE, totalLine, type WireLine } from '@site/platform/sportsbook/markets/line';
import { marketRules, type MarketRule } from '@site/platform/sportsbook/markets/marketRules';
import { sum, type GradedCase, type Goals } from './gradedCase';
import { aPlayedMatch, PLAYED, type Played, type PlayedMatch } from './playedMatches';

/**
 * Markets of every sport except football and outrights. The meaning of the digit after a code is repeated here,
 * independent of client and platform.
 */
export const PLAYED_RULES: Readonly<Record<Played, readonly MarketRule[]>> = Object.fromEntries(
  PLAYED.map((sport) => [sport, marketRules(sport)]),
) as Record<Played, readonly MarketRule[]>;

/** Bet on any of these sports with a line near the final score, so half wins and half losses occur too. */
export const aPlayedCase: fc.Arbitrary<GradedCase> = fc
  .record({
    match: aPlayedMatch,
    selection: fc.nat(),
    offset: fc.integer({ min: -6, max: 6 }),
    scoreAtBet: fc.record({ home: fc.nat(3), away: fc.nat(3) }),
  })
  .map(({ match, selection, offset, scoreAtBet }): GradedCase => {
    const selections = PLAYED_RULES[match.sport].flatMap((rule) => [...rule.sides.keys()].map((r) => ({ rule, r })));
    const { rule, r } = pick(selections, selection);
    const reached = reachedBy(match, Number(rule.code.at(-1)));
    const { state, parts, partsOver, score } = match;
    return {
      sport: mustParseSport(match.sport),
      rule,
      r,
      line: aLineNear(reached.part ?? reached.match, rule, offset),
      scoreAtBet,
      end: { state, half: null, final: score, facts: { parts: parts.map((part) => ({ period: '', ...part })), partsOver } },
      reached,
    };
  });

function reachedBy(match: PlayedMatch, digit: number): ReachedScore {
  const { sport, score, parts } = match;
  if (digit === 0) return { match: score };
  switch (sport) {
    case 'BK': {
      // Overtime belongs to the second half and to no quarter.
      const [from, to] = digit === 1 ? [1, 2] : digit === 2 ? [3, Infinity] : [digit - 2, digit - 2];
      return { match: score, part: partOf(match, from, to) };
    }
    case 'BS':
      return { match: score, part: partOf(match, 1, 5) };
    default:
      return digit === 6 ? { match: sum(parts) } : { match: score, part: partOf(match, digit, digit) };
  }
}

function partOf({ parts, partsOver, state }: PlayedMatch, from: number, to: number): ReachedPart | undefined {
  if (parts.length < from) return undefined;
  return { ...sum(parts.slice(from - 1, to)), isOver: state === 'finished' || partsOver >= to };
}

function aLineNear({ home, away }: Goals, { settlement }: MarketRule, offset: number): WireLine {
  switch (settlement.kind) {
    case 'handicap':
      return handicapLine(4 * (away - home) + offset);
    case 'total': {
      const counted = { both: home + away, home, away }[settlement.of];
      return totalLine(Math.max(1, 4 * counted + offset));
    }
    default:
      return NO_LINE;
  }
}

function mustParseSport(code: string) {
  const sport = parseSport(code);
  if (!sport) throw new Error(`the client knows no sport ${code}`);
  return sport;
}

function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}
