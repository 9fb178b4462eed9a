import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Row } from './samples';

/** A recorded measurement with its commit and date. */
export interface Recorded extends Row {
  /** Commit, rounds and load of the machine, as a sentence. */
  readonly run: string;
}

/** The last recorded measurements, by what they are of. */
export type Baseline = Readonly<Record<string, Recorded>>;

const FILE = join(import.meta.dirname, 'baseline.json');
/** What two runs of the same sources differ by, of their ratio, on a machine that does nothing else. */
const LEAST_TOLERANCE = { times: 0.15, counts: 0.02 };

export async function readBaseline(): Promise<Baseline> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Baseline;
}

/** Keeps what other parts have recorded. Returns all of it. */
export async function recordBaseline(rows: readonly Recorded[]): Promise<Baseline> {
  const entries = Object.entries({ ...(await readBaseline()), ...Object.fromEntries(rows.map((row) => [keyOf(row), rounded(row)])) });
  const recorded = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(FILE, `${JSON.stringify(recorded, null, 2)}\n`);
  return recorded;
}

/**
 * What got worse by more than its spread, recorded or present, in words.
 *
 * @returns a line for each; none where all is as good as it was
 */
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

/** Fewer digits, so that the file can be read. */
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
