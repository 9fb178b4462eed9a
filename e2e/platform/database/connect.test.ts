import { sql } from 'kysely';
import pg from 'pg';
import { inTransaction } from '../kernel';
import { databaseForTests } from '../testing/databaseForTests';
import { until } from '../testing/until';

const database = databaseForTests();

it('a connection that the server ends between two statements of a transaction fails that transaction and nothing else', async () => {
  const server = new pg.Client({ connectionString: database.url });
  await server.connect();

  const work = inTransaction(database.db, async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const [pid] = rows.map((row) => row.pid);
    await server.query('select pg_terminate_backend($1)', [pid]);
    await until(async () => (await server.query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 0);
    await sql`select 1`.execute(trx);
  });

  await expect(work).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  await server.end();
});
