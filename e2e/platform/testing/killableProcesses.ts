import type { Call } from '@site/shared/wire/call';
import type { Envelope } from '@site/shared/wire/envelope';
import { databaseForTests } from './databaseForTests';
import type { TestDatabase } from './openTestDatabase';
import type { CallExtras } from './sendRaw';
import { runOneOfSeveral, type OneOfSeveral } from './severalProcesses';

/** Upper bound of attempts, one process after the other; it covers the minute until a replaced process responds. */
export const MOST_TRIES = 1_200;
const RETRY_MS = 50;

/** Processes on one database, each of which can be killed and replaced. */
export interface KillableProcesses {
  readonly database: TestDatabase;
  start(count: number): Promise<void>;
  readonly all: readonly OneOfSeveral[];
  /** Returns the process with this index, counted from 0 and wrapping around at the end. */
  at(index: number): OneOfSeveral;
  /** Replaces a process after it has ended. */
  replace(index: number): Promise<void>;
  /**
   * Sends a call to one process after the other, starting with `first`, until one responds. A call without a response
   * is repeated unchanged with the same key.
   */
  ask<Request>(call: Call<Request, unknown>, body: Request, extras: CallExtras, first: number): Promise<Envelope>;
}

/** Opens a database before the suite, and kills the processes on it after the suite. */
export function openKillableProcesses(): KillableProcesses {
  const running: OneOfSeveral[] = [];
  // Register this before opening the database, so that the processes end before the database is closed.
  afterAll(async () => {
    for (const process of running) {
      process.kill();
      await process.ended;
    }
  });
  const database = databaseForTests();
  const at = (index: number): OneOfSeveral => {
    const found = running[index % running.length];
    if (found === undefined) throw new Error('there is no process');
    return found;
  };
  return {
    database,
    all: running,
    at,
    async start(count) {
      running.push(...(await Promise.all(Array.from({ length: count }, () => runOneOfSeveral(database.url)))));
    },
    async replace(index) {
      await at(index).ended;
      running[index % running.length] = await runOneOfSeveral(database.url);
    },
    async ask(call, body, extras, first) {
      for (let index = first; index < first + MOST_TRIES; index += 1) {
        try {
          return await at(index).send(call, body, extras);
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        }
      }
      throw new Error('no process answers');
    },
  };
}
