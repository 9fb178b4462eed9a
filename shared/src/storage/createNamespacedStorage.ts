import type { NamespacedStorage } from '@site/shared/contract/services';
import { jsonCodec } from './codecs';
import type { SafeStorage } from './createStorage';
import type { Entry } from './entries';

/**
 * Creates the storage of one package. Its keys start with `<owner>.`, so that packages cannot reach each other's
 * entries.
 *
 * @param owner such as a remote's id
 */
export function createNamespacedStorage(storage: SafeStorage, owner: string): NamespacedStorage {
  const entryOf = (key: string): Entry<unknown> => ({ key: `${owner}.${key}`, codec: ANYTHING });
  return {
    read: (key) => storage.read(entryOf(key)),
    write: (key, value) => storage.write(entryOf(key), value),
    remove: (key) => {
      storage.remove(entryOf(key));
    },
    subscribe: (key, listener) => storage.subscribe(entryOf(key), listener),
  };
}

const ANYTHING = jsonCodec((data) => data);
