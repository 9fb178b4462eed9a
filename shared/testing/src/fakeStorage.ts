import type { NamespacedStorage } from '@site/shared/contract/services';
import type { LiveCount } from './liveCount';

/** Creates a remote's storage in memory, with values as JSON like on a device. */
export function createFakeStorage(live: LiveCount) {
  const texts = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();

  const storage: NamespacedStorage = {
    read(key) {
      const text = texts.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    write(key, value) {
      texts.set(key, JSON.stringify(value));
      return true;
    },
    remove(key) {
      texts.delete(key);
    },
    subscribe(key, listener) {
      const own = () => {
        listener();
      };
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(own));
      return live.open(() => ofKey.delete(own));
    },
  };
  return {
    storage,
    writeElsewhere(key: string, value: unknown) {
      storage.write(key, value);
      for (const listener of [...(listeners.get(key) ?? [])]) listener();
    },
  };
}
