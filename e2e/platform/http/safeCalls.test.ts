import { randomBytes, randomUUID } from 'node:crypto';
import { readVectors } from '@site/testing/vectors';
import { payoutAccountsCall } from '@site/shared/wire/accounts';
import { balanceCall } from '@site/shared/wire/balance';
import { payCall } from '@site/shared/wire/funds';
import { SAFE } from '@site/shared/wire/security';
import { onlineServiceCall, preInfoCall } from '@site/shared/wire/site';
import { answerOf } from '../testing/answerOf';
import { createGcmCaller, type GcmCaller, type Sealed } from '../testing/gcmCaller';
import { sendRaw } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';
import { createClock } from '../kernel';
import { createGcmForm } from './gcmForm';
import { createSafeCipher } from './safeCipher';

const site = platformForTests();
let caller: GcmCaller;
let cipherKey: string;
let token: string;

beforeAll(async () => {
  const { siteBaseConfig } = answerOf(preInfoCall, await site.send(preInfoCall, {}));
  cipherKey = siteBaseConfig.cipherKey ?? '';
  caller = createGcmCaller(site.platform.url, cipherKey, () => site.clock.nowMs());
});
beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
  token = await site.signIn('player1', 'player123');
});

const aDeposit = (at: Parameters<GcmCaller['seal']>[1] = {}): Sealed =>
  caller.seal({ path: payCall.path, body: { type: 'BANK', amount: '100.00' }, token, key: randomUUID() }, at);

async function orders(): Promise<number> {
  const rows = await site.db.withTables<{ deposit_order: { order_id: string } }>().selectFrom('deposit_order').select('order_id').execute();
  return rows.length;
}

/** Returns a text of the same length with one bit changed in the byte at `place`. */
function withBit(text: string, encoding: 'base64' | 'base64url', place = 0): string {
  const bytes = Buffer.from(text, encoding);
  const at = place < 0 ? bytes.length + place : place;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString(encoding);
}

async function expectRefused(response: Response, ordersSoFar = 0): Promise<void> {
  expect(response.headers.get(SAFE.header)).toBe(SAFE.refused);
  expect(await response.json()).toEqual({ status_code: 6007, data: null, message: '请求参数错误' });
  expect(await orders()).toBe(ordersSoFar);
}

describe('the newer form', () => {
  const columns = ['by', 'key', 'time', 'nonce', 'token', 'idempotency_key', 'target', 'text', 'sealed_target', 'sealed_text'] as const;

  it.each(readVectors('sealed-gcm', columns))('opens $target as $by sealed it [R-HTTP-13]', (vector) => {
    const { key, time, nonce, token: member, idempotency_key: idempotencyKey } = vector;
    const form = createGcmForm(
      key,
      createClock(() => Number(time)),
    );

    const headers = { safe: `2 ${time} ${nonce}`, token: member, idempotencykey: idempotencyKey };
    const call = form.open({ prefix: '/fd/api/v1/', sealed: vector.sealed_target, headers });

    expect(call?.target).toBe(vector.target);
    expect(call?.openBody(vector.sealed_text)).toBe(vector.text);
  });
});

