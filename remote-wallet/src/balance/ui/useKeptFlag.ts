import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';

/** A switch that this device remembers, in all its tabs (local storage, by way of the host). Off until it was turned on. Implements R-STORE-07. */
export function useKeptFlag(key: 'hide-zero-balance' | 'hide-amounts'): readonly [isOn: boolean, turn: (isOn: boolean) => void] {
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
