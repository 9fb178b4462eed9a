import type { Call } from '@site/shared/wire/call';
import type { Envelope } from '@site/shared/wire/envelope';
import { databaseForTests } from './databaseForTests';
import type { TestDatabase } from './openTestDatabase';
import type { CallExtras } from './sendRaw';
import { runOneOfSeveral, type OneOfSeveral } from './severalProcesses';

/** One after the other: one that was replaced answers within a minute. */
export const MOST_TRIES = 1_200;
const RETRY_MS = 50;

/** Processes upon one database, of which any is killed and another one takes its place. */
export interface KillableProcesses {
  readonly database: TestDatabase;
  start(count: number): Promise<void>;
  readonly all: readonly OneOfSeveral[];
  /** Counted from 0; after the last comes the first. */
  at(index: number): OneOfSeveral;
  /** After the process has ended. */
  replace(index: number): Promise<void>;
  /** Sends to one process after the other, from this one on, until one answers: a call without an answer is sent again as it was, under its key. */
  ask<Request>(call: Call<Request, unknown>, body: Request, extras: CallExtras, first: number): Promise<Envelope>;
}

/** Opens a database before the suite; what runs upon it is killed after the suite. */
export function openKillableProcesses(): KillableProcesses {
  const running: OneOfSeveral[] = [];
  // Defined before the database is opened, so that it is done before the database is closed.
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
