import { merge, Observable } from 'rxjs';
import type { Bus, BusEventName, BusEvents } from '../contract/events';

/** Returns an observable of the events with these names. */
export function fromBus<Name extends BusEventName>(bus: Pick<Bus, 'on'>, ...names: readonly Name[]): Observable<BusEvents[Name]> {
  return merge(
    ...names.map(
      (name) =>
        new Observable<BusEvents[Name]>((subscriber) =>
          bus.on(name, (event) => {
            subscriber.next(event);
          }),
        ),
    ),
  );
}
