import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import { idsOf, ROWS_PER_TITLE } from '../proofs';
import { parseRegister } from '../register';

const TESTS = ['*.test.ts', '*.test.tsx', '*.spec.ts'];
const files = execFileSync('git', ['ls-files', '--', ...TESTS], { cwd: WORKSPACE_DIR, encoding: 'utf8' })
  .trim()
  .split('\n');
/** The tests of the acceptance code itself use invented rows. */
const OWN = 'e2e/acceptance/';

const titles = files
  .filter((file) => !file.startsWith(OWN))
  .flatMap((file) =>
    readFileSync(join(WORKSPACE_DIR, file), 'utf8')
      .split('\n')
      .map((line) => ({ file, title: line.trim(), ids: idsOf(line) })),
  )
  .filter(({ ids }) => ids.length > 0);

it('no title names more rows than a test can prove', () => {
  expect(titles.length).toBeGreaterThan(1000);
  // A table of titles lists the ids of one title after those of another.
  expect(titles.filter(({ title, ids }) => ids.length > ROWS_PER_TITLE && !title.startsWith('ids: ['))).toEqual([]);
});

it('no title names a row that the register does not have', () => {
  const known = new Set(parseRegister(readFileSync(join(WORKSPACE_DIR, 'e2e/acceptance/requirements.tsv'), 'utf8')).map(({ id }) => id));

  expect(titles.filter(({ ids }) => ids.some((id) => !known.has(id)))).toEqual([]);
});
