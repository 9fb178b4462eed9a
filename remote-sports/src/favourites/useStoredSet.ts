import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { readStoredSet } from './favourites';

/** Upper bound of stored ids, more than a player can follow; the oldest are dropped first. */
const MAX_KEPT = 200;

export interface StoredSet {
  readonly values: ReadonlySet<string>;
  readonly toggle: (value: string) => void;
}

/** Returns a set of ids that is stored on this device and shared with other tabs. */
export function useStoredSet(key: string): StoredSet {
  const { storage } = useServices();
  const [values, setValues] = useState(() => readStoredSet(storage, key));

  useEffect(
    () =>
      storage.subscribe(key, () => {
        setValues(readStoredSet(storage, key));
      }),
    [storage, key],
  );

  const toggle = useCallback(
    (value: string) => {
      const next = new Set(readStoredSet(storage, key));
      if (!next.delete(value)) next.add(value);
      storage.write(key, [...next].slice(-MAX_KEPT));
      setValues(next);
    },
    [storage, key],
  );
  return useMemo(() => ({ values, toggle }), [values, toggle]);
}
