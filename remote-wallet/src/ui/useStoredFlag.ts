import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';

/** A flag in the storage of this device, shared by all its tabs. Default: off. Implements R-STORE-07. */
export function useStoredFlag(key: 'hide-zero-balance' | 'hide-amounts'): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const { storage } = useServices();
  const [isOn, setIsOn] = useState(() => storage.read(key) === true);
  useEffect(() => storage.subscribe(key, () => setIsOn(storage.read(key) === true)), [storage, key]);

  return [
    isOn,
    (next) => {
      storage.write(key, next);
      setIsOn(next);
    },
  ];
}
