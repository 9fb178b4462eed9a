import { concat, defer, mergeMap, of, throwError, type Observable, type ObservableInput } from 'rxjs';
import type { CallResult } from '@site/shared/contract';
import { refreshOn } from '@site/shared/streams';

export interface AnswerSources<T> {
  /** Emits when the response may have changed. */
  readonly changed$: Observable<unknown>;
  readonly read: () => ObservableInput<CallResult<T>>;
}

/**
 * Emits the results of a call that is sent at once and after each change, one request at a time. A request without a
 * response emits its failure and is retried with growing delays; a refused one is repeated only after a change.
 */
export function streamAnswers<T>({ changed$, read }: AnswerSources<T>): Observable<CallResult<T>> {
  return refreshOn(changed$, () =>
    defer(read).pipe(
      mergeMap((result) =>
        isUnanswered(result)
          ? concat(
              of(result),
              throwError(() => new Error(result.failure.kind)),
            )
          : of(result),
      ),
    ),
  );
}

function isUnanswered<T>(result: CallResult<T>): result is Extract<CallResult<T>, { ok: false }> {
  return !result.ok && (result.failure.kind === 'unreachable' || result.failure.kind === 'timeout');
}
