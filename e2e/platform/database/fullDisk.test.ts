import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { explainFullDisk, FullDisk } from './fullDisk';

const TSX = createRequire(import.meta.url).resolve('tsx');
const MAIN = join(import.meta.dirname, '../main.ts');

const NO_ROOM = 'could not write to file "pg_wal/xlogtemp.12": No space left on device';
const STARTED = '2026-11-29 00:00:00 UTC [1] LOG:  starting PostgreSQL 18.4 on x86_64\n';

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = makeTemporaryFolder('full-disk');
  // When the test runs as root, the database runs as another user who must reach the folder.
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
  mkdirSync(dataDir);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeLog(text: string): void {
  writeFileSync(join(dataDir, 'server.log'), text);
}

describe('an error of a start on a full disk', () => {
  it.each([
    ['of a statement', Object.assign(new Error('could not extend file'), { code: '53100' })],
    ['of a tool', new Error(`Command failed: initdb\nFATAL:  ${NO_ROOM}`)],
    ['of Node', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
    ['that another one caused', new Error('The seed failed', { cause: new Error(NO_ROOM) })],
  ])('%s says what to do', (_, error) => {
    const explained = explainFullDisk(error, dataDir);

    expect(explained).toBeInstanceOf(FullDisk);
    expect(explained).toMatchObject({ message: `The disk of ${dataDir} is full: free some space, then start again.`, cause: error });
  });

  it('names the log of a database that ended with it', () => {
    writeLog(`${STARTED}2026-11-29 00:00:02 UTC [7] PANIC:  ${NO_ROOM}\n`);

    expect(explainFullDisk(new Error('Connection terminated unexpectedly'), dataDir)).toMatchObject({
      message: `The disk of ${dataDir} is full: free some space, then start again. The log of the database: ${join(dataDir, 'server.log')}`,
    });
  });
});

it('an error that has another reason is left as it is, also where the disk was full at an earlier start', () => {
  writeLog(`${STARTED}PANIC:  ${NO_ROOM}\n${STARTED}LOG:  database system is ready to accept connections\n`);
  const error = new Error('Connection terminated unexpectedly');

  expect(explainFullDisk(error, dataDir)).toBe(error);
});

/** Runs a command with a file system of this size mounted on the folder. Other processes do not see the mount. */
function runOnDisk(size: string, command: readonly string[]) {
  const script = `mount -t tmpfs -o size=${size},mode=755 tmpfs ${folder} && exec "$@"`;
  return spawnSync('unshare', ['--mount', 'sh', '-c', script, 'sh', ...command], {
    encoding: 'utf8',
    env: { ...process.env, PLATFORM_PORT: '0', PLATFORM_DATA: dataDir, PLATFORM_DEMO: '1', DATABASE_URL: undefined },
  });
}

/** Mounting needs root and is not allowed in every container. The tests above cover the errors without it. */
const isMountAllowed = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

describe('a start on a small disk', () => {
  (isMountAllowed ? it : it.skip).each([
    ['without room for an empty database', '20m'],
    ['without room for the past of the demo', '47m'],
  ])('%s ends with a sentence', (_, size) => {
    const { status, stderr } = runOnDisk(size, [process.execPath, '--import', TSX, MAIN, '--sandbox']);

    expect(status).toBe(1);
    expect(stderr).toContain(`The platform does not start: The disk of ${dataDir} is full: free some space, then start again.`);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });
});
