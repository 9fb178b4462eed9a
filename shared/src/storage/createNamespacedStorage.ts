import type { NamespacedStorage } from '@site/shared/contract/services';
import { jsonCodec } from './codecs';
import type { SafeStorage } from './createStorage';
import type { Entry } from './entries';

/**
 * The part of a storage that belongs to one package: its keys start with `<owner>.`, so that no package can reach another's.
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
