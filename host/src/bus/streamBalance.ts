import {
  defer,
  distinctUntilChanged,
  finalize,
  map,
  merge,
  of,
  scan,
  startWith,
  Subject,
  switchMap,
  throttleTime,
  type Observable,
  type ObservableInput,
} from 'rxjs';
import { createCell, type Readable } from '@site/shared/contract/readable';
import { refreshOn } from '@site/shared/streams';
import { newerReading, type BalanceReading, type ReceivedReading } from './balanceReading';

/**
 * Assumption: the specification does not define this time. Repeated switches between windows within it cause one
 * request.
 */
export const AWAKE_GAP_MS = 5_000;

export interface BalanceSources {
  readonly signedIn$: Observable<boolean>;
  /** Emits when the player opens another screen. */
  readonly navigation$: Observable<unknown>;
  readonly balanceChanged$: Observable<unknown>;
  /** Emits when the page may have missed changes. */
  readonly awake$: Observable<unknown>;
  /** Emits when a caller requests a refresh. */
  readonly asked$: Observable<unknown>;
  readonly streamNews$: Observable<ReceivedReading>;
  /** Sends one request. Throws when no answer came, and is empty when there is nothing to show. */
  readonly read: () => ObservableInput<BalanceReading>;
}

export interface BalanceStreams {
  /** Newest reading, or `undefined` for guests and before the first answer. */
  readonly reading$: Observable<BalanceReading | undefined>;
  readonly isRefreshing: Readable<boolean>;
  /** Emits the number of each request that is over, whether it succeeded or failed. */
  readonly settled$: Observable<number>;
  /** Returns the number of requests sent so far. */
  sent(): number;
}

/**
 * Streams the balance of the member who is signed in. `refreshOn` sends one request at a time and retries when no
 * answer came. The end of a session cancels pending requests.
 */
export function streamBalance(sources: BalanceSources): BalanceStreams {
  const { signedIn$, navigation$, balanceChanged$, awake$, asked$, streamNews$, read } = sources;
  const isRefreshing = createCell(false);
  const settled$ = new Subject<number>();
  let sent = 0;

  const request$ = defer(() => {
    const number = (sent += 1);
    isRefreshing.set(true);
    return defer(read).pipe(
      finalize(() => {
        isRefreshing.set(false);
        settled$.next(number);
      }),
    );
  });
  const changed$ = merge(asked$, navigation$, balanceChanged$, awake$.pipe(throttleTime(AWAKE_GAP_MS)));
  const answers$ = refreshOn(changed$, () => request$).pipe(map((reading) => ({ reading, isTrue: false })));
  const memberReading$ = merge(answers$, streamNews$).pipe(
    scan<ReceivedReading, BalanceReading | undefined>(newerReading, undefined),
    startWith(undefined),
  );
  const reading$ = signedIn$.pipe(
    distinctUntilChanged(),
    switchMap((isSignedIn) => (isSignedIn ? memberReading$ : of(undefined))),
    distinctUntilChanged(),
  );
  return { reading$, isRefreshing, settled$, sent: () => sent };
}
