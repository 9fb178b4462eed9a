import type { Leadership, Log } from '../kernel';
import type { OwnConnection } from './createOwnConnection';

/** How often a process that does not lead tries to. */
const ATTEMPT_MS = 500;

/** Of leaderships alone among all advisory locks. */
const LOCK_CLASS = 4_190;

export interface RunningLeadership extends Leadership {
  /** Tries now, without waiting for the next time. */
  attempt(): Promise<void>;
  stop(): void;
}

/**
 * One leader among all processes on a database: who holds a lock that PostgreSQL keeps for the connection, and releases when that ends, however the
 * process did. A process that does not lead asks again and again; one that waited in a single statement would keep the server from cleaning up.
 */
export function createLeadership(connection: OwnConnection, name: string, log: Log, attemptMs = ATTEMPT_MS): RunningLeadership {
  let isLeader = false;
  let isAsking = false;
  /** Changes with each connection: an answer over an earlier one says nothing. */
  let opened = 0;

  async function attempt(): Promise<void> {
    if (isLeader || isAsking) return;
    isAsking = true;
    const asked = opened;
    try {
      const [row] = await connection.query<{ got: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as got', [LOCK_CLASS, name]);
      isLeader = row?.got === true && asked === opened;
      if (isLeader) log.info('leads', { name, process: connection.name });
    } catch {
      // The connection is lost, which it says itself.
    } finally {
      isAsking = false;
    }
  }

  connection.onLost(() => {
    isLeader = false;
    opened += 1;
  });
  const timer = setInterval(() => void attempt(), attemptMs);
  return {
    get isLeader() {
      return isLeader;
    },
    attempt,
    stop() {
      clearInterval(timer);
    },
  };
}
