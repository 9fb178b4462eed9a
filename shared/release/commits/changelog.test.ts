import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/build/workspace';
import { createRepository } from '../testing/commitRepository';
import { workspacePackages } from '../workspacePackages';
import { changelogText, type PackageChange } from './changelogText';
import { parseCommit } from './commitRules';
import { git, hasHistorySince, LAST_UNCHECKED_COMMIT } from './newCommits';
import { packageChanges } from './packageChanges';

const aChange = (message: string, version = '1.0.0'): PackageChange => ({
  type: '',
  scope: '',
  subject: '',
  isBreaking: false,
  ...parseCommit(message),
  hash: '0123456789abcdef',
  version,
});

describe('the changelog of a package', () => {
  it('lists what changes for its users by kind, the newest version and change first', () => {
    const text = changelogText('remote-wallet', [
      aChange('feat(wallet): add a'),
      aChange('test(wallet): prove a'),
      aChange('fix(wallet): correct a'),
      aChange('feat(wallet): add b'),
      aChange('feat(wallet)!: remove a', '2.0.0'),
      aChange('perf(wallet): speed b up', '2.0.0'),
    ]);

    expect(text.replaceAll(' (01234567)', '').split('\n\n').slice(2)).toEqual([
      '## 2.0.0',
      '### Breaking changes',
      '- remove a',
      '### Performance',
      '- speed b up',
      '## 1.0.0',
      '### Features',
      '- add b\n- add a',
      '### Fixes',
      '- correct a\n',
    ]);
  });

  it('says that nothing has changed for its users yet', () => {
    expect(changelogText('remote-wallet', [aChange('test(wallet): prove a')])).toContain('No feature or fix yet.');
  });
});

describe('the changes of a package', () => {
  const { dir, commit } = createRepository();
  const start = commit('The history before the rules', 'e2e/package.json', '{ "version": "1.0.0" }');
  commit('feat(e2e): add a suite', 'e2e/suite.ts');
  commit('feat(platform): add a ledger', 'e2e/platform/package.json', '{ "version": "0.1.0" }');
  commit('chore(e2e): raise the version', 'e2e/package.json', '{ "version": "1.1.0" }');
  commit('fix(e2e): correct the suite', 'e2e/suite.ts');
  const changesOf = (packageDir: string): readonly string[] =>
    packageChanges(dir, packageDir, ['e2e', 'e2e/platform'], start).map(({ version, subject }) => `${version} ${subject}`);

  it('gives each change the version of the package at that time, and leaves out nested packages', () => {
    expect(changesOf('e2e')).toEqual(['1.0.0 add a suite', '1.1.0 raise the version', '1.1.0 correct the suite']);
    expect(changesOf('e2e/platform')).toEqual(['0.1.0 add a ledger']);
  });
});

describe('the changelogs of the repository', () => {
  const packages = workspacePackages();

  it.each(packages)('%s has a changelog, and each of its entries is a commit', (packageDir) => {
    const text = readFileSync(join(WORKSPACE_DIR, packageDir, 'CHANGELOG.md'), 'utf8');
    const [title] = text.split('\n');
    const hashes = [...text.matchAll(/ \(([0-9a-f]{8})\)$/gm)].map(([, hash = '']) => hash);
    const known = git(WORKSPACE_DIR, ['rev-list', '--abbrev-commit', '--abbrev=8', `${LAST_UNCHECKED_COMMIT}..HEAD`])?.split('\n') ?? [];

    expect(title).toBe(`# Changelog of ${packageDir}`);
    if (hasHistorySince()) expect(hashes.filter((hash) => !known.includes(hash))).toEqual([]);
  });
});
