import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useReadable, useServices } from '@site/shared/contract';

/** Something a member has chosen on this device: one for all views of the page and for all tabs. */
export interface MemberChoice<Value> {
  readonly name: string;
  /** What is used where nothing is kept, or nothing that makes sense. */
  readonly parse: (kept: unknown) => Value;
  /** As this page knows it, by the key of its member. */
  readonly known: StoreApi<ReadonlyMap<string, Value>>;
}

export function defineMemberChoice<Value>(name: string, parse: (kept: unknown) => Value): MemberChoice<Value> {
  return { name, parse, known: createStore(() => new Map()) };
}

/** The choice of the signed-in member, and how it is made. A guest has the usual one, and makes none. */
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
    // Another tab may have written while no view of this page listened.
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
