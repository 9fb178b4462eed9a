import type { Bus, Clock, Db, Leadership, Log } from '../kernel';
import { createBus } from './createBus';
import { createLeadership } from './createLeadership';
import { createOwnConnection } from './createOwnConnection';

/** What one process has of the others on its database. A platform of one process has the same, and hears nobody. */
export interface Processes {
  readonly bus: Bus;
  /** Of everything that becomes due by time. */
  readonly leadership: Leadership;
  /** Their names, with this one's; null while they are not known. */
  readonly names: () => Promise<ReadonlySet<string> | null>;
  /** What was passed on and is read by now. */
  readonly forgetOld: () => Promise<void>;
  /** Another process takes over at once. */
  leave(): Promise<void>;
}

interface Dependencies {
  readonly databaseUrl: string;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

export async function joinProcesses({ databaseUrl, db, clock, log }: Dependencies): Promise<Processes> {
  const connection = createOwnConnection(databaseUrl, log);
  const bus = createBus(connection, db, clock, log);
  const leadership = createLeadership(connection, 'work-by-time', log);
  await connection.open();
  await leadership.attempt();
  return {
    bus,
    leadership,
    names: connection.processes,
    forgetOld: bus.forgetOld,
    async leave() {
      leadership.stop();
      await connection.close();
    },
  };
}
