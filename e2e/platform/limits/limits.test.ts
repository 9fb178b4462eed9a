import { randomUUID } from 'node:crypto';
import { declaredCalls, type AnyCall } from '@site/testing/declaredCalls';
import { samplesOf } from '@site/testing/wireSamples';
import { resourceCall } from '@site/shared/wire/resource';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import { balanceCall } from '@site/shared/wire/balance';
import { betRecordListCall } from '@site/shared/wire/betRecords';
import { letterReadCall } from '@site/shared/wire/letters';
import { payCall } from '@site/shared/wire/funds';
import { loginCall } from '@site/shared/wire/login';
import { createClock } from '../kernel';
import { databaseForTests } from '../testing/databaseForTests';
import { CALL_COSTS, costOf } from './callCosts';
import { createCallLimits, type CountedCall } from './createCallLimits';
import { createLimits, networkOf } from './createLimits';
import { BUDGETS, CALL_LIMITS, callName, KEY_SCOPES, OTHER_WRITES } from './limitTable';

const clock = createClock();
clock.freeze();

const database = databaseForTests();

const aKey = (index: number) => `00000000-0000-4000-8000-${index.toString().padStart(12, '0')}`;

const limitOf = (name: string) => CALL_LIMITS.find((limit) => limit.calls.includes(name));
const hasField = (call: { readonly request: AnyCall['request'] }, name: string) =>
  samplesOf(call.request).some((sample) => typeof sample === 'object' && sample !== null && name in sample);

describe('the table', () => {
  it('has one row at most for each call', () => {
    const names = CALL_LIMITS.flatMap(({ calls }) => calls);

    expect(new Set(names).size).toBe(names.length);
  });

  it('limits whatever moves money, once for each key', () => {
    const moving = [
      ...declaredCalls().map(({ call }) => ({ effect: call.effect, name: callName(call) })),
      ...Object.values(SPORTS_METHODS).map(({ effect, method }) => ({ effect, name: callName(resourceCall, method) })),
    ].filter(({ effect }) => effect === 'moves-money');

    expect(moving.length).toBeGreaterThan(5);
    for (const { name } of moving) expect([name, limitOf(name)?.once]).toEqual([name, 'key-of-request']);
  });

  it('knows where the keys of each of them are', () => {
    const keyed = CALL_LIMITS.filter(({ once }) => once === 'key-of-request').flatMap(({ calls }) => calls);

    expect([...KEY_SCOPES.keys()].sort()).toEqual(keyed.toSorted());
  });

  it('has the cost of every call of the wire, and of no other', () => {
    const names = [
      ...declaredCalls()
        .filter(({ call }) => call.path !== resourceCall.path)
        .map(({ call }) => callName(call)),
      ...Object.values(SPORTS_METHODS).map(({ method }) => callName(resourceCall, method)),
    ];

    expect([...CALL_COSTS.keys()].sort()).toEqual([...new Set(names)].sort());
    expect(Math.min(...CALL_COSTS.values())).toBeGreaterThan(0);
  });

  it('limits every call that asks about a key, and so closes it', () => {
    const asking = [
      ...declaredCalls()
        .filter(({ call }) => hasField(call, 'key'))
        .map(({ call }) => callName(call)),
      ...Object.values(SPORTS_METHODS)
        .filter((method) => hasField(method, 'key'))
        .map(({ method }) => callName(resourceCall, method)),
    ];

    expect(asking.sort()).toEqual([...(CALL_LIMITS.find(({ name }) => name === 'keys')?.calls ?? [])].sort());
  });
});

