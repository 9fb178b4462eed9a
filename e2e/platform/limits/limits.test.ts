import { declaredCalls, type AnyCall } from '@site/shared/testing/declaredCalls';
import { samplesOf } from '@site/shared/testing/wireSamples';
import { resourceCall } from '@site/shared/wire/resource';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import { letterReadCall } from '@site/shared/wire/letters';
import { payCall } from '@site/shared/wire/funds';
import { createClock } from '../kernel';
import { databaseForTests } from '../testing/databaseForTests';
import { createCallLimits, type CountedCall } from './createCallLimits';
import { createLimits, networkOf } from './createLimits';
import { CALL_LIMITS, callName, OTHER_WRITES } from './limitTable';

const clock = createClock();
clock.freeze();

const database = databaseForTests();

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

  /** As narrow for addresses, so that fewer calls show it. */
  const NARROWER = 10;
  const narrow = CALL_LIMITS.map((limit) => ({
    ...limit,
    address: limit.address.map(({ points, seconds }) => ({ points: points / NARROWER, seconds })),
  }));

  /** Of so many calls at once, every other one at another process. */
  async function admitted(count: number, make: (index: number) => CountedCall, table = CALL_LIMITS): Promise<number> {
    const limits = createLimits(database.db, clock);
    await limits.clear();
    const [admitHere, admitThere] = [createCallLimits(limits, table), createCallLimits(createLimits(database.db, clock), table)];
    const ends = await Promise.allSettled(
      Array.from({ length: count }, (_, index) => (index % 2 === 0 ? admitHere : admitThere)(make(index))),
    );
    return ends.filter(({ status }) => status === 'fulfilled').length;
  }

  it('that is refused is 6011 with the wait', async () => {
    clock.set(Date.UTC(2026, 10, 21, 4, 0, 48));
    const admit = createCallLimits(createLimits(database.db, clock));
    for (let index = 0; index < 100; index += 1) await admit(asked({ idempotencyKey: `key ${String(index)}` }));

    const reason = 'too_often_seconds';
    await expect(admit(asked({ idempotencyKey: 'one more' }))).rejects.toMatchObject({
      code: 6011,
      reason,
      values: { count: '12' },
      waitMs: 12_000,
    });
  });

  it.each([
    ['orders of a member', 100, (index: number) => asked({ idempotencyKey: `key ${String(index)}` })],
    ['orders under one key', 400, () => asked({ idempotencyKey: 'one key' })],
    ['orders of many members behind one address', 200, (index: number) => asked({ idempotencyKey: 'k', memberId: index })],
    [
      'orders of many members all over one network',
      200,
      (index: number) => asked({ idempotencyKey: 'k', memberId: index, ip: `2001:db8:1:2:${index.toString(16)}::1` }),
    ],
    ['other writes of a member', OTHER_WRITES.member[0]?.points ?? 0, () => asked({ call: letterReadCall })],
  ])('of %s: so many are admitted, by all processes together', async (_what, count, make) => {
    expect(await admitted(400, make, narrow)).toBe(count);
  });

  it('has room again when its window is over, and not a millisecond before', async () => {
    clock.set(Date.UTC(2026, 10, 21, 5, 0, 0));
    const admit = createCallLimits(createLimits(database.db, clock));
    const anOrder = (key: string) => admit(asked({ memberId: 2, idempotencyKey: key }));
    for (let index = 0; index < 100; index += 1) await anOrder(`key ${String(index)}`);
    clock.advance(59_999);
    await expect(anOrder('one more')).rejects.toMatchObject({ waitMs: 1 });
    await expect(anOrder('key 5')).resolves.toBeUndefined();

    clock.advance(1);

    await expect(anOrder('one more')).resolves.toBeUndefined();
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

  it('that only reads is admitted always', async () => {
    expect(await admitted(3_000, () => asked({ call: { path: '/site/api/v1/anything', effect: 'reads' } }))).toBe(3_000);
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
