import { randomBytes, randomUUID } from 'node:crypto';
import { readVectors } from '@site/testing/vectors';
import { payoutAccountsCall } from '@site/shared/wire/accounts';
import { envelopeSchema, type Envelope } from '@site/shared/wire/envelope';
import { balanceCall } from '@site/shared/wire/balance';
import { payCall } from '@site/shared/wire/funds';
import { sealedSchema, singleDataDecryptionCall } from '@site/shared/wire/security';
import { noticeListCall, onlineServiceCall, preInfoCall } from '@site/shared/wire/site';
import { memberInfoCall, memberInfoSchema } from '@site/shared/wire/user';
import { answerOf } from '../testing/answerOf';
import { sendRaw, type CallExtras } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';
import { sealedSize } from '../http/safeCalls';
import { createSafeCipher, type SafeCipher } from '../http/safeCipher';

const SEALED = readVectors('sealed', ['by', 'key', 'text', 'sealed']);

const site = platformForTests();
let cipher: SafeCipher;

beforeAll(async () => {
  const { siteBaseConfig } = answerOf(preInfoCall, await site.send(preInfoCall, {}));
  cipher = createSafeCipher(siteBaseConfig.cipherKey ?? '');
});
beforeEach(async () => {
  await site.sandbox('reset', {});
  await site.sandbox('settings', { safeSwitchCbc: '1' });
});

const turn = (safeSwitch: '0' | '1') => site.sandbox('settings', { safeSwitch });

/** Sends a call as the client does while encryption is on. */
function sendSealed(path: string, body: unknown, extras: CallExtras = {}, with_ = cipher, method = 'POST'): Promise<Response> {
  const family = path.split('/').slice(0, 4).join('/');
  const address = Buffer.from(with_.seal(`${method} ${path}`), 'base64').toString('base64url');
  const payload = JSON.stringify({ d: with_.seal(body === undefined ? '' : JSON.stringify(body)) });
  return sendRaw(site.platform.url, `${family}/s/${address}`, payload, { ...extras, headers: { safe: '1', ...extras.headers } });
}

async function opened(response: Response): Promise<Envelope> {
  const { d } = sealedSchema.parse(await response.json());
  return envelopeSchema.parse(JSON.parse(cipher.open(d) ?? ''));
}

describe('the cipher', () => {
  it.each(SEALED)('opens "$text" as $by sealed it [R-HTTP-13]', ({ key, text, sealed }) => {
    expect(createSafeCipher(key).open(sealed)).toBe(text);
  });

  it('opens what it sealed, never seals the same text twice alike, and does not open invalid data', () => {
    expect(cipher.open(cipher.seal('谨防诈骗 🎲'))).toBe('谨防诈骗 🎲');
    expect(cipher.seal('a')).not.toBe(cipher.seal('a'));
    for (const rubbish of ['', 'x', 'AAAA', 'A'.repeat(22), '中文']) expect(cipher.open(rubbish)).toBeNull();
  });
});

