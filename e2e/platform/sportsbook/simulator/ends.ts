import type { MatchEvent } from './course';

export interface End {
  readonly period: 'finished' | 'interrupted' | 'abandoned';
  readonly at: number;
}

const PERIODS = { finish: 'finished', interrupt: 'interrupted', abandon: 'abandoned' } as const;

/** Returns the latest reported end, because an interrupted match may still be finished or abandoned. */
export function reportedEnd(reported: readonly MatchEvent[], elapsed: number): End | null {
  for (const { kind, at } of reported.toReversed()) {
    if (at <= elapsed && (kind === 'finish' || kind === 'interrupt' || kind === 'abandon')) return { period: PERIODS[kind], at };
  }
  return null;
}

/** Returns true when the match was suspended manually and not resumed. */
export function isHeldAt(reported: readonly MatchEvent[], elapsed: number): boolean {
  const last = reported.findLast(({ kind, at }) => at <= elapsed && (kind === 'suspend' || kind === 'resume'));
  return last?.kind === 'suspend';
}
