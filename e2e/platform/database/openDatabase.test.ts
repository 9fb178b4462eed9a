import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { sql } from 'kysely';
import { SILENT_LOG, type MigrationSet } from '../kernel';
import { describeProgress, type StartProgress } from '../startProgress';
import { openDatabase } from './openDatabase';

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
