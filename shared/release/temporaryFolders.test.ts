import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isRunning, makeTemporaryFolder, removeAbandonedFolders, startOf } from './temporaryFolders.mjs';

const aParent = (): string => mkdtempSync(join(tmpdir(), 'parent-'));

/** Creates a folder with a name like ours, but with a changed owner. */
function aFolderOf(parent: string, change: (owner: readonly string[]) => readonly string[]): string {
  const [, before = '', owner = '', after = ''] =
    /^(site-suite-)(.+)(-.{6})$/.exec(basename(makeTemporaryFolder('suite', aParent()))) ?? [];
  const folder = join(parent, `${before}${change(owner.split('.')).join('.')}${after}`);
  mkdirSync(folder);
  return folder;
}

function aDeadProcess(): string {
  return String(spawnSync(process.execPath, ['--version']).pid);
}

describe('a folder in the temporary folder', () => {
  it('is not removed while its owner runs', async () => {
    const parent = aParent();
    const folder = makeTemporaryFolder('suite', parent);
    expect(await removeAbandonedFolders([parent])).toEqual([]);
    expect(existsSync(folder)).toBe(true);
  });

  it('is removed after its owner has ended', async () => {
    const parent = aParent();
    const folder = aFolderOf(parent, ([, start = '', space = '']) => [aDeadProcess(), start, space]);
    mkdirSync(join(folder, 'data'));
    expect(await removeAbandonedFolders([parent])).toEqual([folder]);
    expect(existsSync(folder)).toBe(false);
  });

  it('is removed if another process now has the id of its owner', async () => {
    const parent = aParent();
    const folder = aFolderOf(parent, ([pid = '', , space = '']) => [pid, 'another', space]);
    expect(await removeAbandonedFolders([parent])).toEqual([folder]);
  });

  it('is not removed if its owner is in another process namespace, or the name is foreign', async () => {
    const parent = aParent();
    aFolderOf(parent, ([, start = '']) => [aDeadProcess(), start, 'another']);
    mkdirSync(join(parent, 'site-suite-AbCdEf'));
    expect(await removeAbandonedFolders([parent, join(parent, 'absent')])).toEqual([]);
  });

  it('is removed together with the processes that run in it', async () => {
    const parent = aParent();
    const folder = aFolderOf(parent, ([, start = '', space = '']) => [aDeadProcess(), start, space]);
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)'], { cwd: folder, stdio: 'ignore' });
    const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    await removeAbandonedFolders([parent]);
    expect(await exit).toEqual([null, 'SIGINT']);
  });
});

it('counts as running until its process ends, and recognises the process by its start time', () => {
  expect(isRunning(process.pid, startOf(process.pid))).toBe(true);
  expect(isRunning(process.pid, 'another')).toBe(false);
  expect(isRunning(Number(aDeadProcess()))).toBe(false);
});
