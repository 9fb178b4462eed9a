import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isRunning, makeTemporaryFolder, removeAbandonedFolders } from '@site/release/temporaryFolders';
import { until } from '../testing/until';

/** These tests kill real processes with SIGKILL, which cannot be handled. */

const TSX = createRequire(import.meta.url).resolve('tsx');
const OWN_SERVER = join(import.meta.dirname, '../testing/ownServer.ts');
const GRACE_MS = 2_000;
const NO_GRACE_MS = 0;
const FOREVER_MS = 600_000;

const folders: string[] = [];
const owners: ChildProcess[] = [];

function aFolder(): string {
  const folder = makeTemporaryFolder('orphaned');
  folders.push(folder);
  return folder;
}

interface Owner {
  readonly url: string;
  kill(): Promise<void>;
}

async function anOwner(dataDir: string, graceMs: number, ...throwaway: readonly 'throwaway'[]): Promise<Owner> {
  const child = spawn(process.execPath, ['--import', TSX, OWN_SERVER, dataDir, String(graceMs), ...throwaway], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  owners.push(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await until(() => output.includes('ready ') || child.exitCode !== null);
  const [, url = ''] = output.trim().split('ready ');
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Returns the process id of the server from its `postmaster.pid`. */
function serverOn(folder: string): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

afterEach(() => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL');
  // A server whose folder is gone stops within a minute.
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the database server of a process that is killed', () => {
  it('ends after the grace period, and keeps its data', async () => {
    const folder = aFolder();
    const owner = await anOwner(folder, GRACE_MS);
    const server = serverOn(folder);
    expect(isRunning(server)).toBe(true);

    await owner.kill();

    await until(() => !isRunning(server));
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
  });

  it('ends at once if it is a throwaway server, and its folder is removed', async () => {
    const folder = aFolder();
    const owner = await anOwner(folder, NO_GRACE_MS, 'throwaway');
    const server = serverOn(folder);

    await owner.kill();

    await until(() => !isRunning(server) && !existsSync(folder));
  });

  it('is taken over by the next process on the folder, outlives the grace period, and then ends with that process', async () => {
    const folder = aFolder();
    const first = await anOwner(folder, GRACE_MS);
    await first.kill();

    const second = await anOwner(folder, GRACE_MS);
    // A busy machine may start the second one after the grace period. It then starts the server again.
    const server = serverOn(folder);
    await delay(2 * GRACE_MS);
    expect(isRunning(server)).toBe(true);
    expect(await canConnect(second.url)).toBe(true);

    await second.kill();
    await until(() => !isRunning(server));
  });

  it('is stopped by the next run if the supervisor was killed too, and the folder is removed', async () => {
    const folder = aFolderOfADeadProcess();
    const owner = await anOwner(folder, FOREVER_MS);
    const server = serverOn(folder);
    process.kill(parentOf(server), 'SIGKILL');
    await owner.kill();
    expect(isRunning(server)).toBe(true);

    expect(await removeAbandonedFolders()).toContain(folder);

    expect(existsSync(folder)).toBe(false);
    await until(() => !isRunning(server));
  });
});

function aFolderOfADeadProcess(): string {
  const code = `import { makeTemporaryFolder } from '@site/release/temporaryFolders'; console.log(makeTemporaryFolder('orphaned'));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: import.meta.dirname, encoding: 'utf8' });
  folders.push(stdout.trim());
  return stdout.trim();
}

function parentOf(pid: number): number {
  return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
  return true;
}
