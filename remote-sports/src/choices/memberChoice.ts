import { createStore, type StoreApi } from 'zustand/vanilla';

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
