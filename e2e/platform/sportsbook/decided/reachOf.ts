import type { MarketRule } from '../markets/marketRules';
import { scheduleOf, windowEnds, type Course, type Goals } from '../simulator/course';
import { cardsOf, type MatchState } from '../simulator/matchState';
import { INNING_MS, INNINGS } from '../simulator/play/baseball';
import { ICE_HOCKEY_PLAN } from '../simulator/play/iceHockey';
import { LEVEL, sumOf } from '../simulator/play/tally';
import { isFootball } from '../simulator/sport';
import { ended, homeAlone, nextDecides, rising, type Reach } from './reach';
import { setsReach, unitsReach } from './setReach';

/** Current value of what a market counts. */
interface Count {
  readonly score: Goals;
  readonly isOver: boolean;
}

/**
 * Returns the reach of a market's count according to the reported events: scores only rise, and finished parts do not
 * change.
 */
export function reachOf(rule: MarketRule, course: Course, state: MatchState): Reach {
  const { score, isOver } = isFootball(course.sport) ? footballCount(rule, state) : playedCount(rule, state);
  if (state.period === 'finished') return ended(score);
  if (isOver) return isReported(rule, course, state) ? ended(score) : { ...rising(score), isOver };
  const { of, parts, toWin } = rule.counts;
  if (of === 'units') return unitsReach(course.sport, state.tally ?? undefined);
  if (toWin !== undefined) return setsReach(score, toWin);
  if (isFootball(course.sport)) return rising(score);
  if (parts !== null && parts[1] !== Number.POSITIVE_INFINITY) {
    return course.sport === 'BS' && isAwayDone(course, state, parts[1]) ? homeAlone(score) : rising(score);
  }
  if (course.sport === 'BS' && state.partsOver >= INNINGS - 1) return lastInnings(score);
  // A level match continues. Later points count when this count covers all remaining parts.
  const isLevel = state.score.home === state.score.away && state.partsOver >= (parts?.[0] ?? 1) - 1;
  if (course.sport === 'OP' && isLevel && state.partsOver >= ICE_HOCKEY_PLAN.regular) return nextDecides(score);
  return rising(score, isLevel ? 1 : 0);
}

/** Returns the score at the start of a 15-minute window of football, otherwise 0-0. */
export function startOf({ period }: MarketRule, { score, windows }: MatchState): Goals {
  const number = windowNumber(period);
  return number === null || number === 1 ? LEVEL : (windows[number - 2] ?? score);
}

function footballCount(rule: MarketRule, state: MatchState): Count {
  const { period, counts } = rule;
  if (counts.of === 'corners') return halved(period, state.halfCorners, state.corners);
  if (counts.of === 'cards') return halved(period, state.halfCards, cardsOf(state));
  const number = windowNumber(period);
  if (number === null) return halved(period, state.half, state.score);
  const [start, end] = [startOf(rule, state), state.windows[number - 1]];
  const now = end ?? state.score;
  return { score: { home: now.home - start.home, away: now.away - start.away }, isOver: end !== undefined };
}

/**
 * Returns true when the feed, which is `feedDelay` behind, has reported all events of the half or 15-minute window that
 * ended.
 */
function isReported({ period }: MarketRule, course: Course, { elapsed }: MatchState): boolean {
  if (!isFootball(course.sport) || course.kind === 'scripted') return true;
  const schedule = scheduleOf(course);
  const endsAt = period === 'half' ? schedule.firstEndsAt : (windowEnds(schedule)[(windowNumber(period) ?? 1) - 1] ?? 0);
  return elapsed > endsAt + course.feedDelay;
}

function halved(period: MarketRule['period'], half: Goals | null, whole: Goals): Count {
  return period === 'half' ? { score: half ?? whole, isOver: half !== null } : { score: whole, isOver: false };
}

function playedCount({ counts: { of, parts } }: MarketRule, state: MatchState): Count {
  if (of === 'units') return { score: sumOf(state.parts), isOver: false };
  if (parts === null) return { score: state.score, isOver: false };
  return { score: sumOf(state.parts.slice(parts[0] - 1, parts[1])), isOver: state.partsOver >= parts[1] };
}

/** Highest number of runs from one hit. */
const GRAND_SLAM = 4;

/**
 * Returns the reach in the last innings. The home side bats only while it does not lead, so a lead cannot grow, except
 * by the hit that wins the match.
 */
function lastInnings(score: Goals): Reach {
  const lead = score.home - score.away;
  const reach = rising(score, lead === 0 ? 1 : 0);
  return { ...reach, lead: { least: reach.lead.least, most: Math.max(lead, GRAND_SLAM) } };
}

/**
 * Returns true in the second half of the last inning that counts: the visitors bat first, so only the home side can
 * score. A scripted match has no clock for innings.
 */
function isAwayDone({ kind }: Course, { parts, elapsed }: MatchState, last: number): boolean {
  return kind === 'natural' && parts.length === last && elapsed >= (last - 0.5) * INNING_MS;
}

function windowNumber(period: MarketRule['period']): number | null {
  return period.startsWith('window') ? Number(period.slice(-1)) : null;
}
