import { filter, map, type Observable, type ObservableInput } from 'rxjs';
import type { CallResult } from '@site/shared/contract/http';
import { refreshOn } from '@site/shared/streams';
import type { MemberCounts } from './memberMenu';

export interface MemberCountsSources {
  /** Emits when a count may have changed. */
  readonly changed$: Observable<unknown>;
  readonly read: () => ObservableInput<CallResult<MemberCounts>>;
}

/**
 * Emits the member's pending items: reads them at once and after each change, one request at a time. Changes during a
 * request cause one more request after it. A failed request emits nothing.
 */
export function streamMemberCounts({ changed$, read }: MemberCountsSources): Observable<MemberCounts> {
  return refreshOn(changed$, read).pipe(
    filter((result) => result.ok),
    map(({ data }) => data),
  );
}
