import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packVersion } from './packVersion';

/** Creates a repository with two commits, one of which changed shared. */
function aRepository(): string {
  const dir = mkdtempSync(join(tmpdir(), 'packed-'));
  git(dir, 'init', '--quiet');
  mkdirSync(join(dir, 'shared'));
  for (const path of ['shared/money.ts', 'README.md']) {
    writeFileSync(join(dir, path), '');
    commit(dir);
  }
  return dir;
}

function commit(dir: string): void {
  git(dir, 'add', '--all');
  git(dir, '-c', 'user.name=team', '-c', 'user.email=team@example.com', 'commit', '--quiet', '--message', 'work');
}

function git(cwd: string, ...args: readonly string[]): void {
  execFileSync('git', args, { cwd, stdio: 'ignore' });
}

it('gives the package the contract version and the number of commits that changed it', () => {
  const dir = aRepository();
  expect(packVersion('1.5.0', dir, false)).toBe('1.5.1');

  writeFileSync(join(dir, 'shared', 'money.ts'), 'changed');
  commit(dir);
  expect(packVersion('1.5.0', dir, false)).toBe('1.5.2');
});

it('gives uncommitted sources a version that no range matches, and only where that is allowed', () => {
  const dir = aRepository();
  writeFileSync(join(dir, 'shared', 'money.ts'), 'changed');

  expect(() => packVersion('1.5.0', dir, false)).toThrow('not committed');
  expect(packVersion('1.5.0', dir, true)).toBe('1.5.1-uncommitted');
});

it('refuses a clone without its history, whose commits cannot be counted', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${aRepository()}`, clone], { stdio: 'ignore' });

  expect(() => packVersion('1.5.0', clone, false)).toThrow('git fetch --unshallow');
});
