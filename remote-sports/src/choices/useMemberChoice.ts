import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices } from '@site/shared/contract';
import type { MemberChoice } from './memberChoice';

/** Returns the choice of the signed-in member and a setter. Guests get the default and cannot change it. */
export function useMemberChoice<Value>({ name, parse, known }: MemberChoice<Value>): readonly [Value, (value: Value) => void] {
  const { storage, session } = useServices();
  const userId = useReadable(session.member)?.userId;
  const key = userId === undefined ? undefined : `${name}-${userId}`;
  const first = useMemo(() => parse(key === undefined ? undefined : storage.read(key)), [parse, storage, key]);
  const value = useStore(known, (values) => (key === undefined ? undefined : values.get(key)));

  useEffect(() => {
    if (key === undefined) return undefined;
    const read = () => {
      known.setState((values) => new Map(values).set(key, parse(storage.read(key))), true);
    };
    // Another tab may have written while no view of this page was subscribed.
    if (known.getState().has(key)) read();
    return storage.subscribe(key, read);
  }, [storage, key, parse, known]);

  const choose = useCallback(
    (next: Value) => {
      if (key === undefined) return;
      storage.write(key, next);
      known.setState((values) => new Map(values).set(key, next), true);
    },
    [storage, key, known],
  );
  return [value ?? first, choose];
}
