import type { MatchEvent, MinuteOfPlay } from './liveDetail';

/** The last minutes of play are shown, not all of them. */
const MINUTES_SHOWN = 30;

/** What has a mark on the axis, with its word. */
export const MARKED: Readonly<Partial<Record<MatchEvent['kind'], 'goal' | 'penalty' | 'red_card' | 'yellow_card'>>> = {
  goal: 'goal',
  penalty: 'penalty',
  'red-card': 'red_card',
  'yellow-card': 'yellow_card',
};

export function minutesShown(minutes: readonly MinuteOfPlay[]): readonly MinuteOfPlay[] {
  return minutes.slice(-MINUTES_SHOWN);
}

/** An event and where it is on the axis of the minutes, from 0 to 1. */
interface Mark {
  readonly event: MatchEvent;
  readonly at: number;
}

/**
 * Goals, penalties and cards of the minutes shown. The stoppage of the first half has the same minutes as the beginning of the second: an event of the
 * second half is looked for from the end.
 */
export function marksOf(events: readonly MatchEvent[], minutes: readonly MinuteOfPlay[]): readonly Mark[] {
  return events.flatMap((event) => {
    if (!(event.kind in MARKED)) return [];
    const minute = Math.floor(event.seconds / 60) + 1;
    const isOfIt = (one: MinuteOfPlay) => one.minute === minute;
    const index = event.period === '2H' ? minutes.findLastIndex(isOfIt) : minutes.findIndex(isOfIt);
    return index === -1 ? [] : [{ event, at: (index + 0.5) / minutes.length }];
  });
}
