import {
  catchError,
  defer,
  EMPTY,
  finalize,
  retry,
  startWith,
  Subject,
  switchMap,
  throttle,
  timer,
  type Observable,
  type ObservableInput,
} from 'rxjs';

/**
 * Delay before the first retry of a failed request; it doubles with each retry. Assumption: the specification gives
 * none of these numbers.
 */
const FIRST_RETRY_MS = 2_000;
const RETRIES = 3;

/**
 * Reads immediately and whenever `changed$` emits, one request at a time. Changes during a request cause one more
 * request after it, because the pending answer may not include them. A request that throws is retried with growing
 * delays, unless a change comes first.
 */
export function refreshOn<T>(changed$: Observable<unknown>, read: () => ObservableInput<T>): Observable<T> {
  return defer(() => {
    const settled$ = new Subject<void>();
    const request$ = defer(read).pipe(
      finalize(() => {
        settled$.next();
      }),
    );
    return changed$.pipe(
      startWith('the start'),
      throttle(() => settled$, { leading: true, trailing: true }),
      switchMap(() =>
        request$.pipe(
          retry({ count: RETRIES, delay: (_error, attempt) => timer(FIRST_RETRY_MS * 2 ** (attempt - 1)) }),
          catchError(() => EMPTY),
        ),
      ),
    );
  });
}
