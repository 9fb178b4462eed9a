import type { Leadership, Log } from '../kernel';
import type { OwnConnection } from './createOwnConnection';

/** Interval at which a process that is not the leader tries to become it. */
const ATTEMPT_MS = 500;

/** Class of advisory locks that only leaderships use. */
const LOCK_CLASS = 4_190;

export interface RunningLeadership extends Leadership {
  attempt(): Promise<void>;
  stop(): void;
}

/**
 * Elects one leader among all processes on a database: the holder of an advisory lock, which PostgreSQL releases when
 * the connection closes, even after a crash. Other processes poll for it; a statement that waits for the lock would
 * block vacuum on the server.
 */
export function createLeadership(connection: OwnConnection, name: string, log: Log, attemptMs = ATTEMPT_MS): RunningLeadership {
  let isLeader = false;
  let isAsking = false;
  /** Number of the connection; a response on an earlier connection is ignored. */
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
      // The connection is lost, and `onLost` handles that.
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
