import { filter, Subject, type Observable } from 'rxjs';
import type { Bus, BusEventName, BusEvents } from '@site/shared/contract/events';
import type { Logger } from '@site/shared/contract/services';

/** An event of the bus with its name. */
export type BusEvent<Name extends BusEventName = BusEventName> = {
  readonly [Each in Name]: { readonly name: Each; readonly event: BusEvents[Each] };
}[Name];

export type AuthEvent = BusEvent<Extract<BusEventName, `auth/${string}`>>;

/** The bus as the host uses it. Remotes get `emit` and `on` only, so that no rxjs version is part of the contract. */
export interface HostBus extends Bus {
  /** Every event of the page, in the order they are emitted. Never completes. */
  readonly events$: Observable<BusEvent>;
  /** Sign-in, registration, recovery and expiry. */
  readonly authEvents$: Observable<AuthEvent>;
}

/** Creates the bus of the page. A listener that throws is logged and harms no other. */
export function createBus(logger: Logger): HostBus {
  const events$ = new Subject<BusEvent>();
  return {
    events$: events$.asObservable(),
    authEvents$: events$.pipe(filter(isAuthEvent)),
    emit(name, event) {
      events$.next({ name, event } as BusEvent);
    },
    on(name, listener) {
      const subscription = events$.pipe(filter((given) => given.name === name)).subscribe(({ event }) => {
        try {
          (listener as (event: unknown) => void)(event);
        } catch (error) {
          logger.error('bus listener failed', { event: name, error });
        }
      });
      return () => {
        subscription.unsubscribe();
      };
    },
  };
}

function isAuthEvent(given: BusEvent): given is AuthEvent {
  return given.name.startsWith('auth/');
}
