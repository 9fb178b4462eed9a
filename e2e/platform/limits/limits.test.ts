import { declaredCalls, type AnyCall } from '@site/shared/testing/declaredCalls';
import { samplesOf } from '@site/shared/testing/wireSamples';
import { resourceCall, SPORTS_METHODS } from '@site/shared/wire/sports';
import { letterReadCall } from '@site/shared/wire/letters';
import { payCall } from '@site/shared/wire/funds';
import { createClock } from '../kernel';
import { createCallLimits, type CountedCall } from './createCallLimits';
import { createLimits, networkOf } from './createLimits';
import { CALL_LIMITS, callName, OTHER_WRITES } from './limitTable';

const clock = createClock();
clock.freeze();

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

  async function admitted(count: number, make: (index: number) => CountedCall): Promise<number> {
    const admit = createCallLimits(createLimits(clock));
    const ends = await Promise.allSettled(Array.from({ length: count }, (_, index) => admit(make(index))));
    return ends.filter(({ status }) => status === 'fulfilled').length;
  }

  it('that is refused is 6011 with the wait', async () => {
    clock.set(Date.UTC(2026, 10, 21, 4, 0, 48));
    const admit = createCallLimits(createLimits(clock));
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
    ['orders under one key', 3_000, () => asked({ idempotencyKey: 'one key' })],
    ['orders of many members behind one address', 2_000, (index: number) => asked({ idempotencyKey: 'k', memberId: index })],
    [
      'orders of many members all over one network',
      2_000,
      (index: number) => asked({ idempotencyKey: 'k', memberId: index, ip: `2001:db8:1:2:${index.toString(16)}::1` }),
    ],
    ['other writes of a member', OTHER_WRITES.member[0]?.points ?? 0, () => asked({ call: letterReadCall })],
  ])('of %s: so many are admitted', async (_what, count, make) => {
    expect(await admitted(3_000, make)).toBe(count);
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
