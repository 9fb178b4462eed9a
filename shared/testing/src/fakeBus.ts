import type { Bus, BusEventName, BusEvents } from '@site/shared/contract/events';
import type { LiveCount } from './liveCount';

/** An event as it was emitted, by any sender. */
export type EmittedEvent = { readonly [Name in BusEventName]: { readonly name: Name; readonly event: BusEvents[Name] } }[BusEventName];

type AnyListener = (event: never) => void;

export function createFakeBus(live: LiveCount) {
  const emitted: EmittedEvent[] = [];
  const listeners = new Map<BusEventName, Set<AnyListener>>();

  const bus: Bus = {
    emit(name, event) {
      emitted.push({ name, event } as EmittedEvent);
      for (const listener of [...(listeners.get(name) ?? [])]) (listener as (event: unknown) => void)(event);
    },
    on(name, listener) {
      const own: AnyListener = (event) => {
        listener(event);
      };
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(own));
      return live.open(() => ofName.delete(own));
    },
  };
  return { bus, emitted };
}
