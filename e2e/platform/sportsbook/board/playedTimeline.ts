import type { MatchView } from '../matches/matchView';
import type { Goals, Side } from '../simulator/course';
import { GAME_MODELS } from '../simulator/play/models';
import { momentsOf } from '../simulator/play/playedState';
import { NOTHING_PLAYED, type Tally } from '../simulator/play/tally';
import type { PlayedSport } from '../simulator/sport';
import type { TimelineEvent } from './timelineEvent';

/**
 * Returns where parts start and end, and who scored what decides the match: baskets, goals, runs, frames and sets, not
 * single rallies.
 */
export function playedTimeline(sport: PlayedSport, { record, state }: MatchView): TimelineEvent[] {
  if (state.period === 'not-started') return [];
  const until = Math.min(state.elapsed, state.endedAt ?? state.elapsed);
  const moments = momentsOf(sport, record.course, record.reported, until).filter(({ at }) => at <= until);
  const clockAt = GAME_MODELS[sport].clockAt;
  let before: Tally = NOTHING_PLAYED;
  return moments.flatMap(({ at, tally }, index): TimelineEvent[] => {
    const event = {
      id: `${index}-${Math.round(at)}`,
      se_now: tally.parts.at(-1)?.period ?? '',
      t_count: clockAt?.(Math.max(0, at)) ?? 0,
      sc_H: tally.score.home,
      sc_C: tally.score.away,
    };
    const scorer = scorerBetween(before.score, tally.score);
    const isMark = tally.isPartOpen !== before.isPartOpen || tally.parts.length !== before.parts.length;
    before = tally;
    return [
      ...(scorer === null ? [] : [{ kind: 'goal' as const, side: scorer === 'home' ? ('H' as const) : ('C' as const), ...event }]),
      ...(isMark ? [{ kind: 'period' as const, ...event, id: `${event.id}-part` }] : []),
    ];
  });
}

/** Returns the side that scored; null when the score was set as a whole. */
function scorerBetween(before: Goals, after: Goals): Side | null {
  const [home, away] = [after.home - before.home, after.away - before.away];
  if (home > 0 && away === 0) return 'home';
  return away > 0 && home === 0 ? 'away' : null;
}
