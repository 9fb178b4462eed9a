import {
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  filter,
  firstValueFrom,
  from,
  map,
  merge,
  mergeMap,
  of,
  Subject,
  throwError,
  type Observable,
} from 'rxjs';
import type { Bus } from '@site/shared/contract/events';
import type { CallFailure, HttpService } from '@site/shared/contract/http';
import { createCell, type Readable } from '@site/shared/contract/readable';
import type { Balance, BalanceService, Logger } from '@site/shared/contract/services';
import { parseWireFen } from '@site/shared/money';
import { fromBus, fromReadable } from '@site/shared/streams';
import { balanceCall } from '@site/shared/wire/balance';
import type { BalanceReading, ReceivedReading } from './balanceReading';
import { streamBalance } from './streamBalance';

export interface BalancePorts {
  readonly http: HttpService;
  readonly bus: Bus;
  readonly logger: Logger;
  readonly isSignedIn: Readable<boolean>;
  readonly navigation$: Observable<unknown>;
  readonly awake$: Observable<unknown>;
}

/** Balance service with the parts that only the host uses. */
export interface HostBalance extends BalanceService {
  /** Newest reading. Emits immediately and after each change. */
  readonly balance$: Observable<BalanceReading | undefined>;
  /** Returns the event number of the last reading. */
  version(): number | undefined;
  /** Shows the reading unless it is older than the current one. `isTrue` skips this check. */
  take(reading: BalanceReading, options?: { readonly isTrue?: boolean }): void;
}

/**
 * Creates the central balance from `streamBalance` and the calls and events of the page. A failed request silently
 * leaves the last balance in place.
 *
 * Implements R-SESSION-06.
 */
export function createBalance({ http, bus, logger, isSignedIn, navigation$, awake$ }: BalancePorts): HostBalance {
  const asked$ = new Subject<void>();
  const streamNews$ = new Subject<ReceivedReading>();
  const signedIn$ = fromReadable(isSignedIn);

  const { reading$, isRefreshing, settled$, sent } = streamBalance({
    signedIn$,
    navigation$,
    // Ignore changes that the platform reports, because each comes with its own reading.
    balanceChanged$: fromBus(bus, 'balance/changed').pipe(filter(({ isFromServer }) => isFromServer !== true)),
    awake$,
    asked$,
    streamNews$,
    read: () =>
      from(http.send(balanceCall, { withLockMoney: true }, { force: true, onError: 'silent' })).pipe(
        mergeMap((result) => {
          if (!result.ok) return isUnanswered(result.failure) ? throwError(() => result.failure) : EMPTY;
          const { balance, lockMoney, asOf, version } = result.data;
          const [central, locked] = [parseWireFen(balance), parseWireFen(lockMoney)];
          if (central !== undefined && locked !== undefined) return of({ central, locked, asOf, version });
          logger.error('balance too large to be held exactly', { path: balanceCall.path });
          return EMPTY;
        }),
      ),
  });
  const balance$ = new BehaviorSubject<BalanceReading | undefined>(undefined);
  const current = createCell<Balance | undefined>(undefined);
  balance$.pipe(distinctUntilChanged(isSameMoney)).subscribe((reading) => {
    current.set(reading && { central: reading.central, locked: reading.locked, asOf: reading.asOf });
  });
  reading$.subscribe(balance$);

  return {
    balance$,
    current,
    isRefreshing,
    refresh() {
      if (!isSignedIn.get()) return Promise.resolve();
      // A pending request may have been answered before the money moved, so wait for the one after it.
      const next = sent() + 1;
      const isOver$ = merge(settled$.pipe(filter((number) => number >= next)), signedIn$.pipe(filter((is) => !is)));
      const isOver = firstValueFrom(isOver$.pipe(map(() => undefined)));
      asked$.next();
      return isOver;
    },
    take(reading, { isTrue = false } = {}) {
      streamNews$.next({ reading, isTrue });
    },
    version: () => balance$.value?.version,
  };
}

function isUnanswered({ kind }: CallFailure): boolean {
  return kind === 'unreachable' || kind === 'timeout';
}

function isSameMoney(one: Balance | undefined, other: Balance | undefined): boolean {
  return one?.central === other?.central && one?.locked === other?.locked && one?.asOf === other?.asOf;
}