describe('a call', () => {
  const asked = (overrides: Partial<CountedCall> = {}): CountedCall => ({
    call: payCall,
    body: {},
    memberId: 1,
    ip: '203.0.113.1',
    idempotencyKey: null,
    ...overrides,
  });

  const admitting = (table = CALL_LIMITS, limits = createLimits(database.db, clock)) =>
    createCallLimits({ limits, clock, db: database.db, table }).admit;

  /** Factor by which address limits are reduced, so that fewer calls are needed. */
  const NARROWER = 10;
  const narrow = CALL_LIMITS.map((limit) => ({
    ...limit,
    address: limit.address.map(({ points, seconds }) => ({ points: points / NARROWER, seconds })),
  }));

  /** Sends this many calls at once, alternating between two processes. Returns the number of admitted ones. */
  async function admitted(count: number, make: (index: number) => CountedCall, table = CALL_LIMITS): Promise<number> {
    const limits = createLimits(database.db, clock);
    await limits.clear();
    const [admitHere, admitThere] = [admitting(table, limits), admitting(table)];
    const ends = await Promise.allSettled(
      Array.from({ length: count }, (_, index) => (index % 2 === 0 ? admitHere : admitThere)(make(index))),
    );
    return ends.filter(({ status }) => status === 'fulfilled').length;
  }

  it('that is refused is 6011 with the wait', async () => {
    clock.set(Date.UTC(2026, 10, 21, 4, 0, 48));
    const admit = admitting();
    for (let index = 0; index < 100; index += 1) await admit(asked({ idempotencyKey: aKey(index) }));

    const reason = 'too_often_seconds';
    await expect(admit(asked({ idempotencyKey: aKey(999) }))).rejects.toMatchObject({
      code: 6011,
      reason,
      values: { count: '12' },
      waitMs: 12_000,
    });
  });

  it.each([
    ['orders of a member', 100, (index: number) => asked({ idempotencyKey: aKey(index) })],
    ['orders under one key', 400, () => asked({ idempotencyKey: aKey(0) })],
    ['orders of many members behind one address', 200, (index: number) => asked({ idempotencyKey: aKey(0), memberId: index })],
    [
      'orders of many members all over one network',
      200,
      (index: number) => asked({ idempotencyKey: aKey(0), memberId: index, ip: `2001:db8:1:2:${index.toString(16)}::1` }),
    ],
    ['other writes of a member', OTHER_WRITES.member[0]?.points ?? 0, () => asked({ call: letterReadCall })],
  ])('of %s: so many are admitted, by all processes together', async (_what, count, make) => {
    expect(await admitted(400, make, narrow)).toBe(count);
  });

  it('has room again when its window is over, and not a millisecond before', async () => {
    clock.set(Date.UTC(2026, 10, 21, 5, 0, 0));
    const admit = admitting();
    const anOrder = (key: string) => admit(asked({ memberId: 2, idempotencyKey: key }));
    for (let index = 0; index < 100; index += 1) await anOrder(aKey(index));
    clock.advance(59_999);
    await expect(anOrder(aKey(999))).rejects.toMatchObject({ waitMs: 1 });
    await expect(anOrder(aKey(5))).resolves.toBeUndefined();

    clock.advance(1);

    await expect(anOrder(aKey(999))).resolves.toBeUndefined();
  });

  it('that is refused takes nothing of a longer window', async () => {
    clock.set(Date.UTC(2026, 10, 21, 6, 0, 0));
    const limits = createLimits(database.db, clock);
    const count = () =>
      limits.count({
        limit: 'both',
        windows: [
          { points: 1, seconds: 60 },
          { points: 3, seconds: 3_600 },
        ],
        of: 'a',
      });
    await count();
    for (let index = 0; index < 5; index += 1) await expect(count()).rejects.toThrow('6011');

    clock.advance(60_000);
    await count();
    clock.advance(60_000);

    await expect(count()).resolves.toBeUndefined();
  });

  it('leaves nothing behind once its windows are over', async () => {
    const limits = createLimits(database.db, clock);
    await limits.count({ limit: 'day', windows: [{ points: 1, seconds: 86_400 }], of: 'a', once: 'thing' });
    clock.advance(86_400_000);

    await limits.forgetOld();

    const rows = await database.db.withTables<{ rate_count: { place: string } }>().selectFrom('rate_count').selectAll().execute();
    expect(rows).toEqual([]);
  });

  describe('that only reads', () => {
    const reads = { call: { path: balanceCall.path, effect: 'reads' }, body: {} } as const;
    const dear = { call: { path: betRecordListCall.path, effect: 'reads' }, body: {} } as const;
    const COST = costOf(dear.call);

    it('is admitted until its member has used up the budget, and again in the next window', async () => {
      clock.set(Date.UTC(2026, 10, 21, 7, 0, 0));
      const admit = admitting();
      const most = BUDGETS.member.points / COST;
      for (let index = 0; index < most; index += 1) await admit(asked(dear));

      await expect(admit(asked(reads))).rejects.toMatchObject({ code: 6011, waitMs: 60_000 });
      await expect(admit(asked({ ...reads, memberId: 2 }))).resolves.toBeUndefined();
      clock.advance(60_000);
      await expect(admit(asked(reads))).resolves.toBeUndefined();
    });

    it('counts for its network too, of guests and members together', async () => {
      const admit = admitting();
      const most = BUDGETS.network.points / COST;
      for (let index = 0; index < most; index += 1) await admit(asked({ ...dear, memberId: index % 2 === 0 ? null : index }));

      await expect(admit(asked({ ...reads, memberId: null }))).rejects.toThrow('6011');
      await expect(admit(asked({ ...reads, memberId: null, ip: '203.0.113.2' }))).resolves.toBeUndefined();
    });

    it('takes nothing from answers about money', async () => {
      const admit = admitting();
      for (let index = 0; index < BUDGETS.member.points / COST; index += 1) await admit(asked(dear));
      await expect(admit(asked(dear))).rejects.toThrow('6011');

      await expect(admit(asked({ idempotencyKey: randomUUID() }))).resolves.toBeUndefined();
    });
  });

  it('that is malformed counts for its network before anything is looked at', async () => {
    const { enter } = createCallLimits({ limits: createLimits(database.db, clock), clock, db: database.db });
    const call = { call: loginCall, body: 'nonsense', ip: '203.0.113.3' };
    for (let index = 0; index < BUDGETS.network.points; index += 1) await enter(call);

    await expect(enter(call)).rejects.toThrow('6011');
  });
});

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['no address', 'no address'],
])('the address %s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
