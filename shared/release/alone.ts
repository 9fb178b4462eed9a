import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 100;

/**
 * Does work that only one process at a time may do, such as to build one package: `npm start` and suites may run side by side. Waits for the process
 * that the lock file names; one that has ended without removing it holds nothing.
 */
export async function alone<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lockFile), { recursive: true });
  while (!tryLock(lockFile)) {
    if (!isHeld(lockFile)) rmSync(lockFile, { force: true });
    else await delay(POLL_MS);
  }
  const release = (): void => {
    rmSync(lockFile, { force: true });
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function isHeld(file: string): boolean {
  try {
    const text = readFileSync(file, 'utf8');
    // Created, and its number is written in the same moment.
    if (text === '') return true;
    return process.kill(Number(text), 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
