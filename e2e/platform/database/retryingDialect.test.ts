import { sql } from 'kysely';
import type { Db } from '../kernel';
import { inTransaction } from '../kernel';
import { aSignal } from '../testing/aSignal';
import { databaseForTests } from '../testing/databaseForTests';
import { until } from '../testing/until';

const database = databaseForTests();
let db: Db;

beforeEach(async () => {
  db = database.db;
  await sql`drop table if exists deadlock_row`.execute(db);
  await sql`create table deadlock_row (id text primary key, changes integer not null)`.execute(db);
  await sql`insert into deadlock_row values ('a', 0), ('b', 0)`.execute(db);
});

const changes = async (): Promise<readonly number[]> =>
  (await sql<{ changes: number }>`select changes from deadlock_row order by id`.execute(db)).rows.map((row) => row.changes);

/** Locks the rows in reverse order with a single statement. */
const changeBackwards = () =>
  sql`
    with locked as materialized (select id from deadlock_row order by id desc for update)
    update deadlock_row set changes = changes + 1 from locked where deadlock_row.id = locked.id`.execute(db);

const isWaiting = async (): Promise<boolean> =>
  (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)).rows.length > 0;

it('a statement that meets a deadlock with a transaction runs again, and both count once', async () => {
  const holdsFirst = aSignal();
  const mayGoOn = aSignal();
  const forwards = inTransaction(db, async (trx) => {
    // The long timeout makes PostgreSQL cancel the other statement.
    await sql`set local deadlock_timeout = '20s'`.execute(trx);
    await sql`update deadlock_row set changes = changes + 1 where id = 'a'`.execute(trx);
    holdsFirst.give();
    await mayGoOn.given;
    await sql`update deadlock_row set changes = changes + 1 where id = 'b'`.execute(trx);
  });
  await holdsFirst.given;
  const backwards = changeBackwards();
  await until(isWaiting);
  mayGoOn.give();
  await Promise.all([forwards, backwards]);

  expect(await changes()).toEqual([2, 2]);
});

it('twelve statements and transactions at once that lock the same rows in both orders all count once', async () => {
  const forwards = () =>
    inTransaction(db, async (trx) => {
      for (const id of ['a', 'b']) await sql`update deadlock_row set changes = changes + 1 where id = ${id}`.execute(trx);
    });

  await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? forwards() : changeBackwards())));

  expect(await changes()).toEqual([12, 12]);
});

it('a statement that fails for another reason is not tried again', async () => {
  await sql`create sequence deadlock_tries`.execute(db);

  // The sequence counts each attempt, because it is not rolled back.
  await expect(sql`insert into deadlock_row values ('a', nextval('deadlock_tries'))`.execute(db)).rejects.toMatchObject({ code: '23505' });

  const { rows } = await sql<{ last: bigint }>`select last_value as last from deadlock_tries`.execute(db);
  expect(rows).toEqual([{ last: 1n }]);
});
