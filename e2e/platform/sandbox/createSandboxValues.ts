import type { Bus, Db } from '../kernel';
import { inTransaction } from '../kernel';
import type { ProcessTables } from '../processes/tables';

const TOPIC = 'sandbox-values';

/** Values that test suites set for the whole sandbox, the same in every process. */
export interface SandboxValues {
  set(name: string, value: object): Promise<void>;
  /** Reads and applies the stored values. */
  load(): Promise<void>;
}

/**
 * Creates the store of shared sandbox values.
 *
 * @param appliers functions by name, called in this order; each gets its value whenever it may have changed, and is not
 * called when none is set
 */
export function createSandboxValues(
  db: Db,
  bus: Bus,
  appliers: Readonly<Record<string, (value: unknown) => void | Promise<void>>>,
): SandboxValues {
  async function load(): Promise<void> {
    const rows = await db.withTables<ProcessTables>().selectFrom('sandbox_value').selectAll().execute();
    for (const [name, apply] of Object.entries(appliers)) {
      const row = rows.find((candidate) => candidate.name === name);
      if (row !== undefined) await apply(row.value);
    }
  }

  bus.subscribe(TOPIC, { receive: load, catchUp: load });
  return {
    load,
    async set(name, value) {
      const json = JSON.stringify(value);
      await inTransaction(db, async (trx) => {
        await trx
          .withTables<ProcessTables>()
          .insertInto('sandbox_value')
          .values({ name, value: json })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json }))
          .execute();
        await bus.publishIn(trx, TOPIC, null);
      });
    },
  };
}
