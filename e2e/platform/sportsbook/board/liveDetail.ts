import type { MatchView } from '../matches/matchView';
import type { Goals } from '../simulator/course';
import { flowOf } from '../simulator/flow';
import { isFootball, isPlayed } from '../simulator/sport';
import { footballTimeline } from './footballTimeline';
import { playedFigures } from './playedFigures';
import { playedTimeline } from './playedTimeline';
import type { LiveDetail, TimelineEvent } from './timelineEvent';

/** Number of events sent. Only the newest are sent, because a basketball match has more baskets than a player reads. */
const MOST_EVENTS = 120;

/** Returns the events and figures of a match that its feed has reported; an outright has none. */
export function liveDetail(view: MatchView, version: number): LiveDetail {
  const { record, state } = view;
  const { sport } = record;
  const events = isFootball(sport) ? footballTimeline(view) : isPlayed(sport) ? playedTimeline(sport, view) : [];
  return {
    gameId: String(record.gameId),
    version,
    events: events.slice(-MOST_EVENTS),
    statistics:
      isFootball(sport) && state.period !== 'not-started'
        ? [
            { kind: 'corners', H: state.corners.home, C: state.corners.away },
            { kind: 'yellow-cards', H: state.yellows.home, C: state.yellows.away },
            { kind: 'red-cards', H: state.reds.home, C: state.reds.away },
            { kind: 'penalties', ...penalties(events) },
          ]
        : [],
    ...(isFootball(sport) && flowFacts(view)),
    ...(isPlayed(sport) && playedFigures(sport, view)),
  };
}

/** Returns the flow of play of football that is not scripted. */
function flowFacts({ record, state }: MatchView): Pick<LiveDetail, 'flow'> {
  if (state.period === 'not-started') return {};
  const flow = flowOf(record.course, record.reported, Math.min(state.elapsed, state.endedAt ?? state.elapsed));
  if (flow === null) return {};
  const wire = ({ home, away }: Goals) => ({ H: home, C: away });
  return {
    flow: {
      minutes: flow.minutes.map(({ minute, pressure }) => ({ minute, ...wire(pressure) })),
      possession: wire(flow.possession),
      attacks: wire(flow.attacks),
      shots: wire(flow.shots),
      onTarget: wire(flow.onTarget),
    },
  };
}

function penalties(events: readonly TimelineEvent[]): { readonly H: number; readonly C: number } {
  const of = (side: 'H' | 'C'): number => events.filter((event) => event.kind === 'penalty' && event.side === side).length;
  return { H: of('H'), C: of('C') };
}
