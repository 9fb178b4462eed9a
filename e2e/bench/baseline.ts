import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Row } from './samples';

/** Recorded measurement; `run` is a sentence with commit, rounds and load of the machine. */
export interface Recorded extends Row {
  readonly run: string;
}

/** Last recorded measurements by subject, condition and measure. */
export type Baseline = Readonly<Record<string, Recorded>>;

const FILE = join(import.meta.dirname, 'baseline.json');
/** Difference of the ratio between two runs of the same sources on an idle machine. */
const LEAST_TOLERANCE = { times: 0.15, counts: 0.02 };

export async function readBaseline(): Promise<Baseline> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Baseline;
}

/** Writes the measurements and retains those that other parts recorded. Returns all of them. */
export async function recordBaseline(rows: readonly Recorded[]): Promise<Baseline> {
  const entries = Object.entries({ ...(await readBaseline()), ...Object.fromEntries(rows.map((row) => [keyOf(row), rounded(row)])) });
  const recorded = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(FILE, `${JSON.stringify(recorded, null, 2)}\n`);
  return recorded;
}

/** Returns one line for each ratio that got worse by more than its spread, recorded or measured now. */
export function regressions(rows: readonly Row[], baseline: Readonly<Record<string, Pick<Row, 'ratio' | 'spread'>>>): readonly string[] {
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

/** Rounds the figures to keep the file readable. */
function rounded(row: Recorded): Recorded {
  const { composed, oneBundle, ratio, spread, defaults } = row;
  const round = (value: number): number => Number(value.toFixed(3));
  return {
    ...row,
    composed: round(composed),
    oneBundle: round(oneBundle),
    ratio: round(ratio),
    ...(defaults !== undefined && { defaults: round(defaults) }),
    spread: round(spread),
  };
}
