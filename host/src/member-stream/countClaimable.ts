import { debounceTime, filter, map, of, startWith, switchMap } from 'rxjs';
import type { Bus } from '@site/shared/contract/events';
import type { Cell } from '@site/shared/contract/readable';
import { fromBus } from '@site/shared/streams';
import { promotionOverviewCall } from '@site/shared/wire/activities';
import type { HostSession } from '../session/createSession';
import type { Transport } from '../transport/createTransport';

/** What one transaction or one press changes is published in several events. */
export const GATHER_COUNT_MS = 800;

interface CountedShell {
  readonly session: Pick<HostSession, 'token$'>;
  readonly http: Pick<Transport, 'send'>;
  readonly bus: Bus;
  /** Gifts, draws and friends' rewards that the member can claim now. */
  readonly claimable: Cell<number>;
}

/** Keeps the count of what a member can claim: read for each session, and again when money moved or a step was made. A failure leaves it as it was. */
export function countClaimable({ session, http, bus, claimable }: CountedShell): void {
  const changed$ = fromBus(bus, 'balance/changed', 'member/changed').pipe(debounceTime(GATHER_COUNT_MS));
  const count$ = changed$.pipe(
    startWith('a new session'),
    switchMap(() => http.send(promotionOverviewCall, {}, { onError: 'silent' })),
    filter((result) => result.ok),
    map(({ data }) => data.list.reduce((sum, each) => sum + each.claimable, 0)),
    startWith(0),
  );
  session.token$.pipe(switchMap((token) => (token === '' ? of(0) : count$))).subscribe((count) => {
    claimable.set(count);
  });
}
