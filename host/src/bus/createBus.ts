import { filter, Subject, type Observable } from 'rxjs';
import type { Bus, BusEventName, BusEvents } from '@site/shared/contract/events';
import type { Logger } from '@site/shared/contract/services';

export type BusEvent<Name extends BusEventName = BusEventName> = {
  readonly [Each in Name]: { readonly name: Each; readonly event: BusEvents[Each] };
}[Name];

export type AuthEvent = BusEvent<Extract<BusEventName, `auth/${string}`>>;

/** Bus as the host uses it. Remotes only get `emit` and `on`, which keeps the rxjs version out of the contract. */
export interface HostBus extends Bus {
  /** All events of the page, in the order of emission. Never completes. */
  readonly events$: Observable<BusEvent>;
  /** Events of sign-in, registration, recovery and expiry. */
  readonly authEvents$: Observable<AuthEvent>;
}

/** Creates the event bus of the page. Logs a listener that throws and still calls the others. */
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
