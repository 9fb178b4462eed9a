import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Prints the outcome of each journey under each condition as a table and writes it to a file. Prints nothing when no
 * cell of the matrix was run.
 */
export default class TableReporter implements Reporter {
  readonly #file: string;
  #tests: readonly TestCase[] = [];

  constructor({ outputFile }: { readonly outputFile: string }) {
    this.#file = outputFile;
  }

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests().filter((test) => readPart(test, 'condition') !== undefined);
  }

  onEnd(): void {
    if (this.#tests.length === 0) return;
    const table = drawTable(this.#tests);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, table);
    process.stdout.write(`\n${table}`);
  }
}

const OUTCOMES = { skipped: 'skipped', expected: 'ok', unexpected: 'FAILED', flaky: 'flaky' } as const;

function drawTable(tests: readonly TestCase[]): string {
  const [conditions, journeys] = [valuesOf(tests, 'condition'), valuesOf(tests, 'journey')];
  const cell = (condition: string, journey: string): string => {
    const test = tests.find((each) => readPart(each, 'condition') === condition && readPart(each, 'journey') === journey);
    if (test === undefined || test.results.length === 0) return '-';
    return test.outcome() === 'expected' && test.expectedStatus === 'failed' ? 'known' : OUTCOMES[test.outcome()];
  };
  const rows = [
    ['', ...conditions],
    ['---', ...conditions.map(() => '---')],
    ...journeys.map((journey) => [journey, ...conditions.map((condition) => cell(condition, journey))]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) => `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  const known = tests.filter(({ expectedStatus }) => expectedStatus === 'failed');
  const reasons = known.map((test) => {
    const reason = test.annotations.find(({ type }) => type === 'fail')?.description ?? '';
    return `known: ${readPart(test, 'condition') ?? ''}, ${test.title}: ${reason}`;
  });
  return `${[...lines, ...reasons].join('\n')}\n`;
}

function valuesOf(tests: readonly TestCase[], part: 'condition' | 'journey'): readonly string[] {
  return [...new Set(tests.flatMap((test) => readPart(test, part) ?? []))];
}

function readPart({ annotations }: TestCase, part: 'condition' | 'journey'): string | undefined {
  return annotations.find(({ type }) => type === part)?.description;
}
