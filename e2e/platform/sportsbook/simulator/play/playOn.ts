import type { Course, MatchEvent } from '../course';
import type { GameModel, Move } from './gameModel';
import { NOTHING_PLAYED, type Tally } from './tally';

/** Tally of a match from this moment until the next one. */
export interface Moment {
  readonly at: number;
  readonly tally: Tally;
}

/**
 * Returns a function that plays a match from its start up to the requested time: reported and random events in
 * chronological order. Random events stop at a reported end; scores reported after it still count.
 */
export function createPlay(model: GameModel, course: Course, reported: readonly MatchEvent[]): (until: number) => readonly Moment[] {
  const moments: Moment[] = [{ at: Number.NEGATIVE_INFINITY, tally: NOTHING_PLAYED }];
  const waiting = reported.filter(({ kind }) => kind === 'goal' || kind === 'score').toSorted((left, right) => left.at - right.at);
  const ends = reported.filter(({ kind }) => kind === 'finish' || kind === 'interrupt' || kind === 'abandon').map(({ at }) => at);
  const whistle = Math.min(Number.POSITIVE_INFINITY, ...ends);
  const moves = model.moves(course);
  let tally = NOTHING_PLAYED;
  let next: Move | null = follow(moves.next(tally));

  function take(at: number, after: Tally): void {
    if (after === tally) return;
    tally = after;
    moments.push({ at, tally });
  }

  return (until) => {
    for (;;) {
      const [event] = waiting;
      const move: Move | null = next !== null && next.at <= whistle ? next : null;
      if (event !== undefined && event.at <= until && (move === null || event.at < move.at)) {
        waiting.shift();
        take(event.at, applyEvent(model, tally, event));
      } else if (move !== null && move.at <= until) {
        if (!tally.isOver) take(move.at, move.become(tally));
        next = follow(moves.next(tally));
      } else return moments;
    }
  };
}

function follow(result: IteratorResult<Move, void>): Move | null {
  return result.done === true ? null : result.value;
}

function applyEvent(model: GameModel, tally: Tally, event: MatchEvent): Tally {
  if (event.kind === 'score') return model.setScore(tally, event.score, event.parts);
  return event.kind === 'goal' && !tally.isOver ? model.point(tally, event.side, event.amount ?? model.usualPoint) : tally;
}
