import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { git } from '../commits/newCommits';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates an empty folder, which is removed after the tests of the file. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'commits-'));
  folders.push(folder);
  return folder;
}

/**
 * Creates an empty repository. `commit` writes one file and returns its hash; `run` returns the output of git and
 * throws when it fails.
 */
export function createRepository() {
  const dir = createFolder();
  const run = (...args: readonly string[]): string => {
    const output = git(dir, ['-c', 'user.name=team', '-c', 'user.email=team@example.com', ...args]);
    if (output === undefined) throw new Error(`git ${args.join(' ')} failed`);
    return output.trim();
  };
  run('init', '-q', '-b', 'main');
  const commit = (message: string, file: string, text = message): string => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
    run('add', '-A');
    run('commit', '-q', '-m', message);
    return run('rev-parse', 'HEAD');
  };
  return { dir, commit, run };
}
