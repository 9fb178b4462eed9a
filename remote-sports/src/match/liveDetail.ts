import type { Score } from '@site/shared/betting';

/** One thing that happened in a match. `period` marks where a part of it begins or ends. */
export interface MatchEvent {
  readonly id: string;
  readonly kind: 'goal' | 'penalty' | 'red-card' | 'yellow-card' | 'corner' | 'period';
  /** Absent in a `period`. */
  readonly side: 'home' | 'away' | undefined;
  /** Code of the part of the match, as `Match.period`. */
  readonly period: string;
  /** On the match clock; 0 where the sport has none. */
  readonly seconds: number;
  /** The score after it. */
  readonly score: Score;
}

export interface MatchStatistic {
  readonly kind: 'corners' | 'yellow-cards' | 'red-cards' | 'penalties';
  readonly score: Score;
}

/** The first mark of a part opens it, a later one closes it; breaks and the end of the match are named by their own code. */
export type PartMark = 'begins' | 'ends' | undefined;

/** @param events the newest first */
export function partMark(events: readonly MatchEvent[], event: MatchEvent): PartMark {
  if (event.period === 'HT' || event.period === 'FT') return undefined;
  const isOfPart = ({ kind, period }: MatchEvent) => kind === 'period' && period === event.period;
  return events.findLast(isOfPart) === event ? 'begins' : 'ends';
}

/** How hard each side pressed in one minute that is over. */
export interface MinuteOfPlay {
  /** On the match clock, from 1 on. */
  readonly minute: number;
  readonly pressure: Score;
}

/** How play has gone so far. */
export interface Flow {
  /** In their order. */
  readonly minutes: readonly MinuteOfPlay[];
  /** What both sides have, in the order shown; `possession` in percent. */
  readonly figures: readonly { readonly kind: 'possession' | 'attacks' | 'shots' | 'on-target'; readonly score: Score }[];
}

/** What only some sports count; `service_points` in percent. */
export const FIGURES = ['threes', 'twos', 'free_throws', 'largest_lead', 'points_won', 'service_points', 'breaks', 'longest_run'] as const;

export interface MatchFigure {
  readonly kind: (typeof FIGURES)[number];
  readonly score: Score;
}

/** A match in depth: what happened in it, the newest first, what the feed counts for its sport, and how play has gone where it knows that. */
export interface LiveDetail {
  readonly events: readonly MatchEvent[];
  readonly statistics: readonly MatchStatistic[];
  readonly flow: Flow | undefined;
  readonly figures: readonly MatchFigure[];
  /** Points of each side in each minute; in basketball. */
  readonly scoring: readonly MinuteOfPlay[];
}
