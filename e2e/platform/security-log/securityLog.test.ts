import { sql } from 'kysely';
import type { Db, Log } from '../kernel';
import { createClock, SILENT_LOG } from '../kernel';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { verifyChain } from './chain';
import { createSecurityLog, REFUSALS_PER_MINUTE } from './createSecurityLog';
import { readSecurityLog } from './readSecurityLog';
import type { SecurityEvent, SecurityRecord } from './securityEvent';

const clock = createClock();
clock.freeze();

let database: TestDatabase;
let db: Db;

beforeEach(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterEach(() => database.close());

const anEvent = (changes: Partial<SecurityEvent> = {}): SecurityEvent => ({
  event: 'sign-in',
  result: 'ok',
  code: 6000,
  memberId: 1,
  address: '203.0.113.9',
  device: 'Mozilla/5.0',
  about: '',
  ...changes,
});

const openLog = (log: Log = SILENT_LOG) => createSecurityLog(db, clock, log);
const verify = (known?: { seq: number; hash: string }) => verifyChain(readSecurityLog(db), known);

async function all(filter?: Parameters<typeof readSecurityLog>[1]): Promise<readonly SecurityRecord[]> {
  const found: SecurityRecord[] = [];
  for await (const record of readSecurityLog(db, filter)) found.push(record);
  return found;
}

/** Changes the log as an attacker with access to the whole database would. */
async function tamper(statement: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(statement).execute(trx);
  });
}

describe('the security log', () => {
  it.each(["update security_log.event set about = ''", 'delete from security_log.event', 'truncate security_log.event'])(
    'lets no event be changed or removed: %s',
    async (statement) => {
      await openLog().record(anEvent());

      await expect(sql.raw(statement).execute(db)).rejects.toThrow('never changed or removed');
      expect(await all()).toHaveLength(1);
    },
  );

  it('chains events that are written at once, by several processes, without a gap or a fork', async () => {
    const logs = [openLog(), openLog(), openLog()];
    await Promise.all(
      logs.flatMap((log, first) => Array.from({ length: 20 }, (_, each) => log.record(anEvent({ memberId: 20 * first + each })))),
    );

    expect(await verify()).toMatchObject({ status: 'whole', count: 60 });
    expect(new Set((await all()).map(({ memberId }) => memberId)).size).toBe(60);
  });

  it.each([
    ['an event that was changed', 'update security_log.event set member_id = 9 where seq = 2', { seq: 2, cause: 'changed' }],
    ['an event that was removed', 'delete from security_log.event where seq = 2', { seq: 2, cause: 'missing' }],
    ['the first events removed', 'delete from security_log.event where seq < 3', { seq: 1, cause: 'missing' }],
    [
      'an event removed and the others numbered again',
      'delete from security_log.event where seq = 2; update security_log.event set seq = seq - 1 where seq > 2',
      { seq: 2, cause: 'not-chained' },
    ],
  ])('shows %s', async (_what, statement, broken) => {
    for (let each = 0; each < 4; each += 1) await openLog().record(anEvent());

    await tamper(statement);

    expect(await verify()).toEqual({ status: 'broken', ...broken });
  });

  it('shows a removed end to anyone who knows a later head', async () => {
    for (let each = 0; each < 4; each += 1) await openLog().record(anEvent());
    const before = await verify();
    if (before.status === 'broken' || before.head === null) throw new Error('not whole');
    await tamper('delete from security_log.event where seq > 2');

    expect(await verify()).toMatchObject({ status: 'whole', count: 2 });
    expect(await verify(before.head)).toEqual({ status: 'broken', seq: 3, cause: 'missing' });
    for (let each = 0; each < 4; each += 1) await openLog().record(anEvent({ memberId: 7 }));
    expect(await verify(before.head)).toEqual({ status: 'broken', seq: 4, cause: 'not-the-known-head' });
  });

  it('writes what a stranger sent as one short line', async () => {
    await openLog().record(anEvent({ device: 'a\0b\r\n\u001b[31m', about: `${'x'.repeat(199)}😀` }));

    expect(await all()).toMatchObject([{ device: 'ab[31m', about: 'x'.repeat(199) }]);
    expect(await verify()).toMatchObject({ status: 'whole' });
  });

  it('an address that floods is written sixty times a minute and then once more; its successes, and others, still are', async () => {
    const log = openLog();
    const refused = anEvent({ result: 'refused', memberId: null });
    for (let each = 0; each < REFUSALS_PER_MINUTE + 20; each += 1) await log.record(refused);
    await log.record(anEvent());
    await log.record({ ...refused, address: '203.0.113.10' });

    const kinds = (await all()).map(({ event, result, about }) => `${event} ${result} ${about}`);
    expect(kinds.slice(REFUSALS_PER_MINUTE)).toEqual(['flood refused sign-in', 'sign-in ok ', 'sign-in refused ']);
  });

  it('that cannot be written does not fail what it tells of: the event is an error of the process', async () => {
    const errors: unknown[] = [];
    const log = openLog({ ...SILENT_LOG, error: (event, fields) => errors.push([event, fields]) });
    await sql`alter table security_log.event rename to lost`.execute(db);

    await log.record(anEvent());

    expect(errors).toEqual([['security-log-failed', expect.objectContaining({ event: 'sign-in', memberId: 1 })]]);
  });

  it('is read by time, event and member', async () => {
    const log = openLog();
    const start = clock.now();
    await log.record(anEvent({ memberId: 1 }));
    clock.advance(1_000);
    await log.record(anEvent({ memberId: 2, event: 'sign-out' }));
    clock.advance(1_000);
    await log.record(anEvent({ memberId: 2 }));
    const at = (ms: number): Date => new Date(start.getTime() + ms);
    const seqs = async (filter: Parameters<typeof readSecurityLog>[1]) => (await all(filter)).map(({ seq }) => seq);

    expect(await seqs({ from: at(1_000) })).toEqual([2, 3]);
    expect(await seqs({ to: at(1_000) })).toEqual([1]);
    expect(await seqs({ event: 'sign-in' })).toEqual([1, 3]);
    expect(await seqs({ memberId: 2, from: at(1_500) })).toEqual([3]);
  });
});
