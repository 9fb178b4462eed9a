import { bufferWhen, delay, filter, forkJoin, map, merge, of, share, take, timer, type Observable } from 'rxjs';
import { TOAST_STAYS_MS } from '../overlays/createOverlays';
import type { ToldEvent } from './moneyToast';

/**
 * Events of one transaction arrive together, rounds of a game one after the other. Each group is shown in one toast.
 */
export const GATHER_MS = 100;
export const GATHER_ROUNDS_MS = 1_000;

/**
 * Gathers events into toasts, each of which stays readable before the next appears. An event other than a round waits
 * only for its own transaction, and further events do not extend the wait.
 */
export function streamToasts(told$: Observable<readonly ToldEvent[]>): Observable<readonly ToldEvent[]> {
  const some$ = told$.pipe(
    filter((events) => events.length > 0),
    share(),
  );
  const gathered$ = merge(
    some$.pipe(
      filter((events) => events.some(({ kind }) => kind !== 'round')),
      take(1),
      delay(GATHER_MS),
    ),
    some$.pipe(take(1), delay(GATHER_ROUNDS_MS)),
  ).pipe(take(1));
  let isReadable$: Observable<unknown> = of(undefined);
  const due = (): Observable<unknown> => {
    const due$ = forkJoin([gathered$, isReadable$]);
    isReadable$ = timer(TOAST_STAYS_MS);
    return due$;
  };
  return some$.pipe(
    bufferWhen(due),
    map((batches) => batches.flat()),
  );
}
