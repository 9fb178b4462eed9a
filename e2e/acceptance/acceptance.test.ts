import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectProofs, countBy, countRows, kindOfProof } from './proofs';
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

  it('refuses an id that appears twice', () => {
    const row = 'R-A-01\thost\t§1\tone\tshell';

    expect(() => parseRegister(`id\towner\tsection\trequirement\tpart\n${row}\n${row}`)).toThrow('R-A-01 appears twice');
  });
});

describe('proofs', () => {
  it('are passed tests only', () => {
    const proofs = collectProofs(register, [
      { title: 'a passes [R-A-01] [R-ERR-6001]', passed: true, kind: 'unit' },
      { title: 'b fails [R-A-02]', passed: false, kind: 'unit' },
    ]);

    expect([...proofs.byRow.keys()]).toEqual(['R-A-01', 'R-ERR-6001']);
    expect(countBy('part', register, proofs).get('shell')).toEqual({ all: 2, proved: 1, unit: 1, composed: 0, both: 0 });
  });

  it('are of packages alone, of the composed site, or both', () => {
    const proofs = collectProofs(register, [
      { title: 'a [R-A-01] [R-A-02]', passed: true, kind: 'unit' },
      { title: 'b [R-A-02] [R-ERR-6001]', passed: true, kind: 'composed' },
    ]);

    expect(['R-A-01', 'R-A-02', 'R-ERR-6001', 'R-NONE-01'].map((id) => kindOfProof(id, proofs))).toEqual([
      'unit',
      'both',
      'composed',
      undefined,
    ]);
    expect(countRows(register, proofs)).toEqual({ all: 3, proved: 3, unit: 1, composed: 1, both: 1 });
  });

  it('name an unknown id, of a failed test too', () => {
    const { unknown } = collectProofs(register, [{ title: 'x [R-NONE-01]', passed: false, kind: 'unit' }]);

    expect([...unknown.keys()]).toEqual(['R-NONE-01']);
  });

  it('name a title with more than three rows', () => {
    const three = { title: 'three [R-A-01] [R-A-02] [R-ERR-6001]', passed: true, kind: 'unit' } as const;
    const four = { ...three, title: `${three.title} [R-A-01]` };

    expect(collectProofs(register, [three, four]).crowded).toEqual([four.title]);
  });
});

describe('result files', () => {
  it('reads what jest writes; what passed at the second try proves nothing', () => {
    const json = {
      testResults: [
        {
          assertionResults: [
            { fullName: 'a [R-A-01]', status: 'passed', invocations: 1 },
            { fullName: 'b', status: 'pending' },
            { fullName: 'c', status: 'passed', invocations: 2 },
          ],
        },
      ],
    };

    expect(readJestResults(json)).toEqual([
      { title: 'a [R-A-01]', passed: true, kind: 'unit' },
      { title: 'b', passed: false, kind: 'unit' },
      { title: 'c', passed: false, kind: 'unit' },
    ]);
  });

  it('reads the steps of a journey that name rows', () => {
    const steps = [{ title: 'signs in [R-A-01]', steps: [{ title: 'by the dialog [R-A-02]' }] }, { title: 'waits' }];
    const json = { suites: [{ specs: [{ title: 'a journey', tests: [{ status: 'expected', results: [{ steps }] }] }] }] };

    expect(readPlaywrightResults(json).map(({ title, passed }) => [title, passed])).toEqual([
      ['a journey', true],
      ['signs in [R-A-01]', true],
      ['by the dialog [R-A-02]', true],
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
      { title: 'top', passed: true, kind: 'composed' },
      { title: 'nested', passed: false, kind: 'composed' },
    ]);
  });
});
