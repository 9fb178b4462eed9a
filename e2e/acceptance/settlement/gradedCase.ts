import { gradeAbandoned, gradeLeg, lineFor, marketFromWire, type LegResult, type ReachedScore, type Sport } from '@site/shared/betting';
import { lineOf, type WireLine } from '@site/platform/sportsbook/markets/line';
import type { MarketRule } from '@site/platform/sportsbook/markets/marketRules';
import { gradeSelection, type MatchResult } from '@site/platform/sportsbook/settlement/gradeSelection';
import type { ResultCode } from '@site/platform/sportsbook/settlement/payout';

export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** Selection and the end of its match, in the types of both the platform and the client. */
export interface GradedCase {
  readonly sport: Sport;
  /** Counted item when it is not goals. */
  readonly of?: 'corners' | 'cards';
  readonly rule: MarketRule;
  readonly r: string;
  readonly line: WireLine;
  readonly scoreAtBet: Goals;
  readonly end: MatchResult;
  /** Result in the client's type, in the unit that the market counts. */
  readonly reached: ReachedScore;
}

export function ourGrade({ sport, of, rule, r, line, scoreAtBet, end, reached }: GradedCase): LegResult {
  const { market, side } = marketFromWire(rule.code, r, sport, { of });
  const leg = { sport, market, side, line: lineFor(market.kind, side, line.ratio, line.strong), scoreAtBet };
  // A set that was not needed is graded like an abandoned one.
  const isPlayed = end.state === 'finished' && (rule.period !== 'part' || reached.part !== undefined);
  const grade = isPlayed ? gradeLeg(leg, reached) : gradeAbandoned(leg, reached);
  if (grade === undefined) throw new Error(`the client could not grade ${rule.code} ${r}`);
  return grade;
}

export function theirGrade({ rule, r, line, scoreAtBet, end }: GradedCase): ResultCode {
  const side = rule.sides.get(r);
  if (side === undefined) throw new Error(`the platform has no ${rule.code} ${r}`);
  return gradeSelection({ rule, side, line: lineOf(rule, side, line), scoreAtBet }, end);
}

export function sum(parts: readonly Goals[]): Goals {
  return parts.reduce<Goals>((total, { home, away }) => ({ home: total.home + home, away: total.away + away }), { home: 0, away: 0 });
}
