import { assertNever } from '@site/shared/assert';
import type { Quarters } from '../line';
import type { Score } from '../match';
import type { MarketType } from '../marketType';
import type { Side, TeamOrDraw } from '../side';
import type { Sport } from '../sport';
import { listedUpTo } from './listedUpTo';

/** Result of a selection by the score. */
export type LegGrade = 'won' | 'half-won' | 'push' | 'half-lost' | 'lost';

export interface AcceptedLeg {
  readonly sport: Sport;
  readonly market: Pick<MarketType, 'kind' | 'period' | 'counts' | 'isInPlay' | 'goal'>;
  readonly side: Side;
  /**
   * Line of the selection: signed for the chosen side in handicaps, signed for the home side in three-way handicaps,
   * unsigned in totals.
   */
  readonly line: Quarters | undefined;
  readonly scoreAtBet: Score | undefined;
}

/** Current score of a match, in the unit that the market counts. */
export interface ReachedScore {
  readonly match: Score;
  /** Half-time score in football. Absent if the first half is not over or its score is unknown. */
  readonly half?: Score | undefined;
  /**
   * Score in the quarters, sets or innings that the market is about, in other sports. Absent if they have not started
   * or are unknown.
   */
  readonly part?: ReachedPart | undefined;
}

export interface ReachedPart extends Score {
  readonly isOver: boolean;
}

/**
 * Grades a selection as if the match ended at this score. Football handicaps placed in play count only the goals after
 * the bet; all others count all.
 *
 * @returns `undefined` if the score does not decide it: unknown windows and parts, the scorer of a goal, an unknown
 * kind of selection
 * @example home −0.75 at 2-1 is 'half-won'
 */
export function gradeLeg(leg: AcceptedLeg, reached: ReachedScore): LegGrade | undefined {
  const score = scoreOfPeriod(leg, reached);
  return score && gradeScore(leg, goalsThatCount(leg, score), reached.half);
}

function scoreOfPeriod({ market, sport }: AcceptedLeg, { match, half, part }: ReachedScore): Score | undefined {
  if (market.period === 'match') return match;
  if (!isFootball(sport)) return part;
  return market.period === 'half' ? half : undefined;
}

function goalsThatCount({ sport, market, scoreAtBet }: AcceptedLeg, score: Score): Score {
  const countsFromBet = isFootball(sport) && market.isInPlay && market.kind === 'handicap' && market.counts === 'goals';
  return countsFromBet && scoreAtBet ? { home: score.home - scoreAtBet.home, away: score.away - scoreAtBet.away } : score;
}

function gradeScore({ sport, market, side, line }: AcceptedLeg, score: Score, half: Score | undefined): LegGrade | undefined {
  const { home, away } = score;
  const total = home + away;
  switch (market.kind) {
    case 'handicap':
      return line === undefined ? undefined : gradeMargin(leadOf(side, score), line);
    case 'draw-no-bet':
      return gradeMargin(leadOf(side, score), 0);
    case 'total':
      return gradeTotal(side, total, line);
    case 'home-total':
      return gradeTotal(side, home, line);
    case 'away-total':
      return gradeTotal(side, away, line);
    case 'result':
      // A match cannot end level in sports without draws, but a quarter can; a bet on its winner is then a push.
      if (home === away && !isFootball(sport)) return market.period === 'match' ? undefined : 'push';
      return wonIf(side, leaderOf(home - away));
    case 'double-chance':
      return side.kind === 'double-chance' ? won(side.of.includes(leaderOf(home - away))) : undefined;
    case 'three-way-handicap':
      return line === undefined ? undefined : wonIf(side, leaderOf(4 * (home - away) + line));
    case 'odd-even':
      return wonIf(side, total % 2 === 0 ? 'even' : 'odd');
    case 'both-score':
      return wonIf(side, home > 0 && away > 0 ? 'yes' : 'no');
    case 'goal-band':
      return side.kind === 'goals' ? won(total >= side.from && total <= (side.to ?? Infinity)) : undefined;
    case 'correct-score':
      return gradeCorrectScore(side, score, listedUpTo(market.period));
    case 'half-full':
      if (side.kind !== 'half-full' || !half) return undefined;
      return won(leaderOf(half.home - half.away) === side.half && leaderOf(home - away) === side.full);
    case 'clean-sheet':
      return teamOnly(side, (team) => score[otherOf(team)] === 0);
    case 'win-to-nil':
      return teamOnly(side, (team) => score[otherOf(team)] === 0 && score[team] > 0);
    case 'win-from-behind':
      return gradeComeback(side, score, half);
    case 'next-goal':
      return gradeGoal(side, score, total < (market.goal ?? 1));
    case 'last-goal':
      return gradeGoal(side, score, total === 0);
    default:
      // Winning margins, kinds of other sports that need more than a score, and unknown kinds.
      return undefined;
  }
}

