import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lock } from 'proper-lockfile';

/** A lock without a heartbeat for this time is abandoned. Compilers block the event loop for seconds. */
const STALE_AFTER_MS = 30_000;
const HEARTBEAT_MS = 2_000;

/**
 * Runs work that only one process at a time may do, such as building a package: `npm start` and suites may run side by
 * side. Waits for another holder of the lock without a time limit.
 */
export async function alone<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(lockFile), { recursive: true });
  const release = await lock(lockFile, {
    lockfilePath: lockFile,
    realpath: false,
    stale: STALE_AFTER_MS,
    update: HEARTBEAT_MS,
    retries: { forever: true, factor: 1, minTimeout: 100, maxTimeout: 100 },
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