describe('a sealed call', () => {
  it('is answered sealed, as the call inside would be [R-HTTP-09] [R-HTTP-10] [R-HTTP-11]', async () => {
    await turn('1');
    const token = await site.signIn('player1', 'player123');

    const response = await sendSealed(balanceCall.path, { withLockMoney: true }, { token });

    expect(response.status).toBe(200);
    expect(response.headers.get('safe')).toBe('1');
    expect(await opened(response)).toMatchObject({ status_code: 6000, data: { balance: '0.00' } });
  });

  it('is held to the same rules: member, schema, idempotency', async () => {
    const token = await site.signIn('player1', 'player123');

    expect(await opened(await sendSealed(balanceCall.path, { withLockMoney: true }))).toMatchObject({ status_code: 6001 });
    expect(await opened(await sendSealed(balanceCall.path, { withLockMoney: 'yes' }, { token }))).toMatchObject({ status_code: 6007 });
    expect(await opened(await sendSealed(payCall.path, { type: 'BANK', amount: '100.00' }, { token }))).toMatchObject({
      status_code: 6007,
    });
    const key = randomUUID();
    const order = await opened(await sendSealed(payCall.path, { type: 'BANK', amount: '100.00' }, { token, key }));
    expect(await site.send(payCall, { type: 'BANK', amount: '100.00' }, { token, key })).toEqual(order);
  });

  it.each(['0', '1'] as const)(
    'and one in the clear are both answered while the switch is %s, and the answer carries its state',
    async (safeSwitch) => {
      await turn(safeSwitch);

      const sealed = await sendSealed(onlineServiceCall.path, {});
      const clear = await sendRaw(site.platform.url, onlineServiceCall.path, '{}');

      expect([sealed.headers.get('safe'), clear.headers.get('safe')]).toEqual([safeSwitch, safeSwitch]);
      expect(await opened(sealed)).toEqual(await clear.json());
    },
  );

  it.each<[string, () => Promise<Response>]>([
    ['its key is an old one', () => sendSealed(onlineServiceCall.path, {}, {}, createSafeCipher(randomBytes(32).toString('hex')))],
    ['its header is missing', () => sendSealed(onlineServiceCall.path, {}, { headers: { safe: '' } })],
    ['its address is no cipher text', () => sendRaw(site.platform.url, '/site/api/v1/s/abc', '{"d":""}', { headers: { safe: '1' } })],
    ['its body is in the clear', () => sendBody('{}')],
    ['its body is cut short', () => sendBody(JSON.stringify({ d: cipher.seal('{"a":') }))],
    ['it hides a call of another family', () => sendTo('/fd/api/v1', `POST ${onlineServiceCall.path}`)],
    ['it hides an address of the sandbox', () => sendTo('/site/api/v1', 'POST /sandbox/reset')],
  ])('is refused, and not carried out, where %s', async (_what, send) => {
    const response = await send();

    expect(response.headers.get('safe')).toBe('refused');
    expect(await response.json()).toEqual({ status_code: 6007, data: null, message: '请求参数错误' });
  });

  it('in the CBC form is refused in words, sent in the clear, and not carried out, unless the site has that form on', async () => {
    const token = await site.signIn('player1', 'player123');
    const order = () => sendSealed(payCall.path, { type: 'BANK', amount: '100.00' }, { token, key: randomUUID() });
    const orders = async () =>
      (await site.db.withTables<{ deposit_order: { order_id: string } }>().selectFrom('deposit_order').select('order_id').execute()).length;
    await site.sandbox('settings', { safeSwitchCbc: '0' });

    const refused = await order();

    expect(refused.headers.get('safe')).toBe('refused');
    expect(await refused.json()).toEqual({
      status_code: 6007,
      data: null,
      message: '本站已停用旧的加密方式，请刷新页面；如仍无法使用，请更新浏览器',
    });
    expect(await orders()).toBe(0);

    await site.sandbox('settings', { safeSwitchCbc: '1' });
    expect(await opened(await order())).toMatchObject({ status_code: 6000 });
    expect(await orders()).toBe(1);
  });

  it('may hide a GET', async () => {
    const token = await site.signIn('player1', 'player123');

    const response = await sendSealed(`${payoutAccountsCall.path}?a=1`, undefined, { token }, cipher, payoutAccountsCall.method);

    expect(await opened(response)).toEqual(
      await (await sendRaw(site.platform.url, payoutAccountsCall.path, '', { token, method: 'GET' })).json(),
    );
  });

  it('is as large as sealing makes it', () => {
    for (const size of [0, 1, 15, 16, 17, 1000, 300_000]) {
      const body = 'x'.repeat(size);
      expect(JSON.stringify({ d: cipher.seal(body) }).length).toBeLessThanOrEqual(sealedSize(size));
    }
  });

  it('keeps the HTTP status, and answers 6004 for an unknown address', async () => {
    const response = await sendSealed('/site/api/v1/no/such/call', {});

    expect(response.status).toBe(404);
    expect(await opened(response)).toMatchObject({ status_code: 6004 });
  });

  const order = (fault: object) => site.sandbox('faults', { on: noticeListCall.path, fault });
  const ask = () => sendSealed(noticeListCall.path, { pageNum: 1, pageSize: 5 });

  it('meets the faults of the call inside', async () => {
    await order({ kind: 'code', code: 6013, message: '维护中' });
    expect(await opened(await ask())).toEqual({ status_code: 6013, data: null, message: '维护中' });

    await order({ kind: 'malformed', form: 'truncated' });
    const { d } = sealedSchema.parse(await (await ask()).json());
    expect(cipher.open(d)).toMatch(/^\{"status_code":6000/);
    expect(() => JSON.parse(cipher.open(d) ?? '') as unknown).toThrow(SyntaxError);

    await order({ kind: 'malformed', form: 'html' });
    expect(await (await ask()).text()).toMatch(/^<!doctype html>/);

    await order({ kind: 'httpStatus', status: 502 });
    expect((await ask()).status).toBe(502);

    await order({ kind: 'drop' });
    await expect(ask()).rejects.toThrow('fetch failed');
  });

  function sendBody(body: string): Promise<Response> {
    return sendTo('/site/api/v1', `POST ${onlineServiceCall.path}`, body);
  }

  function sendTo(family: string, target: string, body = JSON.stringify({ d: cipher.seal('{}') })): Promise<Response> {
    const address = Buffer.from(cipher.seal(target), 'base64').toString('base64url');
    return sendRaw(site.platform.url, `${family}/s/${address}`, body, { headers: { safe: '1' } });
  }
});

describe("a member's masked values", () => {
  async function aMember(name = 'player1', password = 'player123') {
    const token = await site.signIn(name, password);
    const info = memberInfoSchema.parse((await site.send(memberInfoCall, { isPop: false }, { token })).data);
    return { info, show: (data: string) => site.send(singleDataDecryptionCall, { data }, { token }) };
  }

  it('are shown in full to the member [R-API-048]', async () => {
    const { info, show } = await aMember();

    expect(info).toMatchObject({ phone: '138****1111', realName: '*海' });
    expect(await show(info.sealed?.phone ?? '')).toMatchObject({ status_code: 6000, data: { data: '13800001111' } });
    expect(await show(info.sealed?.email ?? '')).toMatchObject({ data: { data: 'player1@example.com' } });
    expect(await show(info.sealed?.realName ?? '')).toMatchObject({ data: { data: '林海' } });
  });

  it('are not there where nothing is bound', async () => {
    expect((await aMember('unbound1', 'unbound123')).info.sealed).toEqual({});
  });

  it('are not shown to another member, and not to a guest', async () => {
    const { info } = await aMember();
    const other = await aMember('player2', 'player234');

    expect(await other.show(info.sealed?.phone ?? '')).toMatchObject({ status_code: 6007, data: null });
    expect(await site.send(singleDataDecryptionCall, { data: info.sealed?.phone ?? '' })).toMatchObject({ status_code: 6001 });
  });

  it.each(['x', 'AAAA', 'A'.repeat(80), '中文'])('are not opened from an invented text: %s', async (data) => {
    expect(await (await aMember()).show(data)).toMatchObject({ status_code: 6007 });
  });

  it('are shown five times a minute, to each member by themselves', async () => {
    site.clock.freeze();
    site.clock.set(Date.UTC(2026, 10, 21, 4, 0, 20));
    const { info, show } = await aMember();
    const ask = () => show(info.sealed?.phone ?? '');
    for (let count = 0; count < 5; count += 1) expect(await ask()).toMatchObject({ status_code: 6000 });

    expect(await ask()).toMatchObject({ status_code: 6011, data: null, message: '操作过于频繁，请 40 秒后再试' });
    const other = await aMember('player2', 'player234');
    expect(await other.show(other.info.sealed?.phone ?? '')).toMatchObject({ status_code: 6000 });
    site.clock.advance(39_999);
    expect(await ask()).toMatchObject({ status_code: 6011 });
    site.clock.advance(1);
    expect(await ask()).toMatchObject({ status_code: 6000 });
  });
});
