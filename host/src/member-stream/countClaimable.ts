import { debounceTime, filter, map, of, startWith, switchMap, type Observable, type ObservableInput } from 'rxjs';
import type { Bus } from '@site/shared/contract/events';
import type { CallResult } from '@site/shared/contract/http';
import { mapResult } from '@site/shared/contract/mapResult';
import type { Cell } from '@site/shared/contract/readable';
import { fromBus } from '@site/shared/streams';
import type { ResponseOf } from '@site/shared/wire/call';
import { promotionOverviewCall } from '@site/shared/wire/activities';
import type { HostSession } from '../session/createSession';
import type { Transport } from '../transport/createTransport';

/** One transaction or one press publishes several events, so wait for them. */
const GATHER_COUNT_MS = 800;

interface CountedShell {
  readonly session: Pick<HostSession, 'token$'>;
  readonly http: Pick<Transport, 'send'>;
  readonly bus: Bus;
  /** Number of gifts, draws and friends' rewards that the member can claim now. */
  readonly claimable: Cell<number>;
}

/** Updates the number of rewards that a member can claim. */
export function countClaimable({ session, http, bus, claimable }: CountedShell): void {
  streamClaimable({
    token$: session.token$,
    changed$: fromBus(bus, 'balance/changed', 'member/changed'),
    read: async () => mapResult(await http.send(promotionOverviewCall, {}, { onError: 'silent' }), sumOf),
  }).subscribe((count) => {
    claimable.set(count);
  });
}

export interface ClaimableSources {
  /** Token of each session. Empty for a guest. */
  readonly token$: Observable<string>;
  /** Emits when money moved or the member made progress in a promotion. */
  readonly changed$: Observable<unknown>;
  readonly read: () => ObservableInput<CallResult<number>>;
}

/**
 * Emits the count of each session: 0 at first, then the result of the read at its start and after each change. A failed
 * read leaves the count as it was.
 */
export function streamClaimable({ token$, changed$, read }: ClaimableSources): Observable<number> {
  const count$ = changed$.pipe(
    debounceTime(GATHER_COUNT_MS),
    startWith('a new session'),
    switchMap(read),
    filter((result) => result.ok),
    map(({ data }) => data),
    startWith(0),
  );
  return token$.pipe(switchMap((token) => (token === '' ? of(0) : count$)));
}

function sumOf({ list }: ResponseOf<typeof promotionOverviewCall>): number {
  return list.reduce((sum, each) => sum + each.claimable, 0);
}
