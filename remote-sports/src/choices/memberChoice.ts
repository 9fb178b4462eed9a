import { createStore, type StoreApi } from 'zustand/vanilla';

/** Setting a member has chosen on this device, shared by all views of the page and all tabs. */
export interface MemberChoice<Value> {
  readonly name: string;
  /** Parses the stored value; returns the default when nothing valid is stored. */
  readonly parse: (kept: unknown) => Value;
  /** Values this page knows, by the key of their member. */
  readonly known: StoreApi<ReadonlyMap<string, Value>>;
}

export function defineMemberChoice<Value>(name: string, parse: (kept: unknown) => Value): MemberChoice<Value> {
  return { name, parse, known: createStore(() => new Map()) };
}
