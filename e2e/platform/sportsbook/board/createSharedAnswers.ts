import type { Schema } from '@site/shared/wire/schema';
import type { Clock, NamesIn } from '../../kernel';
import { SharedAnswer } from '../../kernel';
import { TICK_MS } from '../matches/settings';
import type { Board } from './createBoard';
import { checked, createListSerialiser } from './serialiseList';

/** Upper bound of cached answers. Visitors use about forty at a time; other requests evict the oldest. */
const MOST_KEPT = 100;

/**
 * Answers that are the same for all visitors. They do not depend on the member: the page applies favorites and odds
 * type, and limits have calls of their own.
 */
export interface SharedAnswers {
  /** Returns the answer to this request. All requests between two publications of the board share one computation. */
  share(name: string, request: unknown, compute: () => SharedAnswer | Promise<SharedAnswer>): Promise<SharedAnswer>;
  ofData(schema: Schema<unknown>, data: unknown): SharedAnswer;
  ofList(list: ReturnType<Board['list']>, markets: readonly string[] | undefined): SharedAnswer;
}

export function createSharedAnswers(board: Pick<Board, 'publication'>, clock: Clock, namesIn: NamesIn): SharedAnswers {
  const serialiseList = createListSerialiser(namesIn);
  const kept = new Map<string, Promise<SharedAnswer>>();
  let publication = 0;
  let sinceMs = 0;

  /** Expires answers by time as well, because a stopping process no longer updates its board. */
  function forgetOld(): void {
    const age = clock.nowMs() - sinceMs;
    if (publication === board.publication && age >= 0 && age < TICK_MS) return;
    publication = board.publication;
    sinceMs = clock.nowMs();
    kept.clear();
  }

  return {
    share(name, request, compute) {
      forgetOld();
      const key = JSON.stringify([name, request]);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = (async () => compute())();
      kept.set(key, made);
      // Do not cache an error.
      made.catch(() => {
        if (kept.get(key) === made) kept.delete(key);
      });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return made;
    },
    ofData: (schema, data) => new SharedAnswer((language) => JSON.stringify(namesIn(language, checked(schema, data)))),
    ofList: (list, markets) => new SharedAnswer((language) => serialiseList(list, markets, language)),
  };
}
