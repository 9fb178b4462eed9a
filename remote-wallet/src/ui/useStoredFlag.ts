import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import type { NamespacedStorage } from '@site/shared/contract/services';

/** Other users of a flag on this page: storage events reach only other tabs. */
const listeners = new WeakMap<NamespacedStorage, Set<() => void>>();

/**
 * Returns a flag that is stored on this device and shared by all its tabs, and a setter. Default: off. Implements
 * R-STORE-07.
 */
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
