import { sql } from 'kysely';
import pg from 'pg';
import { createClock, createKeys, inTransaction, SILENT_LOG, type Log } from '../kernel';
import { aSignal } from '../testing/aSignal';
import { databaseForTests } from '../testing/databaseForTests';
import { until } from '../testing/until';
import { createBus, type PlatformBus } from './createBus';
import { createLeadership, type RunningLeadership } from './createLeadership';
import { createOwnConnection, type OwnConnection } from './createOwnConnection';
import { joinProcesses, type Processes } from './joinProcesses';
import { requireSameSecret } from './requireSameSecret';

const database = databaseForTests();
const running: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((process) => process.stop()));
});

interface TestProcess {
  readonly connection: OwnConnection;
  readonly leadership: RunningLeadership;
  readonly bus: PlatformBus;
  /** Received content in order, with `caught up` after a gap. */
  readonly heard: unknown[];
  /** Ends the connection, as the server or a network fault does. */
  lose(): Promise<void>;
  stop(): Promise<void>;
}

async function aProcess(): Promise<TestProcess> {
  const clock = createClock();
  const connection = createOwnConnection(database.url, SILENT_LOG);
  const bus = createBus(connection, database.db, clock, SILENT_LOG);
  const leadership = createLeadership(connection, 'test', SILENT_LOG, 20);
  const heard: unknown[] = [];
  bus.subscribe('talk', { receive: (content) => void heard.push(content), catchUp: () => void heard.push('caught up') });
  await connection.open();
  await leadership.attempt();
  const process: TestProcess = {
    connection,
    leadership,
    bus,
    heard,
    async lose() {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${connection.name}`.execute(database.db);
    },
    async stop() {
      leadership.stop();
      await connection.close();
    },
  };
  running.push(process);
  return process;
}

describe('the lead', () => {
  it('is held by one process, and taken over when its connection ends', async () => {
    const [first, second, third] = [await aProcess(), await aProcess(), await aProcess()];
    expect([first, second, third].map(({ leadership }) => leadership.isLeader)).toEqual([true, false, false]);

    await first.lose();
    await until(() => second.leadership.isLeader || third.leadership.isLeader);

    await until(() => !first.leadership.isLeader);
    expect([second, third].filter(({ leadership }) => leadership.isLeader)).toHaveLength(1);
  });

  it('is given up by a process that leaves, and can be had again by one whose connection was lost', async () => {
    const [first, second] = [await aProcess(), await aProcess()];
    await first.lose();
    await until(() => second.leadership.isLeader);

    await second.stop();

    await until(() => first.leadership.isLeader);
  });
});

describe('the bus', () => {
  it('reaches every other process in the order in which it was said, long or short, and not the one that says it', async () => {
    const [one, two, three] = [await aProcess(), await aProcess(), await aProcess()];
    const long = { text: '长'.repeat(9_000) };
    const said = ['a', long, { b: [1, 2] }, long, 'end'];

    for (const content of said) one.bus.publish('talk', content);

    await until(() => two.heard.length === said.length && three.heard.length === said.length);
    expect([two.heard, three.heard, one.heard]).toEqual([said, said, []]);
  });

  it('says what belongs to a transaction when that commits, and never where it does not', async () => {
    const [one, two] = [await aProcess(), await aProcess()];

    await inTransaction(database.db, async (trx) => {
      await one.bus.publishIn(trx, 'talk', 'stored');
      one.bus.publish('talk', 'meanwhile');
      await until(() => two.heard.length === 1);
    });
    const failing = inTransaction(database.db, async (trx) => {
      await one.bus.publishIn(trx, 'talk', 'never');
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    one.bus.publish('talk', 'end');

    await until(() => two.heard.includes('end'));
    expect(two.heard).toEqual(['meanwhile', 'stored', 'end']);
  });

  it('lets a process that heard nothing for a while catch up, and hear again', async () => {
    const [one, two] = [await aProcess(), await aProcess()];

    await two.lose();
    await until(() => two.heard.includes('caught up'));
    one.bus.publish('talk', 'after');

    await until(() => two.heard.includes('after'));
    expect(two.heard).toEqual(['caught up', 'after']);
  });

  it('goes on after a subscriber that fails and after what is no message', async () => {
    const [one, two] = [await aProcess(), await aProcess()];
    two.bus.subscribe('trouble', { receive: () => Promise.reject(new Error('no')), catchUp: () => undefined });

    one.bus.publish('trouble', null);
    await sql`select pg_notify('platform', 'no json')`.execute(database.db);
    one.bus.publish('talk', 'still here');

    await until(() => two.heard.includes('still here'));
  });

  it('does what it has begun with the database before it is left, and begins nothing after that', async () => {
    const [one, two] = [await aProcess(), await aProcess()];
    const done: unknown[] = [];
    let begun = 0;
    const mayGoOn = aSignal();
    const receive = async (content: unknown): Promise<void> => {
      begun += 1;
      await mayGoOn.given;
      await sql`select`.execute(database.db);
      done.push(content);
    };
    two.bus.subscribe('work', { receive, catchUp: () => undefined });
    one.bus.publish('work', 'begun');
    one.bus.publish('work', 'waiting');
    await until(() => begun === 1);

    let isStopped = false;
    const stopped = two.bus.stop().then(() => {
      isStopped = true;
    });
    await sql`select`.execute(database.db);
    expect(isStopped).toBe(false);
    mayGoOn.give();
    await stopped;

    expect(done).toEqual(['begun']);
    expect(begun).toBe(1);
  });

  it('keeps long contents only as long as they may be asked for', async () => {
    const one = await aProcess();
    await one.bus.publishIn(database.db, 'talk', { text: 'x'.repeat(9_000) });
    const kept = async () => (await sql`select from bus_content`.execute(database.db)).rows.length;
    expect(await kept()).toBeGreaterThan(0);
    const later = createClock();
    later.advance(11 * 60_000);

    await createBus(one.connection, database.db, later, SILENT_LOG).forgetOld();

    expect(await kept()).toBe(0);
  });
});

describe('the secret of the processes on a database', () => {
  const SECRET = 'the secret that all of them are given';
  const NEXT_SECRET = 'the secret that comes after that one';

  async function join(secret?: string): Promise<Processes> {
    const keys = { keyOf: createKeys(secret), areGiven: secret !== undefined };
    const processes = await joinProcesses({
      databaseUrl: database.url,
      db: database.db,
      clock: createClock(),
      log: SILENT_LOG,
      keys,
      patienceMs: 0,
    });
    running.push({ stop: () => processes.leave() });
    return processes;
  }

  it('is one: a process with another one does not start, and is told why without a secret being shown', async () => {
    await join(SECRET);
    await join(SECRET);

    const refused = await join(NEXT_SECRET).catch((error: unknown) => String(error));

    expect(refused).toMatch(
      /platform process \d+ \w+ runs on this database with keys of fingerprint [\da-f]{8}; the PLATFORM_SECRET of this one gives [\da-f]{8}\. Give all/,
    );
    expect(refused).not.toContain('the secret');
    await join(SECRET);
  });

  it('is needed as soon as there are two of them', async () => {
    await join();

    await expect(join()).rejects.toThrow('this one has no PLATFORM_SECRET');
    await expect(join(SECRET)).rejects.toThrow('Give all of them the same one');
  });

  it('can be exchanged when all of them have stopped, by all of them at once', async () => {
    const before = [await join(SECRET), await join(SECRET)];
    await before[0]?.leave();
    await expect(join(NEXT_SECRET)).rejects.toThrow('stop all of them first');
    await before[1]?.leave();

    await Promise.all([join(NEXT_SECRET), join(NEXT_SECRET)]);

    await expect(join(SECRET)).rejects.toThrow('runs on this database');
  });

  it('is that of one alone when two start at once with two of them', async () => {
    const started = await Promise.allSettled([join(SECRET), join(NEXT_SECRET)]);

    expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is claimed again after a lost connection, which may find another one by then', async () => {
    const said: unknown[] = [];
    const log: Log = { ...SILENT_LOG, error: (event) => said.push(event) };
    const connection = createOwnConnection(database.url, SILENT_LOG);
    const state = { isOpenAgain: false };
    connection.onReopen(() => {
      state.isOpenAgain = true;
    });
    running.push({ stop: () => connection.close() });
    requireSameSecret(connection, { keyOf: createKeys(SECRET), areGiven: true }, log, 0);
    await connection.open();
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    try {
      // Holding the gate lock keeps every process from claiming a fingerprint.
      await other.query('select pg_advisory_lock(4192, 0)');
      await other.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [connection.name]);
      await other.query('select pg_advisory_lock_shared(4191, 1), pg_advisory_unlock(4192, 0)');
      await until(() => said.includes('other-secret'));
      expect(state.isOpenAgain).toBe(false);
    } finally {
      await other.end();
    }

    await until(() => state.isOpenAgain);
    await expect(join(NEXT_SECRET)).rejects.toThrow('Give all of them the same one');
  });
});

it('a process knows which others there are, and not those that have ended', async () => {
  const [one, two] = [await aProcess(), await aProcess()];
  expect(await one.connection.processes()).toEqual(new Set([one.connection.name, two.connection.name]));

  await two.stop();

  await until(async () => (await one.connection.processes())?.size === 1);
  expect(await one.connection.processes()).toEqual(new Set([one.connection.name]));
});
