import { readAmount, readWhole } from '@site/shared/input';
import { toWireYuan } from '@site/shared/money';

/** Value in the terms of a promotion, by its path from the top: `['lower', 'reward']`, `['rewards', 0]`. */
export interface Leaf {
  readonly path: ReadonlyArray<string | number>;
  readonly value: string | number;
}

/** Returns all editable values of the terms; names in `id` are not editable. */
export function leavesOf(terms: unknown, path: Leaf['path'] = []): readonly Leaf[] {
  if (typeof terms === 'string' || typeof terms === 'number') return path.at(-1) === 'id' ? [] : [{ path, value: terms }];
  if (Array.isArray(terms)) return terms.flatMap((each, index) => leavesOf(each, [...path, index]));
  if (typeof terms === 'object' && terms !== null) return Object.entries(terms).flatMap(([name, each]) => leavesOf(each, [...path, name]));
  return [];
}

/** Returns the terms with the typed values, by `nameOf`. An invalid text is passed on, so the platform refuses it. */
export function withTyped(terms: unknown, typed: Readonly<Record<string, string>>, path: Leaf['path'] = []): unknown {
  if (Array.isArray(terms)) return terms.map((each, index) => withTyped(each, typed, [...path, index]));
  if (typeof terms === 'object' && terms !== null) {
    return Object.fromEntries(Object.entries(terms).map(([name, each]) => [name, withTyped(each, typed, [...path, name])]));
  }
  const own = typed[nameOf(path)];
  if (own === undefined) return terms;
  if (typeof terms === 'number') return readWhole(own) ?? own;
  const amount = readAmount(own);
  return amount === undefined ? own : toWireYuan(amount);
}

export function nameOf(path: Leaf['path']): string {
  return path.join('.');
}
