import type { Score } from '../match';
import type { Side } from '../side';
import { gradeLeg, gradeMargin, isFootball, otherOf, type AcceptedLeg, type LegGrade, type ReachedScore } from './gradeLeg';
import { listedUpTo } from './listedUpTo';
import { endsOfSets, isPlayedInSets } from './setsToWin';

/**
 * Grades a selection of a match that was abandoned at this score. The result stands if no continuation could have
 * changed it; otherwise the selection is void, also if its part of the match was never played. Goals only increase, so
 * the current score suffices to decide; sets increase until one side has enough of them.
 *
 * @example over 1.5 at 2-0 is 'won'; home to win at 3-0 is 'void'; over 2.5 sets of tennis at 1-1 is 'won'
 */
export function gradeAbandoned(leg: AcceptedLeg, reached: ReachedScore): LegGrade | 'void' {
  const { sport, market } = leg;
  if (market.period === 'match') return decidedAsWhole(leg, reached) ?? 'void';
  if (!isFootball(sport)) return decidedByPart(leg, reached) ?? 'void';
  if (market.period !== 'half') return 'void';
  return (reached.half ? gradeLeg(leg, reached) : decidedBy(leg, reached.match, undefined)) ?? 'void';
}

function decidedAsWhole(leg: AcceptedLeg, { match, half }: ReachedScore): LegGrade | undefined {
  const { sport, market } = leg;
  const ends = endsOfSets(sport, market.counts, match);
  if (ends) {
    const [grade, ...others] = new Set(ends.map((end) => gradeLeg(leg, { match: end })));
    return others.length === 0 ? grade : undefined;
  }
  // The match would have gone on for at least one more game or point.
  const least = isPlayedInSets(sport) ? 1 : 0;
  return decidedBy(leg, match, half, least);
}

function decidedByPart(leg: AcceptedLeg, reached: ReachedScore): LegGrade | undefined {
  const { part } = reached;
  if (!part) return undefined;
  return part.isOver ? gradeLeg(leg, reached) : decidedBy(leg, part, undefined);
}

/**
 * Returns the grade that no later score can change, if there is one. @param least minimum number of points or games
 * still to come
 */
function decidedBy({ market, side, line }: AcceptedLeg, score: Score, half: Score | undefined, least = 0): LegGrade | undefined {
  const { home, away } = score;
  const total = home + away;
  switch (market.kind) {
    case 'total':
      return exceeded(side, total + least, line);
    case 'home-total':
      return exceeded(side, home, line);
    case 'away-total':
      return exceeded(side, away, line);
    case 'both-score':
      return home > 0 && away > 0 ? (side.kind === 'yes' ? 'won' : 'lost') : undefined;
    case 'goal-band':
      if (side.kind !== 'goals') return undefined;
      if (side.to === undefined) return total >= side.from ? 'won' : undefined;
      return total > side.to ? 'lost' : undefined;
    case 'correct-score': {
      const isUnlisted = Math.max(home, away) > listedUpTo(market.period);
      if (side.kind === 'other-score') return isUnlisted ? 'won' : undefined;
      return side.kind === 'score' && (home > side.home || away > side.away) ? 'lost' : undefined;
    }
    case 'half-full':
      if (side.kind !== 'half-full' || !half) return undefined;
      return leaderOf(half) === side.half ? undefined : 'lost';
    case 'clean-sheet':
    case 'win-to-nil':
      return (side.kind === 'home' || side.kind === 'away') && score[otherOf(side.kind)] > 0 ? 'lost' : undefined;
    default:
      return undefined;
  }
}

/** Grades a total that is exceeded by at least half a goal, because it stays exceeded. */
function exceeded(side: Side, goals: number, line: AcceptedLeg['line']): LegGrade | undefined {
  if (line === undefined || gradeMargin(goals, 0 - line) !== 'won') return undefined;
  return side.kind === 'over' ? 'won' : 'lost';
}

function leaderOf({ home, away }: Score): 'home' | 'draw' | 'away' {
  return home > away ? 'home' : home < away ? 'away' : 'draw';
}
