import type { Course, MatchEvent } from './course';
import { isHeldAt, reportedEnd } from './ends';
import type { MatchState } from './state';
import { strengthsOf } from './outrights';
import { diceOf } from './random';

/** Time from the close of betting to the result. */
const DECIDED_AFTER_MS = 20 * 60_000;

type OutrightState = Pick<MatchState, 'period' | 'elapsed' | 'winners' | 'isHeld' | 'endedAt'>;

/**
 * Returns the state of an outright: bets close when the competition starts, and the winner is known some time later.
 */
export function outrightStateAt(course: Course, reported: readonly MatchEvent[], elapsed: number): OutrightState {
  const end = reportedEnd(reported, elapsed);
  const isDecided = course.kind === 'natural' && elapsed >= DECIDED_AFTER_MS;
  const period = end?.period ?? (isDecided ? 'finished' : 'playing');
  const result = reported.findLast((event) => event.kind === 'standing' && event.at <= elapsed);
  const winners = result?.kind === 'standing' ? result.winners : [winnerOf(course)];
  return {
    period,
    elapsed,
    winners: period === 'finished' ? winners : [],
    isHeld: isHeldAt(reported, elapsed),
    endedAt: period === 'finished' || period === 'abandoned' ? (end?.at ?? DECIDED_AFTER_MS) : null,
  };
}

/** Returns the number, from 1, of the competitor that wins at random. */
function winnerOf(course: Course): number {
  const fallen = diceOf('final', course.seed, course.gameId).next();
  const strengths = strengthsOf(course);
  let reached = 0;
  for (const [index, strength] of strengths.entries()) {
    reached += strength;
    if (fallen < reached) return index + 1;
  }
  return strengths.length;
}
