import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { sql } from 'kysely';
import { SILENT_LOG, type MigrationSet } from '../kernel';
import { describeProgress, type StartProgress } from '../kernel/startProgress';
import { runMain } from '../testing/runMain';
import { connect } from './connect';
import { openDatabase } from './openDatabase';
import { refuseUnknownMigrations } from './unknownMigrations';

const ONE: MigrationSet = { '9001_one': { up: async (db) => void (await sql`create table one (id int)`.execute(db)) } };
const BROKEN: MigrationSet = {
  ...ONE,
  '9002_two': {
    up: async (db) => {
      await sql`create table two (id int)`.execute(db);
      throw new Error('9002 does not fit the data');
    },
  },
};
const MENDED: MigrationSet = { ...ONE, '9002_two': { up: async (db) => void (await sql`create table two (id int)`.execute(db)) } };

function aDatabase(): string {
  const address = new URL(process.env['PLATFORM_TEST_TEMPLATE'] ?? '');
  address.pathname = `/test_${randomBytes(6).toString('hex')}`;
  return address.href;
}

describe('a start whose migration fails', () => {
  it('ends with what the migration threw and leaves the database as it was, for the mended one to begin again', async () => {
    const place = { status: 'url', url: aDatabase() } as const;
    await expect(openDatabase(place, BROKEN, SILENT_LOG)).rejects.toThrow('9002 does not fit the data');

    const steps: StartProgress[] = [];
    const { db, close } = await openDatabase(place, MENDED, SILENT_LOG, (step) => steps.push(step));
    const { rows } = await sql`select (select count(*) from one) + (select count(*) from two) as count`.execute(db);
    await close();

    expect(rows).toEqual([{ count: 0n }]);
    expect(steps.map(describeProgress)).toEqual(['database, connect', 'migrations, 0 of 2', 'migrations, 1 of 2', 'migrations, 2 of 2']);
  });
});

describe('a database that another version of the platform made', () => {
  const OTHER: MigrationSet = { ...ONE, '9003_three': { up: async (db) => void (await sql`create table three (id int)`.execute(db)) } };

  it('is refused in a sentence and left as it is', async () => {
    const url = aDatabase();
    const { close } = await openDatabase({ status: 'url', url }, MENDED, SILENT_LOG);
    await close();

    await expect(openDatabase({ status: 'url', url }, OTHER, SILENT_LOG)).rejects.toThrow(
      'The database was made by another version of the platform: this one does not know 1 of its migrations, such as "9002_two". Nothing was ' +
        'changed. Start that version again, or name another database in DATABASE_URL, which is created where it does not exist.',
    );
    await expect(runMain(url)).rejects.toThrow(/The platform does not start: The database was made by another version [^\n]*\n?$/);

    const db = connect(url, SILENT_LOG, 1);
    const { rows } = await sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
    await db.destroy();
    expect(rows).toEqual(['kysely_migration', 'kysely_migration_lock', 'one', 'two'].map((name) => ({ name })));
  });

  it('of the embedded server is refused with the folder to delete', async () => {
    const { db, close } = await openDatabase({ status: 'url', url: aDatabase() }, MENDED, SILENT_LOG);

    await expect(refuseUnknownMigrations(db, ONE, '/srv/site/.data')).rejects.toThrow(
      'The database in /srv/site/.data was made by another version of the platform: this one does not know 1 of its migrations, such as ' +
        '"9002_two". Nothing was changed. Start that version again, or delete this folder: the next start makes a new database, and what was ' +
        'played is lost.',
    );
    await expect(refuseUnknownMigrations(db, { ...MENDED, ...OTHER }, '/srv/site/.data')).resolves.toBeUndefined();
    await close();
  });
});

describe('a start whose database', () => {
  let server: Server | undefined;
  afterEach(() => new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve))));

  it('is not there ends at once with its address and the reason', async () => {
    const port = await listen();
    await new Promise((resolve) => server?.close(resolve));
    server = undefined;

    await expect(openDatabase({ status: 'url', url: urlOf(port) }, ONE, SILENT_LOG)).rejects.toThrow(
      `ECONNREFUSED 127.0.0.1:${String(port)}`,
    );
  });

  it('is another kind of server ends with a reason, too', async () => {
    const port = await listen();

    await expect(openDatabase({ status: 'url', url: urlOf(port) }, ONE, SILENT_LOG)).rejects.toThrow('Connection terminated unexpectedly');
  });

  function listen(): Promise<number> {
    return new Promise((resolve) => {
      const listening = createServer((socket) => {
        socket.write('HTTP/1.1 400 Bad Request\r\n\r\n');
        socket.destroySoon();
      });
      server = listening.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port));
    });
  }

  function urlOf(port: number): string {
    return `postgres://nobody@127.0.0.1:${String(port)}/platform`;
  }
});
