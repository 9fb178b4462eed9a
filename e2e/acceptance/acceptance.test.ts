import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectProofs, countBy } from './proofs';
import { parseRegister } from './register';
import { readJestResults, readPlaywrightResults } from './results';

const register = parseRegister(
  'id\towner\tsection\trequirement\tpart\nR-A-01\thost\t§1\tone\tshell\nR-A-02\thost\t§1\ttwo\tshell\nR-ERR-6001\tshared\t§8\tthree\tsession',
);

describe('the register', () => {
  it('reads the register of this project whole', () => {
    const text = readFileSync(path.join(__dirname, 'requirements.tsv'), 'utf8');

    expect(parseRegister(text)).toHaveLength(text.trimEnd().split('\n').length - 1);
  });

  it('names the line of a row with a missing column', () => {
    expect(() => parseRegister('id\towner\tsection\trequirement\tpart\nR-A-01\thost')).toThrow('line 2');
  });

  it('refuses an id that stands twice', () => {
    const row = 'R-A-01\thost\t§1\tone\tshell';

    expect(() => parseRegister(`id\towner\tsection\trequirement\tpart\n${row}\n${row}`)).toThrow('R-A-01 stands twice');
  });
});

describe('proofs', () => {
  it('counts only passed tests', () => {
    const proofs = collectProofs(register, [
      { title: 'a passes [R-A-01] [R-ERR-6001]', passed: true },
      { title: 'b fails [R-A-02]', passed: false },
    ]);

    expect([...proofs.titles.keys()]).toEqual(['R-A-01', 'R-ERR-6001']);
    expect(countBy('part', register, proofs).get('shell')).toEqual({ proved: 1, all: 2 });
  });

  it('reports an unknown id, of a failed test too', () => {
    expect([...collectProofs(register, [{ title: 'x [R-NONE-01]', passed: false }]).unknown.keys()]).toEqual(['R-NONE-01']);
  });
});

describe('result files', () => {
  it('reads what jest writes', () => {
    const json = {
      testResults: [
        {
          assertionResults: [
            { fullName: 'a [R-A-01]', status: 'passed' },
            { fullName: 'b', status: 'pending' },
          ],
        },
      ],
    };

    expect(readJestResults(json)).toEqual([
      { title: 'a [R-A-01]', passed: true },
      { title: 'b', passed: false },
    ]);
  });

  it('reads what Playwright writes, nested suites included; a flaky or failed project proves nothing', () => {
    const json = {
      suites: [
        {
          specs: [{ title: 'top', tests: [{ status: 'expected' }] }],
          suites: [{ specs: [{ title: 'nested', tests: [{ status: 'expected' }, { status: 'flaky' }] }] }],
        },
      ],
    };

    expect(readPlaywrightResults(json)).toEqual([
      { title: 'top', passed: true },
      { title: 'nested', passed: false },
    ]);
  });
});
