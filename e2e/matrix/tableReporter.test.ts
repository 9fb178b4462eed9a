import type { Suite, TestCase } from '@playwright/test/reporter';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import TableReporter from './tableReporter';

const folder = mkdtempSync(join(tmpdir(), 'matrix-'));
const outputFile = join(folder, 'results', 'matrix.md');

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the table of the matrix', () => {
  it('has a row for each journey, a column for each condition, and the reasons of known failures', () => {
    report([
      aCell('touch', 'bet', 'expected'),
      aCell('Firefox', 'bet', 'skipped'),
      aCell('touch', 'chat', 'unexpected'),
      aCell('Firefox', 'chat', 'expected', 'the list does not scroll'),
    ]);

    expect(readFileSync(outputFile, 'utf8').split('\n')).toEqual([
      '|      | touch  | Firefox |',
      '| ---  | ---    | ---     |',
      '| bet  | ok     | skipped |',
      '| chat | FAILED | known   |',
      'known: Firefox, chat: the list does not scroll',
      '',
    ]);
  });

  it('marks a cell that was not run', () => {
    report([{ ...aCell('touch', 'bet', 'skipped'), results: [] }]);

    expect(readFileSync(outputFile, 'utf8')).toContain('| bet | -     |');
  });

  it('is not printed by a run without cells', () => {
    report([{ ...aCell('touch', 'bet', 'expected'), annotations: [] }]);

    expect(process.stdout.write).not.toHaveBeenCalled();
  });
});

function report(tests: readonly TestCase[]): void {
  const reporter = new TableReporter({ outputFile });
  reporter.onBegin(undefined, { allTests: () => tests } as unknown as Suite);
  reporter.onEnd();
}

function aCell(condition: string, journey: string, outcome: ReturnType<TestCase['outcome']>, known?: string): TestCase {
  return {
    title: journey,
    results: [{}],
    expectedStatus: known === undefined ? 'passed' : 'failed',
    outcome: () => outcome,
    annotations: [
      { type: 'condition', description: condition },
      { type: 'journey', description: journey },
      ...(known === undefined ? [] : [{ type: 'fail', description: known }]),
    ],
  } as unknown as TestCase;
}