/**
 * Grades a lead against a line in quarters: a margin of at least half a goal decides the whole bet, a quarter decides
 * half of it.
 */
export function gradeMargin(lead: number | undefined, line: number): LegGrade | undefined {
  if (lead === undefined) return undefined;
  const quarters = 4 * lead + line;
  if (quarters >= 2) return 'won';
  if (quarters <= -2) return 'lost';
  return quarters === 1 ? 'half-won' : quarters === 0 ? 'push' : 'half-lost';
}

function gradeTotal(side: Side, goals: number, line: Quarters | undefined): LegGrade | undefined {
  if (line === undefined) return undefined;
  if (side.kind === 'over') return gradeMargin(goals, 0 - line);
  return side.kind === 'under' ? gradeMargin(-goals, line) : undefined;
}

function gradeCorrectScore(side: Side, { home, away }: Score, highest: number): LegGrade | undefined {
  const isListed = home <= highest && away <= highest;
  if (side.kind === 'other-score') return won(!isListed);
  return side.kind === 'score' ? won(side.home === home && side.away === away) : undefined;
}

/**
 * Grades a win from behind. The final score alone cannot show that a side was behind; it takes the half-time score, or
 * a final score that rules it out.
 */
function gradeComeback(side: Side, score: Score, half: Score | undefined): LegGrade | undefined {
  if (side.kind !== 'home' && side.kind !== 'away') return undefined;
  const other = otherOf(side.kind);
  if (score[side.kind] <= score[other] || score[other] === 0) return 'lost';
  return half && half[side.kind] < half[other] ? 'won' : undefined;
}

/**
 * Grades the scorer of a goal. The score decides it only if the goal was not scored or one side has scored all goals.
 */
function gradeGoal(side: Side, { home, away }: Score, isUnscored: boolean): LegGrade | undefined {
  if (isUnscored) return wonIf(side, 'no-goal');
  if (home > 0 && away > 0) return undefined;
  return wonIf(side, home > 0 ? 'home' : 'away');
}

function leadOf(side: Side, { home, away }: Score): number | undefined {
  if (side.kind === 'home') return home - away;
  return side.kind === 'away' ? away - home : undefined;
}

function leaderOf(difference: number): TeamOrDraw {
  return difference > 0 ? 'home' : difference < 0 ? 'away' : 'draw';
}

export function otherOf(team: 'home' | 'away'): 'home' | 'away' {
  switch (team) {
    case 'home':
      return 'away';
    case 'away':
      return 'home';
    default:
      return assertNever(team);
  }
}

/** Returns whether football rules apply, as they do in virtual football. */
export function isFootball(sport: Sport): boolean {
  return sport === 'football' || sport === 'virtual-football';
}

function teamOnly(side: Side, isWon: (team: 'home' | 'away') => boolean): LegGrade | undefined {
  return side.kind === 'home' || side.kind === 'away' ? won(isWon(side.kind)) : undefined;
}

function wonIf(side: Side, winner: Side['kind']): LegGrade | undefined {
  return side.kind === 'unknown' ? undefined : won(side.kind === winner);
}

function won(isWon: boolean): LegGrade {
  return isWon ? 'won' : 'lost';
}
