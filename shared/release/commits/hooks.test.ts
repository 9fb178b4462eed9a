import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/build/workspace';
import { HOOKS_DIR, installHooks } from './hooksPath';
import { git } from './newCommits';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hooks-'));
});

afterEach(() => {
  chmodSync(dir, 0o755);
  rmSync(dir, { recursive: true, force: true });
});

const hooksPath = (folder = dir): string | undefined => git(folder, ['config', '--local', '--get', 'core.hooksPath'])?.trim();

describe('the installation of the hooks', () => {
  it('sets the folder of the hooks in a checkout once', () => {
    git(dir, ['init', '-q']);
    installHooks(dir, {});
    installHooks(dir, {});

    expect(hooksPath()).toBe(HOOKS_DIR);
  });

  it('keeps the folder that the owner of the checkout has set', () => {
    git(dir, ['init', '-q']);
    git(dir, ['config', '--local', 'core.hooksPath', '/my/hooks']);
    installHooks(dir, {});

    expect(hooksPath()).toBe('/my/hooks');
  });

  it('changes nothing in a folder of a larger repository', () => {
    git(dir, ['init', '-q']);
    mkdirSync(join(dir, 'vendor'));
    installHooks(join(dir, 'vendor'), {});

    expect(hooksPath()).toBeUndefined();
  });

  it('does not fail outside git and where the configuration is locked', () => {
    expect(() => installHooks(dir, {})).not.toThrow();
    git(dir, ['init', '-q']);
    // Git refuses to write while another process holds its lock, as on a read-only disk.
    writeFileSync(join(dir, '.git', 'config.lock'), '');

    expect(() => installHooks(dir, {})).not.toThrow();
    expect(hooksPath()).toBeUndefined();
  });

  it('changes nothing in CI', () => {
    git(dir, ['init', '-q']);
    installHooks(dir, { CI: 'true' });

    expect(hooksPath()).toBeUndefined();
  });

  it('runs after each install', () => {
    const { scripts } = JSON.parse(readFileSync(join(WORKSPACE_DIR, 'package.json'), 'utf8')) as {
      readonly scripts: { readonly prepare: string };
    };

    expect(scripts.prepare).toContain('tsx shared/release/commits/installHooks.ts');
  });
});

describe('the hook of a commit message', () => {
  const HOOK = join(WORKSPACE_DIR, HOOKS_DIR, 'commit-msg');

  function check(message: string) {
    const file = join(dir, 'COMMIT_EDITMSG');
    writeFileSync(file, message);
    return spawnSync(HOOK, [file], { cwd: WORKSPACE_DIR, encoding: 'utf8' });
  }

  it.each([
    ['a message that follows the rules', 'fix(wallet): keep the amount\n\n# Please enter the commit message\n'],
    ['a message with the diff below it', 'fix(wallet): keep the amount\n# ------------------------ >8 ------------------------\n+Added\n'],
    ['a merge', "Merge branch 'main' into wallet\n"],
    ['a commit that an autosquash folds into another', 'fixup! Fix it\n'],
  ])('accepts %s', (_case, message) => {
    expect(check(message)).toMatchObject({ status: 0, stderr: '' });
  });

  it('refuses a message that breaks a rule, and reports where the message is stored', () => {
    const { status, stderr } = check('Fixed it\n');

    expect(status).toBe(1);
    expect(stderr).toContain('"Fixed it" is not "type(scope): what changes"');
    expect(stderr).toContain(join(dir, 'COMMIT_EDITMSG'));
  });

  it('accepts every commit if no packages are installed', () => {
    const file = join(dir, 'COMMIT_EDITMSG');
    writeFileSync(file, 'Fixed it\n');

    expect(spawnSync(HOOK, [file], { cwd: dir })).toMatchObject({ status: 0 });
  });
});
