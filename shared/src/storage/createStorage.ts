import type { Entry } from './entries';

/** Typed access to one area of Web Storage, which may be tampered with, full, or forbidden. No method throws. */
export interface SafeStorage {
  /** Returns the value, or `undefined` if there is none or it is invalid. */
  read<T>(entry: Entry<T>): T | undefined;
  /** Returns false if the value could not be stored. It is then remembered until the page closes. */
  write<T>(entry: Entry<T>, value: T): boolean;
  remove(entry: { readonly key: string }): void;
  removeWithPrefix(prefix: string): void;
  /** Calls the listener when another tab changes or removes the entry. Returns a function that unsubscribes. */
  subscribe(entry: { readonly key: string }, listener: () => void): () => void;
}

/**
 * Creates typed access to a storage area.
 *
 * @param area returns the area; called for each access, because the access itself throws if site data is forbidden
 * @param events target on which the browser reports changes by other tabs
 * @example createStorage(() => window.localStorage, window)
 */
export function createStorage(area: () => Storage, events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): SafeStorage {
  const remembered = new Map<string, string>();

  const remove = (key: string) => {
    remembered.delete(key);
    attempt(() => {
      area().removeItem(key);
    });
  };

  return {
    read({ key, codec }) {
      const text = remembered.get(key) ?? attempt(() => area().getItem(key)) ?? undefined;
      return text === undefined ? undefined : codec.parse(text);
    },
    write({ key, codec }, value) {
      const text = codec.format(value);
      const isKept = attempt(() => {
        area().setItem(key, text);
        // Some private modes accept a value but store nothing.
        return area().getItem(key) === text;
      });
      if (isKept) {
        remembered.delete(key);
        return true;
      }
      // Remove the old value too, because it must not reappear after a reload if the new one does not fit.
      remove(key);
      remembered.set(key, text);
      return false;
    },
    remove({ key }) {
      remove(key);
    },
    removeWithPrefix(prefix) {
      const kept = attempt(() => Object.keys(area())) ?? [];
      for (const key of [...kept, ...remembered.keys()]) if (key.startsWith(prefix)) remove(key);
    },
    subscribe({ key }, listener) {
      const handleStorage = (event: Event) => {
        // The event for clearing the whole area has no key.
        if (!isOf(event, attempt(area)) || (event.key !== null && event.key !== key)) return;
        remembered.delete(key);
        listener();
      };
      events.addEventListener('storage', handleStorage);
      return () => {
        events.removeEventListener('storage', handleStorage);
      };
    },
  };
}

function isOf(event: Event, area: Storage | undefined): event is StorageEvent {
  return event instanceof StorageEvent && (event.storageArea === null || event.storageArea === area);
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
