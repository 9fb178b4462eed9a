import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests, failedTests } from './testResults.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function results(name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the count of tests of a run', () => {
  it('has the failures of every suite, whichever it is', () => {
    const jest = results('jest.json', { numPassedTests: 10, numFailedTests: 1, numRuntimeErrorTestSuites: 1 });
    const composed = results('composed.json', { stats: { expected: 5, flaky: 1, unexpected: 0, skipped: 2 } });
    const frontDoor = results('front-door.json', { stats: { expected: 0, flaky: 0, unexpected: 1, skipped: 7 } });

    expect(countTests([jest, composed, frontDoor])).toEqual({ passed: 16, skipped: 9, failed: 3 });
  });

  it('leaves out a suite that left no results', () => {
    const jest = results('jest.json', { numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });

    expect(countTests([jest, join(folder, 'none.json')])).toEqual({ passed: 3, skipped: 0, failed: 0 });
  });
});

describe('the failures named at the end of a run', () => {
  it('have file, title and the first line of the last error, of both runners', () => {
    const jest = results('jest.json', {
      testResults: [
        {
          name: '/site/host/bus.test.ts',
          assertionResults: [
            { fullName: 'the bus tells', status: 'failed', failureMessages: ['early', '\u001B[31mExpected 1\u001B[39m\nat line'] },
          ],
        },
        { name: '/site/host/torn.test.ts', message: '\n  SyntaxError: torn', assertionResults: [] },
        { name: '/site/host/fine.test.ts', assertionResults: [{ fullName: 'is fine', status: 'passed', failureMessages: [] }] },
      ],
    });
    const test = (status: string) => ({
      status,
      results: [{ error: { message: 'at first' } }, { error: { message: 'Timeout of 180 s\nmore' } }],
    });
    const specs = [
      { title: 'pays once', tests: [test('unexpected')] },
      { title: 'is flaky', tests: [test('flaky')] },
    ];
    const composed = results('composed.json', {
      suites: [{ title: 'faults/deposit.spec.ts', specs: [], suites: [{ title: 'a deposit', specs }] }],
    });

    expect([jest, composed, join(folder, 'none.json')].flatMap(failedTests)).toEqual([
      'bus.test.ts › the bus tells: Expected 1',
      'torn.test.ts › does not run: SyntaxError: torn',
      'faults/deposit.spec.ts › a deposit › pays once: Timeout of 180 s',
    ]);
  });
});
