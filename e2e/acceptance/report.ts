/**
 * `pnpm acceptance`: holds the result files that `npm test` wrote against the register.
 *
 *   pnpm acceptance                 rows proved per part and owner, and those not proved
 *   pnpm acceptance --part shell    the rows of one part
 *   pnpm acceptance --summary        the counts alone
 *   pnpm acceptance --json          one object from row id to the titles that prove it
 *
 * Fails on an id that the register does not know, and where a result file is missing.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { collectProofs, countBy, type Proofs } from './proofs';
import { parseRegister, type Requirement } from './register';
import { readJestResults, readPlaywrightResults } from './results';

/** `SUITE_RESULTS` is set by a run of `npm test` beside another. */
const RESULTS = path.resolve(import.meta.dirname, '../..', process.env['SUITE_RESULTS'] ?? 'results');

function main(): void {
  const { values } = parseArgs({
    options: { json: { type: 'boolean', default: false }, summary: { type: 'boolean', default: false }, part: { type: 'string' } },
  });
  const register = parseRegister(readFileSync(path.join(import.meta.dirname, 'requirements.tsv'), 'utf8'));
  const outcomes = [...readJestResults(readJson('jest.json')), ...readPlaywrightResults(readJson('playwright.json'))];
  const proofs = collectProofs(register, outcomes);

  if (values.json) print(JSON.stringify(Object.fromEntries([...proofs.titles].sort()), null, 2));
  else printReport(values.part === undefined ? register : register.filter(({ part }) => part === values.part), proofs, values.summary);

  for (const [id, title] of proofs.unknown) process.stderr.write(`unknown requirement ${id} in: ${title}\n`);
  if (proofs.unknown.size > 0) process.exitCode = 1;
}

function printReport(register: readonly Requirement[], proofs: Proofs, isSummary: boolean): void {
  for (const column of ['part', 'owner'] as const) {
    print(`\nproved by ${column}`);
    for (const [name, { proved, all }] of countBy(column, register, proofs))
      print(`  ${name.padEnd(20)} ${String(proved)} of ${String(all)}`);
  }
  if (!isSummary) printUnproved(register, proofs);
  print(`\n${String(register.filter(({ id }) => proofs.titles.has(id)).length)} of ${String(register.length)} rows proved`);
}

function printUnproved(register: readonly Requirement[], proofs: Proofs): void {
  print('\nnot proved');
  for (const { id, part, requirement } of register) {
    if (!proofs.titles.has(id)) print(`  ${id.padEnd(16)} ${part.padEnd(11)} ${requirement}`);
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: run npm test first`, { cause: error });
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main();
