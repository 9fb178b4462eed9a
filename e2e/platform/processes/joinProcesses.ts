import type { Bus, Clock, Db, Leadership, Log } from '../kernel';
import { createBus } from './createBus';
import { createLeadership } from './createLeadership';
import { createOwnConnection } from './createOwnConnection';
import { requireSameSecret, type OwnKeys } from './requireSameSecret';

/** Connection of this process to the others on its database. A platform of one process has it too. */
export interface Processes {
  readonly bus: Bus;
  /** Leadership for all scheduled work. */
  readonly leadership: Leadership;
  /** Lists the names of all processes including this one; null while they are unknown. */
  readonly names: () => Promise<ReadonlySet<string> | null>;
  /** Deletes stored bus content that has been read by now. */
  readonly forgetOld: () => Promise<void>;
  /**
   * Hands the leadership to another process at once and stops receiving. Resolves when deliveries in progress no longer
   * need the database.
   */
  leave(): Promise<void>;
}

interface Dependencies {
  readonly databaseUrl: string;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly keys: OwnKeys;
  /** Time to wait for processes with other keys to stop, in milliseconds. */
  readonly patienceMs?: number;
}

/** @throws OtherSecret when processes with other keys run on the database */
export async function joinProcesses({ databaseUrl, db, clock, log, keys, patienceMs }: Dependencies): Promise<Processes> {
  const connection = createOwnConnection(databaseUrl, log);
  const bus = createBus(connection, db, clock, log);
  const leadership = createLeadership(connection, 'work-by-time', log);
  requireSameSecret(connection, keys, log, patienceMs);
  try {
    await connection.open();
  } catch (error) {
    leadership.stop();
    throw error;
  }
  await leadership.attempt();
  return {
    bus,
    leadership,
    names: connection.processes,
    forgetOld: bus.forgetOld,
    async leave() {
      leadership.stop();
      await bus.stop();
      await connection.close();
    },
  };
}
