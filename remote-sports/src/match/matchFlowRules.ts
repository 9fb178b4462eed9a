import type { MatchEvent, MinuteOfPlay } from './liveDetail';

/** Number of latest minutes shown. */
const MINUTES_SHOWN = 30;

/** Event kinds that are marked on the axis, with the keys of their texts. */
export const MARKED: Readonly<Partial<Record<MatchEvent['kind'], 'goal' | 'penalty' | 'red_card' | 'yellow_card'>>> = {
  goal: 'goal',
  penalty: 'penalty',
  'red-card': 'red_card',
  'yellow-card': 'yellow_card',
};

export function minutesShown(minutes: readonly MinuteOfPlay[]): readonly MinuteOfPlay[] {
  return minutes.slice(-MINUTES_SHOWN);
}

/** Event with its position on the minute axis, from 0 to 1. */
interface Mark {
  readonly event: MatchEvent;
  readonly at: number;
}

/**
 * Returns goals, penalties and cards in the shown minutes. First-half stoppage time has the same minute numbers as the
 * start of the second half, so search from the end for an event of the second half.
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
