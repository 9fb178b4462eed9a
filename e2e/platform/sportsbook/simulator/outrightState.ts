import type { Course, MatchEvent } from './course';
import { isHeldAt, toldEnd } from './ends';
import type { MatchState } from './state';
import { strengthsOf } from './outrights';
import { diceOf } from './random';

/** From the close of betting to the result. */
const DECIDED_AFTER_MS = 20 * 60_000;

type OutrightState = Pick<MatchState, 'period' | 'elapsed' | 'winners' | 'isHeld' | 'endedAt'>;

/** A competition with many competitors: bets close when it begins, and some time later it is won. */
export function outrightStateAt(course: Course, told: readonly MatchEvent[], elapsed: number): OutrightState {
  const end = toldEnd(told, elapsed);
  const isDecided = course.kind === 'natural' && elapsed >= DECIDED_AFTER_MS;
  const period = end?.period ?? (isDecided ? 'finished' : 'playing');
  const standing = told.findLast((event) => event.kind === 'standing' && event.at <= elapsed);
  const winners = standing?.kind === 'standing' ? standing.winners : [winnerOf(course)];
  return {
    period,
    elapsed,
    winners: period === 'finished' ? winners : [],
    isHeld: isHeldAt(told, elapsed),
    endedAt: period === 'finished' || period === 'abandoned' ? (end?.at ?? DECIDED_AFTER_MS) : null,
  };
}

/** Number of the competitor, from 1, who wins by the dice. */
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
