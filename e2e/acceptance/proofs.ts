import type { Requirement } from './register';
import type { TestOutcome } from './results';

const ID = /\[(R-[A-Z0-9]+-[A-Z0-9]+)\]/g;

export interface Proofs {
  /** From row id to the titles of the passed tests that carry it. */
  readonly titles: ReadonlyMap<string, readonly string[]>;
  /** Ids that titles carry and the register does not know, with one title each. */
  readonly unknown: ReadonlyMap<string, string>;
}

/** Holds the tests against the register. An unknown id is an error whether or not its test passed. */
export function collectProofs(register: readonly Requirement[], outcomes: readonly TestOutcome[]): Proofs {
  const known = new Set(register.map(({ id }) => id));
  const titles = new Map<string, string[]>();
  const unknown = new Map<string, string>();
  for (const { title, passed } of outcomes) {
    for (const [, id] of title.matchAll(ID)) {
      if (id === undefined) continue;
      if (!known.has(id)) unknown.set(id, title);
      else if (passed) titles.set(id, [...(titles.get(id) ?? []), title]);
    }
  }
  return { titles, unknown };
}

/** Rows proved and rows in all, by the value of a column. */
export function countBy(
  column: 'part' | 'owner',
  register: readonly Requirement[],
  proofs: Proofs,
): ReadonlyMap<string, { readonly proved: number; readonly all: number }> {
  const counts = new Map<string, { proved: number; all: number }>();
  for (const row of register) {
    const { proved, all } = counts.get(row[column]) ?? { proved: 0, all: 0 };
    counts.set(row[column], { proved: proved + (proofs.titles.has(row.id) ? 1 : 0), all: all + 1 });
  }
  return counts;
}
