import type { Score } from '@site/shared/betting';

/** Event of a match. The kind `period` marks the start or end of a period. */
export interface MatchEvent {
  readonly id: string;
  readonly kind: 'goal' | 'penalty' | 'red-card' | 'yellow-card' | 'corner' | 'period';
  /** `undefined` for the kind `period`. */
  readonly side: 'home' | 'away' | undefined;
  /** Code of the period, as in `Match.period`. */
  readonly period: string;
  /** Seconds on the match clock; 0 in sports without one. */
  readonly seconds: number;
  readonly score: Score;
}

export interface MatchStatistic {
  readonly kind: 'corners' | 'yellow-cards' | 'red-cards' | 'penalties';
  readonly score: Score;
}

/**
 * Effect of a `period` event: the first one of a period opens it, a later one closes it. Breaks and the end of the
 * match have their own codes.
 */
export type PartMark = 'begins' | 'ends' | undefined;

/** @param events newest first */
export function partMark(events: readonly MatchEvent[], event: MatchEvent): PartMark {
  if (event.period === 'HT' || event.period === 'FT') return undefined;
  const isOfPart = ({ kind, period }: MatchEvent) => kind === 'period' && period === event.period;
  return events.findLast(isOfPart) === event ? 'begins' : 'ends';
}

/** Pressure of each side in one completed minute. */
export interface MinuteOfPlay {
  /** Minute on the match clock, starting at 1. */
  readonly minute: number;
  readonly pressure: Score;
}

/** Course of the match so far. */
export interface Flow {
  /** Minutes in chronological order. */
  readonly minutes: readonly MinuteOfPlay[];
  /** Statistics of both sides in display order; `possession` is in percent. */
  readonly figures: readonly { readonly kind: 'possession' | 'attacks' | 'shots' | 'on-target'; readonly score: Score }[];
}

/** Statistics that only some sports count; `service_points` is in percent. */
export const FIGURES = ['threes', 'twos', 'free_throws', 'largest_lead', 'points_won', 'service_points', 'breaks', 'longest_run'] as const;

export interface MatchFigure {
  readonly kind: (typeof FIGURES)[number];
  readonly score: Score;
}

/** Details of a match: its events (newest first), the statistics of its sport, and its course when the feed has it. */
export interface LiveDetail {
  readonly events: readonly MatchEvent[];
  readonly statistics: readonly MatchStatistic[];
  readonly flow: Flow | undefined;
  readonly figures: readonly MatchFigure[];
  /** Points of each side per minute; only in basketball. */
  readonly scoring: readonly MinuteOfPlay[];
}