describe('a call in the newer form', () => {
  it('is offered by the pre-info', async () => {
    expect(answerOf(preInfoCall, await site.send(preInfoCall, {})).siteBaseConfig.safeVersion).toBe(SAFE.version);
  });

  it('is carried out, and answered for this call alone [R-HTTP-09] [R-HTTP-10] [R-HTTP-11]', async () => {
    const first = caller.seal({ path: balanceCall.path, body: { withLockMoney: true }, token });
    const second = caller.seal({ path: balanceCall.path, body: { withLockMoney: true }, token });

    const answer = await caller.deliver(first);
    expect(await caller.open(answer.clone(), first)).toMatchObject({ status_code: 6000, data: { balance: '0.00' } });
    await expect(caller.open(answer, second)).rejects.toThrow();
  });

  it('may hide a GET, and says that an address is unknown', async () => {
    const hidden = caller.seal({ path: payoutAccountsCall.path, body: undefined, method: 'GET', token });
    expect(await caller.open(await caller.deliver(hidden), hidden)).toMatchObject({ status_code: 6000 });

    const unknown = caller.seal({ path: '/site/api/v1/no/such/call', body: {} });
    const answer = await caller.deliver(unknown);
    expect(answer.status).toBe(404);
    expect(await caller.open(answer, unknown)).toMatchObject({ status_code: 6004 });
  });

  it('is refused when it is replayed', async () => {
    const sent = aDeposit();
    expect(await caller.open(await caller.deliver(sent), sent)).toMatchObject({ status_code: 6000 });

    await expectRefused(await caller.deliver(sent), 1);
    await expectRefused(await caller.deliver({ ...sent }), 1);
  });

  it('is carried out once when it arrives five times at once', async () => {
    const sent = aDeposit();

    const answers = await Promise.all(Array.from({ length: 5 }, () => caller.deliver(sent)));

    expect(answers.map(({ headers }) => headers.get(SAFE.header)).sort()).toEqual(['0', ...Array<string>(4).fill(SAFE.refused)]);
  });

  it('is refused when a reused nonce carries another call', async () => {
    const nonce = randomBytes(12).toString('base64url');
    await caller.deliver(aDeposit({ nonce }));

    await expectRefused(await caller.deliver(aDeposit({ nonce })), 1);
  });

  it.each<[string, (sent: Sealed) => Partial<Sealed>]>([
    ['its address is altered', ({ address }) => ({ address: withBit(address, 'base64url', 5) })],
    ['its body is altered', ({ d }) => ({ d: withBit(d, 'base64', 10) })],
    ['its body is that of another call', () => ({ d: aDeposit().d })],
    ['its body is left out', () => ({ d: '' })],
    ['its idempotency key is another', () => ({ key: randomUUID() })],
    ['its idempotency key is left out', () => ({ key: '' })],
    ['its member is left out', () => ({ token: '' })],
    ['its time is another', ({ safe }) => ({ safe: safe.replace(/ (\d+) /, (_all, time: string) => ` ${String(Number(time) + 1)} `) })],
    ['its nonce is another', ({ safe }) => ({ safe: safe.replace(/\S+$/, randomBytes(12).toString('base64url')) })],
    ['it is sent to another family', () => ({ family: '/site/api/v1' })],
    ['the tag of its address is altered', ({ address }) => ({ address: withBit(address, 'base64url', -1) })],
    ['the tag of its address is cut short', ({ address }) => ({ address: cut(address, 'base64url', 4) })],
    ['the tag of its body is cut short', ({ d }) => ({ d: cut(d, 'base64', 4) })],
    ['the tag of its body is cut off', ({ d }) => ({ d: cut(d, 'base64', 16) })],
    ['it claims to be in the older form', () => ({ safe: SAFE.on })],
    ['its time is no number', () => ({ safe: `${SAFE.gcm} now ${randomBytes(12).toString('base64url')}` })],
  ])('is refused, and not carried out, where %s', async (_what, altered) => {
    const sent = aDeposit();

    await expectRefused(await caller.deliver({ ...sent, ...altered(sent) }));
  });

  it('is refused for a member who has not sealed it', async () => {
    const other = await site.signIn('player2', 'player234');

    await expectRefused(await caller.deliver({ ...aDeposit(), token: other }));
  });

  it('is refused where a call in the older form claims to be in this one', async () => {
    const { seal } = createSafeCipher(cipherKey);
    const older = { address: Buffer.from(seal(`POST ${payCall.path}`), 'base64').toString('base64url'), d: seal('{}') };

    await expectRefused(await caller.deliver({ ...aDeposit(), ...older }));
  });

  it.each([
    ['older than the window', -SAFE.windowMs - 1, false],
    ['as old as the window', -SAFE.windowMs, true],
    ['ahead by the window', SAFE.windowMs, true],
    ['ahead by more', SAFE.windowMs + 1, false],
  ])('%s by the clock of the platform is accepted: %s ms, %s', async (_how, byMs, isAccepted) => {
    const sent = aDeposit({ time: site.clock.nowMs() + byMs });

    const answer = await caller.deliver(sent);

    if (isAccepted) expect(await caller.open(answer, sent)).toMatchObject({ status_code: 6000 });
    else await expectRefused(answer);
  });

  it('stays refused when it is replayed until it is too old', async () => {
    const ahead = aDeposit({ time: site.clock.nowMs() + SAFE.windowMs });
    await caller.deliver(ahead);
    for (let step = 0; step < 5; step += 1) {
      site.clock.advance(SAFE.windowMs / 2);
      await expectRefused(await caller.deliver(ahead), 1);
    }
  });

  it('and one of a client with the CBC form are answered side by side', async () => {
    await site.sandbox('settings', { safeSwitchCbc: '1' });
    const { seal, open } = createSafeCipher(cipherKey);
    const address = Buffer.from(seal(`POST ${onlineServiceCall.path}`), 'base64').toString('base64url');

    const older = await sendRaw(site.platform.url, `/site/api/v1/s/${address}`, JSON.stringify({ d: seal('{}') }), {
      headers: { safe: '1' },
    });
    const newer = caller.seal({ path: onlineServiceCall.path, body: {} });

    const { d } = (await older.json()) as { d: string };
    expect(JSON.parse(open(d) ?? '')).toEqual(await caller.open(await caller.deliver(newer), newer));
  });
});

function cut(text: string, encoding: 'base64' | 'base64url', bytes: number): string {
  return Buffer.from(text, encoding).subarray(0, -bytes).toString(encoding);
}
