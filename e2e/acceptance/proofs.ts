import type { Requirement } from './register';
import type { TestKind, TestOutcome } from './results';

const ID = /\[(R-[A-Z0-9]+-[A-Z0-9]+)\]/g;

/** Upper limit of ids per title: a test with more rows proves none of them thoroughly. */
export const ROWS_PER_TITLE = 3;

/** Passed test that carries the id of a row. */
export interface Proof {
  readonly title: string;
  readonly kind: TestKind;
}

/** Kind of the tests that prove a row: package tests, tests of the composed site, or both. */
export type ProofKind = TestKind | 'both';

export interface Proofs {
  readonly byRow: ReadonlyMap<string, readonly Proof[]>;
  /** Ids in titles that the register does not have, with one title each. */
  readonly unknown: ReadonlyMap<string, string>;
  readonly crowded: readonly string[];
}

/** Matches the tests with the register. An unknown id is an error even when its test failed. */
export function collectProofs(register: readonly Requirement[], outcomes: readonly TestOutcome[]): Proofs {
  const known = new Set(register.map(({ id }) => id));
  const byRow = new Map<string, Proof[]>();
  const unknown = new Map<string, string>();
  const crowded = new Set<string>();
  for (const { title, passed, kind } of outcomes) {
    const ids = idsOf(title);
    if (ids.length > ROWS_PER_TITLE) crowded.add(title);
    for (const id of ids) {
      if (!known.has(id)) unknown.set(id, title);
      else if (passed) byRow.set(id, [...(byRow.get(id) ?? []), { title, kind }]);
    }
  }
  return { byRow, unknown, crowded: [...crowded].sort((a, b) => idsOf(b).length - idsOf(a).length) };
}

export function idsOf(title: string): readonly string[] {
  return [...title.matchAll(ID)].flatMap(([, id]) => (id === undefined ? [] : [id]));
}

/** @returns `undefined` for a row that no test proves */
export function kindOfProof(id: string, { byRow }: Proofs): ProofKind | undefined {
  const kinds = new Set(byRow.get(id)?.map(({ kind }) => kind));
  if (kinds.size > 1) return 'both';
  return [...kinds][0];
}

/** Number of rows, of proved rows, and of proved rows by kind of proof. */
export type Counts = Readonly<Record<'all' | 'proved' | ProofKind, number>>;

export function countBy(column: 'part' | 'owner', register: readonly Requirement[], proofs: Proofs): ReadonlyMap<string, Counts> {
  const groups = new Map<string, Requirement[]>();
  for (const row of register) groups.set(row[column], [...(groups.get(row[column]) ?? []), row]);
  return new Map([...groups].map(([name, rows]) => [name, countRows(rows, proofs)]));
}

export function countRows(rows: readonly Requirement[], proofs: Proofs): Counts {
  const counts = { all: 0, proved: 0, unit: 0, composed: 0, both: 0 };
  for (const { id } of rows) {
    counts.all += 1;
    const kind = kindOfProof(id, proofs);
    if (kind === undefined) continue;
    counts.proved += 1;
    counts[kind] += 1;
  }
  return counts;
}
