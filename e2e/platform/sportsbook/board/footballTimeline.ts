import type { MatchView } from '../matches/matchView';
import { oneMore, playOut, scheduleOf, type Goals, type MatchEvent, type Schedule } from '../simulator/course';
import { clockAt } from '../simulator/matchState';
import type { TimelineEvent } from './timelineEvent';

/** Event, or start of a period, with its match time. */
type Entry = MatchEvent | { readonly kind: 'period'; readonly name: string; readonly at: number };

/** Returns goals, penalties, cards and corners in order, between the starts and ends of the halves. */
export function footballTimeline({ record, state }: MatchView): TimelineEvent[] {
  if (state.period === 'not-started') return [];
  const schedule = scheduleOf(record.course);
  const isOver = state.endedAt !== null;
  const seen = playOut(record.course, record.reported, state.elapsed).filter(({ seenAt }) => isOver || seenAt <= state.elapsed);
  const entries = [...marks(schedule, state.endedAt ?? state.elapsed, state.period === 'finished'), ...seen].toSorted(
    (left, right) => left.at - right.at,
  );
  let score: Goals = { home: 0, away: 0 };
  return entries.flatMap((entry, index): TimelineEvent[] => {
    if (entry.kind === 'score') score = entry.score;
    if (entry.kind === 'goal') score = oneMore(score, entry.side);
    const event = {
      id: `${index}-${Math.round(entry.at)}`,
      se_now: entry.kind === 'period' ? entry.name : halfAt(schedule, entry.at),
      t_count: clockAt(schedule, entry.at),
      sc_H: score.home,
      sc_C: score.away,
    };
    switch (entry.kind) {
      case 'period':
        return [{ kind: 'period', ...event }];
      case 'goal':
      case 'penalty':
      case 'red-card':
      case 'yellow-card':
      case 'corner':
        return [{ kind: entry.kind, side: entry.side === 'home' ? 'H' : 'C', ...event }];
      default:
        return [];
    }
  });
}

function marks({ firstEndsAt, secondStartsAt }: Schedule, now: number, isOver: boolean): readonly Entry[] {
  const passed = [
    { kind: 'period' as const, name: '1H', at: 0 },
    { kind: 'period' as const, name: 'HT', at: firstEndsAt },
    { kind: 'period' as const, name: '2H', at: secondStartsAt },
  ].filter(({ at }) => at <= now);
  return isOver ? [...passed, { kind: 'period', name: 'FT', at: now }] : passed;
}

function halfAt({ firstEndsAt, secondStartsAt }: Schedule, at: number): string {
  return at <= firstEndsAt ? '1H' : at < secondStartsAt ? 'HT' : '2H';
}
