/**
 * `pnpm acceptance`: compares the result files of `npm test` with the register.
 *
 *   pnpm acceptance                 rows proved per part and owner, how each row is proved, and those not proved
 *   pnpm acceptance --part shell    the rows of one part
 *   pnpm acceptance --summary       the counts alone
 *   pnpm acceptance --json          one object from row id to the titles that prove it, with their kind
 *   pnpm acceptance --strict        also fails on a title with more than three ids
 *
 * Unit tests, tests of the composed site, or both prove a row. The command fails on an id that the register does not
 * know, and when a result file is missing.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { collectProofs, countBy, countRows, idsOf, kindOfProof, ROWS_PER_TITLE, type Counts, type Proofs } from './proofs';
import { parseRegister, type Requirement } from './register';
import { readJestResults, readPlaywrightResults } from './results';

/** `npm test` sets `SUITE_RESULTS` when two runs share a checkout. */
const RESULTS = path.resolve(import.meta.dirname, '../..', process.env['SUITE_RESULTS'] ?? 'results');
const FILES = { unit: 'jest.json', composed: 'playwright.json' } as const;
const MINUTE_MS = 60_000;

function main(): void {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      summary: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      part: { type: 'string' },
    },
  });
  const register = parseRegister(readFileSync(path.join(import.meta.dirname, 'requirements.tsv'), 'utf8'));
  const outcomes = [...readJestResults(readJson(FILES.unit)), ...readPlaywrightResults(readJson(FILES.composed))];
  const proofs = collectProofs(register, outcomes);

  if (values.json) print(JSON.stringify(Object.fromEntries([...proofs.byRow].sort()), null, 2));
  else printReport(values.part === undefined ? register : register.filter(({ part }) => part === values.part), proofs, values.summary);

  for (const [id, title] of proofs.unknown) process.stderr.write(`unknown requirement ${id} in: ${title}\n`);
  if (proofs.unknown.size > 0 || (values.strict && proofs.crowded.length > 0)) process.exitCode = 1;
}

function printReport(register: readonly Requirement[], proofs: Proofs, isSummary: boolean): void {
  for (const [kind, file] of Object.entries(FILES)) print(`${kind.padEnd(9)} results ${ageOf(file)}`);
  for (const column of ['part', 'owner'] as const) {
    print(`\nproved by ${column}`);
    for (const [name, counts] of countBy(column, register, proofs)) print(`  ${name.padEnd(20)} ${toText(counts)}`);
  }
  if (!isSummary) {
    printProved(register, proofs);
    printUnproved(register, proofs);
  }
  printCrowded(proofs, isSummary);
  print(`\n${toText(countRows(register, proofs))} rows proved`);
}

function toText({ proved, all, unit, composed, both }: Counts): string {
  const kinds = `unit ${String(unit)}, composed ${String(composed)}, both ${String(both)}`;
  return `${`${String(proved)} of ${String(all)}`.padEnd(13)} ${kinds}`;
}

function printProved(register: readonly Requirement[], proofs: Proofs): void {
  print('\nproved');
  for (const { id, part, requirement } of register) {
    const kind = kindOfProof(id, proofs);
    if (kind !== undefined) print(`  ${id.padEnd(16)} ${kind.padEnd(9)} ${part.padEnd(11)} ${requirement}`);
  }
}

function printUnproved(register: readonly Requirement[], proofs: Proofs): void {
  print('\nnot proved');
  for (const { id, part, requirement } of register) {
    if (!proofs.byRow.has(id)) print(`  ${id.padEnd(16)} ${part.padEnd(11)} ${requirement}`);
  }
}

function printCrowded({ crowded }: Proofs, isSummary: boolean): void {
  if (crowded.length === 0) return;
  print(`\n${String(crowded.length)} titles name more than ${String(ROWS_PER_TITLE)} rows: split the test`);
  if (!isSummary) for (const title of crowded) print(`  ${String(idsOf(title).length).padStart(2)}  ${title}`);
}

function ageOf(file: string): string {
  const { mtime } = statSync(path.join(RESULTS, file));
  const minutes = Math.round((Date.now() - mtime.getTime()) / MINUTE_MS);
  const age = minutes < 120 ? `${String(minutes)} minutes` : `${String(Math.round(minutes / 60))} hours`;
  return `of ${mtime.toISOString()}, ${age} old`;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8'));
  } catch (error) {
    throw new Error(`${path.join(RESULTS, file)} cannot be read: run npm test first`, { cause: error });
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main();
