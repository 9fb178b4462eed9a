import type { Bus, Clock, Db, Leadership, Log } from '../kernel';
import { createBus } from './createBus';
import { createLeadership } from './createLeadership';
import { createOwnConnection } from './createOwnConnection';
import { requireSameSecret, type OwnKeys } from './requireSameSecret';

/** What one process has of the others on its database. A platform of one process has the same, and hears no one. */
export interface Processes {
  readonly bus: Bus;
  /** Of everything that becomes due by time. */
  readonly leadership: Leadership;
  /** Their names, with this one's; null while they are not known. */
  readonly names: () => Promise<ReadonlySet<string> | null>;
  /** What was passed on and is read by now. */
  readonly forgetOld: () => Promise<void>;
  /** Another process takes over at once; nothing is heard any more, and what was being heard is done with the database. */
  leave(): Promise<void>;
}

interface Dependencies {
  readonly databaseUrl: string;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly keys: OwnKeys;
  /** So long it waits for processes with other keys to end. */
  readonly patienceMs?: number;
}

/** @throws OtherSecret where processes with other keys run on the database */
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
