import { sql } from 'kysely';
import type { Db, Reader, Trx } from '../kernel';
import { inTransaction } from '../kernel';
import { aSignal } from '../testing/aSignal';
import { platformForTests } from '../testing/platformForTests';
import { startTestPlatform } from '../testing/startTestPlatform';
import { TEST_GAMES } from '../venues/testing/games';
import { emptyTables } from './emptyTables';

const site = platformForTests(undefined, TEST_GAMES, undefined, undefined, {
  keep: () => Promise.resolve(),
  reset: (_db, seedAgain) => seedAgain(),
});
beforeAll(() => {
  site.clock.freeze();
});

describe('a reset', () => {
  it('leaves every table and every identity as the seed made them', async () => {
    await site.platform.reset();
    const seeded = await readEverything(site.db);
    await useThePlatform();
    const used = await readEverything(site.db);
    expect(namesOfDifferent(used, seeded)).toEqual(
      expect.arrayContaining([
        'deposit_order',
        'ledger_account',
        'ledger_entry',
        'ledger_transfer',
        'session',
        'site_setting',
        'venue_wallet',
      ]),
    );

    await site.platform.reset();

    expect(await readEverything(site.db)).toEqual(seeded);
  });

  it('is undone as a whole when its transaction fails', async () => {
    await useThePlatform();
    const before = await readEverything(site.db);

    await expect(
      inTransaction(site.db, async (trx) => {
        await emptyTables(trx);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');

    expect(await readEverything(site.db)).toEqual(before);
  });

  it('waits for transactions that write, and blocks new ones until it ends', async () => {
    const order: string[] = [];
    const [written, mayEnd] = [aSignal(), aSignal()];
    const writing = inTransaction(site.db, async (trx) => {
      await sql`insert into notice (title, content, published_at) values ('{}', '{}', now())`.execute(trx);
      written.give();
      await mayEnd.given;
      order.push('written');
    });
    await written.given;
    const emptying = inTransaction(site.db, async (trx) => {
      await emptyTables(trx);
      order.push('emptied');
    });
    await waitsForALock(site.db);

    mayEnd.give();
    await Promise.all([writing, emptying]);

    expect(order).toEqual(['written', 'emptied']);
    expect((await readEverything(site.db)).get('notice')).toEqual([]);
    await site.platform.reset();
  });

  it('empties as well for a user who may leave out no trigger', async () => {
    await site.platform.reset();
    await useThePlatform();

    await expect(
      inTransaction(site.db, async (trx) => {
        await becomePlainOwner(trx);
        await emptyTables(trx);
        for (const table of ['member', 'session', 'ledger_entry']) expect((await readEverything(trx)).get(table)).toEqual([]);
        expect((await readEverything(trx)).get('member_id_seq')).toEqual(['none']);
        throw new Error('looked at');
      }),
    ).rejects.toThrow('looked at');
  });

  it('leaves the book guarded', async () => {
    await site.platform.reset();

    await expect(sql`delete from ledger_entry`.execute(site.db)).rejects.toThrow('never changed');
    await expect(sql`delete from member`.execute(site.db)).rejects.toThrow('foreign key');
  });
});

async function useThePlatform(): Promise<void> {
  await site.signIn('player1', 'player123');
  await site.sandbox('member/player1/balance', { central: '77.00' });
  await site.sandbox('member/player2/venue-balance', { enName: 'JGDZ', balance: '30.00' });
  await site.sandbox('settings', { usdCny: '6.9000' });
  await sql`
    insert into deposit_order (order_id, member_id, type, amount, state, created_at, expires_at)
    values ('CK1', 2, 'BANK', 100, 'waiting', now(), now())`.execute(site.db);
}

/** Returns the rows of every table as text, and the last number of each sequence. */
async function readEverything(reader: Reader): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(reader);
  const read = new Map<string, readonly string[]>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(it)::text as row from ${sql.table(name)} it order by 1`.execute(reader);
    if (!name.startsWith('kysely')) read.set(name, texts(rows));
  }
  const { rows: sequences } = await sql<{ name: string; row: string }>`
    select sequencename as name, coalesce(last_value::text, 'none') as row from pg_sequences`.execute(reader);
  for (const { name, row } of sequences) read.set(name, [row]);
  return read;
}

function texts(rows: readonly { readonly row: string }[]): readonly string[] {
  return rows.map(({ row }) => row);
}

function namesOfDifferent(left: ReadonlyMap<string, readonly string[]>, right: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [...left].filter(([name, rows]) => JSON.stringify(rows) !== JSON.stringify(right.get(name))).map(([name]) => name);
}

/** Resolves when a session waits for a table lock. */
async function waitsForALock(db: Db): Promise<void> {
  const { rows } = await sql`select from pg_locks where not granted and relation is not null`.execute(db);
  if (rows.length === 0) await waitsForALock(db);
}

/** Switches to a user who owns the tables and has no other privileges. */
async function becomePlainOwner(trx: Trx): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(trx);
  await sql`create role plain_owner`.execute(trx);
  await sql`grant create on schema public to plain_owner`.execute(trx);
  for (const { name } of rows) await sql`alter table ${sql.table(name)} owner to plain_owner`.execute(trx);
  await sql`set local role plain_owner`.execute(trx);
}

describe('the reset of a suite', () => {
  it('brings back what the seed made, however often', async () => {
    const suite = await startTestPlatform();
    suite.clock.freeze();
    await suite.platform.reset();
    const seeded = await readEverything(suite.db);
    for (let round = 0; round < 2; round += 1) {
      await suite.signIn('player1', 'player123');
      await suite.sandbox('member/player1/balance', { central: '77.00' });
      await suite.platform.reset();
      expect(await readEverything(suite.db)).toEqual(seeded);
    }
    await suite.stop();
  });
});
