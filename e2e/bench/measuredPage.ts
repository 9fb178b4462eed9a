import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import { toAimTable } from './aims';
import type { Baseline, Recorded } from './baseline';
import { SLOW } from './networks';
import { toTable, type Measure } from './samples';

export const PAGE_FILE = join(WORKSPACE_DIR, 'host', 'docs', 'performance-results.md');

const PLACE = /(<!-- `pnpm bench:composition --record` writes what follows\. -->\n)[^]*?(\n<!-- End of what it writes\. -->)/;

const LOADED: readonly Measure[] = ['bytes', 'requests', 'codeDepth', 'fcpMs', 'lcpMs', 'readyMs', 'layoutShift', 'scriptMs'];
const AFTERWARDS: readonly Measure[] = ['reloadedBytes', 'inpMs', 'coldMs', 'warmMs', 'heapBytes'];

export async function writePage(recorded: Baseline): Promise<void> {
  await writeFile(PAGE_FILE, withSection(await readFile(PAGE_FILE, 'utf8'), recorded));
}

/**
 * Returns the page with the recorded measurements in their section, formatted. Throws when the page has no such
 * section.
 */
export function withSection(page: string, recorded: Baseline): string {
  if (!PLACE.test(page)) throw new Error(`${PAGE_FILE} has no place for the measurements`);
  return format(page.replace(PLACE, (_, start: string, end: string) => start + toSection(Object.values(recorded)) + end));
}

/** Formats the page as `pnpm format` does. */
function format(page: string): string {
  const formatter = join(WORKSPACE_DIR, 'node_modules', '.bin', 'oxfmt');
  return execFileSync(formatter, ['--stdin-filepath', PAGE_FILE], { cwd: WORKSPACE_DIR, input: page, encoding: 'utf8' });
}

function toSection(rows: readonly Recorded[]): string {
  const loads = inOrder(rows, LOADED).filter(({ condition }) => condition === SLOW.name);
  const afterwards = inOrder(rows, AFTERWARDS);
  return [
    toAimTable(rows),
    `An empty cache, on a link of ${SLOW.name}. ${runsOf(loads)}`,
    toTable(loads),
    `What comes after the first page. ${runsOf(afterwards)}`,
    toTable(afterwards),
  ]
    .map((part) => `\n${part}\n`)
    .join('');
}

function inOrder(rows: readonly Recorded[], measures: readonly Measure[]): readonly Recorded[] {
  return measures.flatMap((measure) => rows.filter((row) => row.measure === measure));
}

function runsOf(rows: readonly Recorded[]): string {
  return [...new Set(rows.map(({ run }) => run))].join(' ');
}
