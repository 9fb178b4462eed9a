import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isRunning } from '@site/release/temporaryFolders';
import { addressOf } from './serverAddress';

/** Key of the advisory lock that the owner of an embedded server holds. */
export const OWNER_LOCK = 4190;

/** Time limit for the lock's release. On a busy machine PostgreSQL notices late that an owner was killed. */
const RELEASE_LIMIT_MS = 60_000;
const POLL_MS = 50;

/** Thrown when the server stops before it is claimed. */
export class ServerEnded extends Error {}

/** Thrown when another running platform owns the server. */
class InUse extends Error {}

/**
 * Takes the lock that marks the server on this folder as owned. PostgreSQL holds it as long as the returned connection
 * lives, so it is released when this process ends in any way.
 *
 * @throws `ServerEnded` if no server on this folder accepts connections on the port, another error if another running
 * platform holds the lock
 */
export async function claimServer(port: number, dataDir: string): Promise<pg.Client> {
  const claim = new pg.Client({ connectionString: addressOf(port), application_name: `platform ${String(process.pid)}` });
  // The server may stop before its owner; the event must not end the process.
  claim.on('error', () => undefined);
  try {
    await claim.connect();
    await requireFolder(claim, dataDir);
    await waitForLock(claim, dataDir);
    return claim;
  } catch (error) {
    await claim.end().catch(() => undefined);
    if (error instanceof InUse) throw error;
    throw new ServerEnded(`The database server on ${dataDir} stopped while it was claimed`, { cause: error });
  }
}

/** Throws when the server on the port uses another folder, because another server may have taken the port first. */
async function requireFolder(claim: pg.Client, dataDir: string): Promise<void> {
  const { rows } = await claim.query<{ data_directory: string }>('show data_directory');
  const folder = rows[0]?.data_directory;
  if (folder !== dataDir) throw new Error(`The server has its data in ${String(folder)}`);
}

async function waitForLock(claim: pg.Client, dataDir: string): Promise<void> {
  const deadline = performance.now() + RELEASE_LIMIT_MS;
  while (!(await tryLock(claim))) {
    const owner = await findOwner(claim);
    const pid = Number(/^platform (\d+)$/.exec(owner ?? '')?.[1] ?? 'NaN');
    const isInUse = Number.isInteger(pid) && isRunning(pid);
    if (isInUse || performance.now() > deadline) {
      throw new InUse(
        `The data in ${dataDir} are in use by ${owner ?? 'another platform'}: stop that one, or name another folder in PLATFORM_DATA`,
      );
    }
    await delay(POLL_MS);
  }
}

async function tryLock(claim: pg.Client): Promise<boolean> {
  const { rows } = await claim.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK]);
  return rows[0]?.taken === true;
}

async function findOwner(claim: pg.Client): Promise<string | undefined> {
  const { rows } = await claim.query<{ application_name: string }>(
    "select application_name from pg_stat_activity where pid in (select pid from pg_locks where locktype = 'advisory' and objid = $1)",
    [OWNER_LOCK],
  );
  return rows[0]?.application_name;
}
