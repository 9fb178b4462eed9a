import { defer, filter, finalize, map, startWith, Subject, switchMap, throttle, type Observable, type ObservableInput } from 'rxjs';
import type { CallResult } from '@site/shared/contract/http';
import type { MemberCounts } from './memberMenu';

export interface MemberCountsSources {
  /** Something that is counted may have changed. */
  readonly changed$: Observable<unknown>;
  readonly read: () => ObservableInput<CallResult<MemberCounts>>;
}

/**
 * Emits what waits for the member: read at once and after each change, one request at a time. All that changes during a request causes one more after it.
 * A failed request emits nothing.
 */
export function streamMemberCounts({ changed$, read }: MemberCountsSources): Observable<MemberCounts> {
  return defer(() => {
    const answered$ = new Subject<void>();
    return changed$.pipe(
      startWith('the start'),
      throttle(() => answered$, { leading: true, trailing: true }),
      switchMap(() =>
        defer(read).pipe(
          finalize(() => {
            answered$.next();
          }),
        ),
      ),
      filter((result) => result.ok),
      map(({ data }) => data),
    );
  });
}
