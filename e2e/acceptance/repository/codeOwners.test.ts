import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR, WORKSPACE_REMOTES } from '@site/release/packages';
import { repositoryFiles } from '@site/release/repositoryFiles';
import { covers, ownersOf, parseCodeOwners } from './codeOwners';

const FILES = repositoryFiles();
const RULES = parseCodeOwners(readFileSync(join(WORKSPACE_DIR, '.github/CODEOWNERS'), 'utf8'));

it('every file of the repository has an owner', () => {
  expect(FILES.length).toBeGreaterThan(1000);
  expect(FILES.filter((file) => ownersOf(file, RULES).length === 0)).toEqual([]);
});

it('every line of CODEOWNERS decides about at least one file', () => {
  const idle = RULES.filter((rule, index) => !FILES.some((file) => RULES.findLastIndex((each) => covers(each, file)) === index));

  expect(idle.map(({ pattern }) => pattern)).toEqual([]);
});

it('each remote has a team of its own, and so have the platform, the venues and operations', () => {
  const teams = [...WORKSPACE_REMOTES.map(({ id }) => `remote-${id}`), 'host', 'e2e/platform', 'e2e/venues', 'host/ops'].map((folder) =>
    ownersOf(`${folder}/README.md`, RULES).join(),
  );

  expect(new Set(teams).size).toBe(teams.length);
});

it('the contract belongs to the team of the host', () => {
  expect(ownersOf('shared/src/contract/version.ts', RULES)).toEqual(ownersOf('host/src/bootstrap.tsx', RULES));
});

it('the last line that covers a file decides, and no other folder with the same beginning', () => {
  const rules = parseCodeOwners('# comment\n/e2e/ @site/a\n/e2e/platform/ @site/b @site/c\n/README.md @site/d\n');

  expect(ownersOf('e2e/platform/main.ts', rules)).toEqual(['@site/b', '@site/c']);
  expect(ownersOf('e2e/platforms/main.ts', rules)).toEqual(['@site/a']);
  expect(ownersOf('e2e2/main.ts', rules)).toEqual([]);
  expect(ownersOf('e2e/README.md', rules)).toEqual(['@site/a']);
});

it.each([
  ['/remote-*/ @site/a', 'is not "/folder/" or "/file"'],
  ['docs/ @site/a', 'is not "/folder/" or "/file"'],
  ['/e2e/', 'does not name teams'],
  ['/e2e/ someone', 'does not name teams'],
])('the line "%s" %s', (line, message) => {
  expect(() => parseCodeOwners(line)).toThrow(message);
});
