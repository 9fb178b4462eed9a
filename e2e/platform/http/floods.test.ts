import { randomUUID } from 'node:crypto';
import { balanceCall } from '@site/shared/wire/balance';
import { resourceCall } from '@site/shared/wire/resource';
import { CALLS_IN_FLIGHT, GUEST_CALLS_IN_FLIGHT } from '../limits/limitTable';
import { createFakeSportsbook } from '../testing/fakeSportsbook';
import { platformForTests } from '../testing/platformForTests';

/** Sportsbook calls that the test holds back, as a slow database would. */
let held: (() => void)[] = [];
let isHolding = false;

const site = platformForTests((dependencies) => {
  const own = createFakeSportsbook()(dependencies);
  return {
    ...own,
    resource: async (call) => {
      if (isHolding) await new Promise<void>((go) => held.push(go));
      return call.method === 'outcome' ? { state: 'unknown', key: (call.request as { readonly key: string }).key } : own.resource(call);
    },
  };
});

let [flooder, member] = ['', ''];

beforeEach(async () => {
  await site.sandbox('reset', {});
  [flooder, member] = await Promise.all([site.signIn('player1', 'player123'), site.signIn('player2', 'player234')]);
  held = [];
  isHolding = true;
});

function letGo(): void {
  isHolding = false;
  for (const go of held.splice(0)) go();
}

const askSports = (method: string, fields: object, token: string, ip: string) =>
  site.send(
    resourceCall,
    { method, enName: 'CRTY', Request: { timestamp: 1, token: '', language: 'zh-cn', ip: '', ...fields } },
    { token, headers: { 'x-forwarded-for': ip } },
  );

/** Waits until this many calls are held. The test's own timeout is the limit. */
async function untilHeld(count: number): Promise<void> {
  while (held.length < count) await new Promise((resolve) => setImmediate(resolve));
}

const FLOOD = 300;

it('a flood of one member holds few seats: others, answers about money and the health check are not delayed', async () => {
  const flood = Array.from({ length: FLOOD }, () => askSports('openBets', {}, flooder, '203.0.113.1'));
  await untilHeld(CALLS_IN_FLIGHT.ofCaller);

  // These calls are answered while the flood's running calls are held and its other calls wait.
  expect(
    await site.send(balanceCall, { withLockMoney: false }, { token: member, headers: { 'x-forwarded-for': '203.0.113.1' } }),
  ).toMatchObject({
    status_code: 6000,
  });
  expect((await fetch(`${site.platform.url}/healthz`)).status).toBe(200);
  const asked = askSports('outcome', { key: randomUUID() }, flooder, '203.0.113.1');
  await untilHeld(CALLS_IN_FLIGHT.ofCaller + 1);
  expect(held).toHaveLength(CALLS_IN_FLIGHT.ofCaller + 1);

  letGo();
  expect(await asked).toMatchObject({ status_code: 6000, data: { state: 'unknown' } });
  expect(new Set((await Promise.all(flood)).map(({ status_code: code }) => code))).toEqual(new Set([6000]));
});

it('a flood of guests of one network leaves seats to every other network', async () => {
  const flood = Array.from({ length: FLOOD }, () => askSports('leagues', { sport: 'FT', phase: 'RB' }, '', '203.0.113.1'));
  await untilHeld(CALLS_IN_FLIGHT.ofCaller);

  expect(
    await site.send(balanceCall, { withLockMoney: false }, { token: member, headers: { 'x-forwarded-for': '203.0.113.2' } }),
  ).toMatchObject({ status_code: 6000 });

  expect(held).toHaveLength(CALLS_IN_FLIGHT.ofCaller);
  letGo();
  await Promise.all(flood);
});

it('a crowd of guests from everywhere does not stand before a member', async () => {
  const crowd = Array.from({ length: FLOOD }, (_, index) =>
    askSports('leagues', { sport: 'FT', phase: 'RB' }, '', `198.18.${String(index >> 8)}.${String(index & 255)}`),
  );
  await untilHeld(GUEST_CALLS_IN_FLIGHT.atOnce);

  const asked = askSports('openBets', {}, member, '203.0.113.2');
  await untilHeld(GUEST_CALLS_IN_FLIGHT.atOnce + 1);
  expect(held).toHaveLength(GUEST_CALLS_IN_FLIGHT.atOnce + 1);

  letGo();
  expect(await asked).toMatchObject({ status_code: 6000 });
  await Promise.all(crowd);
});
