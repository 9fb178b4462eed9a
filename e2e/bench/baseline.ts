import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Row } from './samples';

/** The last recorded ratios, by what they are of. */
export type Baseline = Readonly<Record<string, { readonly ratio: number; readonly spread: number }>>;

const FILE = join(import.meta.dirname, 'baseline.json');
/** What two runs of the same sources differ by, of their ratio, on a machine that does nothing else. */
const LEAST_TOLERANCE = { times: 0.15, counts: 0.02 };

export async function readBaseline(): Promise<Baseline> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Baseline;
}

/** Keeps what other parts have recorded. Returns all of it. */
export async function recordBaseline(rows: readonly Row[]): Promise<Baseline> {
  const recorded = { ...(await readBaseline()), ...Object.fromEntries(rows.map((row) => [keyOf(row), toEntry(row)])) };
  await writeFile(FILE, `${JSON.stringify(recorded, Object.keys(recorded).concat('ratio', 'spread').sort(), 2)}\n`);
  return recorded;
}

/**
 * What got worse by more than its spread, recorded or present, in words.
 *
 * @returns a line for each; none where all is as good as it was
 */
export function regressions(rows: readonly Row[], baseline: Baseline): readonly string[] {
  return rows.flatMap((row) => {
    const before = baseline[keyOf(row)];
    if (before === undefined) return [`${keyOf(row)} is not recorded: pnpm bench:composition --record`];
    const least = row.measure.endsWith('Ms') ? LEAST_TOLERANCE.times : LEAST_TOLERANCE.counts;
    const tolerance = Math.max(before.spread, row.spread, least * before.ratio);
    if (row.ratio <= before.ratio + tolerance) return [];
    return [`${keyOf(row)} was ${before.ratio.toFixed(2)} (± ${tolerance.toFixed(2)}) of one bundle and is ${row.ratio.toFixed(2)}`];
  });
}

function keyOf({ subject, condition, measure }: Row): string {
  return `${subject} · ${condition} · ${measure}`;
}

function toEntry({ ratio, spread }: Row): Baseline[string] {
  return { ratio: Number(ratio.toFixed(3)), spread: Number(spread.toFixed(3)) };
}
