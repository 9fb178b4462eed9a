import type { MatchResult } from '../settlement/gradeSelection';
import { playOut, scheduleOf, windowEnds, type Course, type MatchEvent, type Side } from '../simulator/course';
import { matchStateAt, type MatchState } from '../simulator/matchState';
import { NOTHING_REPORTED, resultOf } from './simulatedMatch';

/** Events at one moment, in this order. */
interface Burst {
  readonly at: number;
  readonly home: number;
  readonly away: number;
  /** Set when the goals of the home side come last. */
  readonly isHomeLast?: boolean;
  readonly kind?: 'goal' | 'corner' | 'yellow-card';
}

const FEW = [0, 1, 2, 3, 4, 5];
const MANY = 12;

/**
 * Yields possible endings of a football match as they would settle tickets: every small number of goals of either side
 * now, a one-sided result now, in each later 15-minute window or in the second half, a reversal after half-time, and as
 * many corners and cards.
 */
export function* footballEndings(course: Course, state: MatchState): Generator<MatchResult, void> {
  const now = Math.max(0, state.elapsed);
  const schedule = scheduleOf(course);
  const laterWindows = windowEnds(schedule)
    .map((end) => end + 2)
    .filter((at) => at > now);
  const late = Math.max(now, schedule.secondStartsAt + 2);
  const end = (...bursts: readonly Burst[]): MatchResult => endWith(course, now, bursts);
  for (const at of [...new Set([now, late, ...laterWindows])]) {
    for (const kind of ['goal', 'corner', 'yellow-card'] as const) {
      for (const [home, away] of [
        [MANY, 0],
        [0, MANY],
        [1, 0],
        [0, 1],
      ] as const)
        yield end({ at, home, away, kind });
      if (kind !== 'goal') yield end({ at, home: 1, away: 1, kind });
    }
  }
  for (const home of FEW) for (const away of FEW) for (const isHomeLast of [true, false]) yield end({ at: now, home, away, isHomeLast });
  // Combine the leader at half-time with the leader at the end.
  const { home, away } = state.score;
  const [behindHome, behindAway] = [Math.max(0, away - home), Math.max(0, home - away)];
  for (const first of [
    { home: MANY, away: 0 },
    { home: 0, away: MANY },
    { home: behindHome, away: behindAway },
  ]) {
    const lead = home + first.home - away - first.away;
    const level = { home: Math.max(0, -lead), away: Math.max(0, lead) };
    for (const second of [{ home: 3 * MANY, away: 0 }, { home: 0, away: 3 * MANY }, level])
      yield end({ at: now, ...first }, { at: late, ...second });
  }
}

/** Plays the rest of the match with another seed. */
export function footballSample(course: Course, state: MatchState, seed: number): MatchResult {
  const { endsAt } = scheduleOf(course);
  const other = { ...course, seed };
  const rest = playOut(other, NOTHING_REPORTED, scheduleOf(other).endsAt).filter(({ at }) => at > state.elapsed && at <= endsAt);
  return finish(course, [...knownAt(course, state.elapsed), ...rest]);
}

function endWith(course: Course, now: number, bursts: readonly Burst[]): MatchResult {
  return finish(course, [...knownAt(course, now), ...bursts.flatMap(eventsIn)]);
}

/** Returns the events known to the feed; a goal that it has not reported yet is excluded. */
function knownAt(course: Course, now: number): readonly MatchEvent[] {
  return playOut(course, NOTHING_REPORTED, now).filter(({ seenAt }) => seenAt <= now);
}

function finish(course: Course, events: readonly MatchEvent[]): MatchResult {
  const { endsAt } = scheduleOf(course);
  const whistle: MatchEvent = { kind: 'finish', at: endsAt, seenAt: endsAt };
  return resultOf(course, matchStateAt({ ...course, kind: 'scripted' }, [...events, whistle], endsAt));
}

function eventsIn({ at, home, away, isHomeLast = false, kind = 'goal' }: Burst): readonly MatchEvent[] {
  const of = (side: Side, count: number): readonly MatchEvent[] => Array<MatchEvent>(count).fill({ kind, side, at, seenAt: at });
  return isHomeLast ? [...of('away', away), ...of('home', home)] : [...of('home', home), ...of('away', away)];
}
