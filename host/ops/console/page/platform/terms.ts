import { readAmount, readWhole } from '@site/shared/input';
import { toWireYuan } from '@site/shared/money';

/** One value of what a promotion pays or asks for, by its way from the top: `['lower', 'reward']`, `['rewards', 0]`. */
export interface Leaf {
  readonly path: ReadonlyArray<string | number>;
  readonly value: string | number;
}

/** Everything in the terms that can be changed; what something is called, by its `id`, is not. */
export function leavesOf(terms: unknown, path: Leaf['path'] = []): readonly Leaf[] {
  if (typeof terms === 'string' || typeof terms === 'number') return path.at(-1) === 'id' ? [] : [{ path, value: terms }];
  if (Array.isArray(terms)) return terms.flatMap((each, index) => leavesOf(each, [...path, index]));
  if (typeof terms === 'object' && terms !== null) return Object.entries(terms).flatMap(([name, each]) => leavesOf(each, [...path, name]));
  return [];
}

/** The terms with what was typed in place of their values, by `nameOf`. A text that cannot be read is left for the platform to refuse. */
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

/** Of its field. */
export function nameOf(path: Leaf['path']): string {
  return path.join('.');
}
