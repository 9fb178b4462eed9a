import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, makeTemporaryFolder } from '@site/release/temporaryFolders';
import { spawnSupervised } from './spawnSupervised';

/** The tests use real processes and kill them with SIGKILL, which no process can handle. */

const TSX = createRequire(import.meta.url).resolve('tsx');

let folder: string;
const suites: ChildProcess[] = [];

beforeEach(() => {
  folder = makeTemporaryFolder('supervised');
});

afterEach(() => {
  for (const suite of suites.splice(0)) suite.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Returns the source of a server with a child process. Both write their ids; the server also writes the signal that
 * stopped it.
 */
function aServer(onSignal: string): string {
  return `
    const { writeFileSync } = require('node:fs');
    process.on('SIGINT', () => { ${onSignal} });
    const below = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    setInterval(() => {}, 1000);
    writeFileSync('pids', process.pid + ' ' + below.pid + ' ' + process.ppid + ' .');`;
}

/**
 * Starts a suite that starts the server, kills the suite, and returns the ids of the server, its child and its
 * supervisor.
 */
async function killSuiteOf(server: string, stopLimitMs: number): Promise<readonly number[]> {
  const options = { cwd: folder, env: process.env, stopLimitMs };
  const source = `
    import { spawnSupervised } from ${JSON.stringify(join(__dirname, 'spawnSupervised.ts'))};
    spawnSupervised(process.execPath, ['-e', ${JSON.stringify(server)}], ${JSON.stringify(options)});`;
  const suite = spawn(process.execPath, ['--import', TSX, '--input-type=module', '-e', source], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  suites.push(suite);
  const file = join(folder, 'pids');
  while (!existsSync(file) || !readFileSync(file, 'utf8').endsWith('.')) {
    if (suite.exitCode !== null) throw new Error('The suite ended');
    await delay(20);
  }
  const pids = readFileSync(file, 'utf8').split(' ').slice(0, 3).map(Number);
  expect(pids.map((pid) => isRunning(pid))).toEqual([true, true, true]);
  suite.kill('SIGKILL');
  await once(suite, 'exit');
  return pids;
}

/** Resolves when all processes have exited; the timeout of the test bounds the wait. */
async function haveEnded(pids: readonly number[]): Promise<void> {
  while (pids.some((pid) => isRunning(pid))) await delay(20);
}

it('a command ends in order, with what it started, when its suite is killed', async () => {
  const pids = await killSuiteOf(aServer("writeFileSync('ended', 'in order'); process.exit(0);"), 600_000);

  await haveEnded(pids);
  expect(readFileSync(join(folder, 'ended'), 'utf8')).toBe('in order');
});

it('a command that ignores the signal is killed after the limit, with what it started', async () => {
  const pids = await killSuiteOf(aServer("writeFileSync('ended', 'not at all');"), 200);

  await haveEnded(pids);
  expect(readFileSync(join(folder, 'ended'), 'utf8')).toBe('not at all');
});

it('the output and the exit code of a command are those of the command, also where a shell reads it', async () => {
  const child = spawnSupervised('echo out; echo error >&2; exit 7', [], { cwd: folder, env: process.env, shell: true });
  const streams = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (streams.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (streams.error += text));

  expect(await once(child, 'close')).toEqual([7, null]);
  expect(streams).toEqual({ out: 'out\n', error: 'error\n' });
});

it('a command that does not exist fails, and its error output says so', async () => {
  const child = spawnSupervised('no-such-command', [], { cwd: folder, env: process.env });
  let error = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));

  expect(await once(child, 'close')).toEqual([1, null]);
  expect(error).toContain('no-such-command');
});
