import type { Course, MatchEvent } from '../course';
import type { GameModel, Move } from './gameModel';
import { NOTHING_PLAYED, type Tally } from './tally';

/** The match from this moment on, until the next. */
export interface Moment {
  readonly at: number;
  readonly tally: Tally;
}

/**
 * Plays a match on, from its beginning and no further than it was asked for: what is told and what falls by the dice, in the order of their
 * moments. The dice stop where an end was told; told scores after it still count.
 */
export function createPlay(model: GameModel, course: Course, told: readonly MatchEvent[]): (until: number) => readonly Moment[] {
  const moments: Moment[] = [{ at: Number.NEGATIVE_INFINITY, tally: NOTHING_PLAYED }];
  const waiting = told.filter(({ kind }) => kind === 'goal' || kind === 'score').toSorted((left, right) => left.at - right.at);
  const ends = told.filter(({ kind }) => kind === 'finish' || kind === 'interrupt' || kind === 'abandon').map(({ at }) => at);
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
        take(event.at, tell(model, tally, event));
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

function tell(model: GameModel, tally: Tally, event: MatchEvent): Tally {
  if (event.kind === 'score') return model.setScore(tally, event.score, event.parts);
  return event.kind === 'goal' && !tally.isOver ? model.point(tally, event.side, event.amount ?? model.usualPoint) : tally;
}
