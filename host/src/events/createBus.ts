import type { Bus, BusEventName } from '@site/shared/contract/events';
import type { Logger } from '@site/shared/contract/services';

type AnyListener = (event: never) => void;

/** The bus of the page. A listener that throws is logged and harms no other. */
export function createBus(logger: Logger): Bus {
  const listeners = new Map<BusEventName, Set<AnyListener>>();
  return {
    emit(name, event) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          (listener as (event: unknown) => void)(event);
        } catch (error) {
          logger.error('bus listener failed', { event: name, error });
        }
      }
    },
    on(name, listener) {
      // A function of its own, so that one listener may be added twice and end twice.
      const own: AnyListener = (event) => {
        listener(event);
      };
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(own));
      return () => {
        ofName.delete(own);
      };
    },
  };
}
