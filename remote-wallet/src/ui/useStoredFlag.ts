import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import type { NamespacedStorage } from '@site/shared/contract/services';

/** Who else on the page shows a flag: the storage itself calls the other tabs only. */
const listeners = new WeakMap<NamespacedStorage, Set<() => void>>();

/** A flag in the storage of this device, shared by all its tabs. Default: off. Implements R-STORE-07. */
export function useStoredFlag(key: 'hide-zero-balance' | 'hide-amounts'): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const { storage } = useServices();
  const [isOn, setIsOn] = useState(() => storage.read(key) === true);
  useEffect(() => {
    const readAgain = () => {
      setIsOn(storage.read(key) === true);
    };
    const ofPage = listeners.get(storage) ?? new Set();
    listeners.set(storage, ofPage.add(readAgain));
    const end = storage.subscribe(key, readAgain);
    return () => {
      ofPage.delete(readAgain);
      end();
    };
  }, [storage, key]);

  return [
    isOn,
    (next) => {
      storage.write(key, next);
      for (const readAgain of listeners.get(storage) ?? []) readAgain();
    },
  ];
}
