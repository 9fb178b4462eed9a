import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { readStoredSet } from './favourites';

/** More than a player can follow; the oldest go first. */
const MAX_KEPT = 200;

export interface StoredSet {
  readonly values: ReadonlySet<string>;
  readonly toggle: (value: string) => void;
}

/** A set of ids that is kept on this device and shared with other tabs. */
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
