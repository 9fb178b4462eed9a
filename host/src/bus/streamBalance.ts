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

/** Assumption: the specification does not give this time. Within it, switches between windows cause one request. */
export const AWAKE_GAP_MS = 5_000;

export interface BalanceSources {
  readonly signedIn$: Observable<boolean>;
  /** Each arrival at a screen after the first. */
  readonly navigation$: Observable<unknown>;
  /** Money has moved. */
  readonly balanceChanged$: Observable<unknown>;
  /** The page may have missed something. */
  readonly awake$: Observable<unknown>;
  /** A caller asks. */
  readonly asked$: Observable<unknown>;
  /** Readings of the member stream. */
  readonly streamNews$: Observable<ReceivedReading>;
  /** Sends one request. Throws where there was no answer, and is empty where there is nothing to show. */
  readonly read: () => ObservableInput<BalanceReading>;
}

export interface BalanceStreams {
  /** The newest reading; `undefined` for a guest and until the first answer. */
  readonly reading$: Observable<BalanceReading | undefined>;
  readonly isRefreshing: Readable<boolean>;
  /** The number of each request that is over, answered or not. */
  readonly settled$: Observable<number>;
  /** How many requests have been sent. */
  sent(): number;
}

/**
 * Streams the balance of the member who is signed in, one member after the other. `refreshOn` sends one request at a time and repeats one that had no
 * answer; the end of a session drops what is pending.
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
