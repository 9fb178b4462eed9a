import { createHash } from 'node:crypto';
import { CODE_CATES, CODE_TYPES, sendCodeToGuestCall } from '@site/shared/wire/codes';
import {
  emailRecoveryCodeCall,
  emailRecoveryResetCall,
  emailRecoveryVerifyCall,
  phoneRecoveryCodeCall,
  phoneRecoveryResetCall,
  phoneRecoveryVerifyCall,
} from '@site/shared/wire/recovery';
import type { Envelope } from '@site/shared/wire/envelope';
import { letterListCall } from '@site/shared/wire/letters';
import { loginCall } from '@site/shared/wire/login';
import { memberInfoCall } from '@site/shared/wire/user';
import type { CodeTables } from '../verification-codes/tables';
import { aPass, from } from '../testing/aCaptcha';
import { answerOf } from '../testing/answerOf';
import { aCodeRequest } from '../testing/aCodeRequest';
import { aLogin, type CallExtras } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';
import { POOL_SIZE } from '../database/connect';
import type { AccessTables } from './accessTables';
import { GRANT_LIFETIME_MS } from './createRecoveryService';

const site = platformForTests();

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
});

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const NEW = { password: md5('newpass99'), secondPassword: md5('newpass99') };
const OWN = { name: 'player1', phone: '8613800001111' };
const OWN_EMAIL = { name: 'player1', email: 'player1@example.com' };

/** Requests a code as a guest who has passed the slider. */
async function ask(who: { name: string; phone: string }, extras: CallExtras = {}) {
  await aPass(site, 2, who.name, extras);
  return site.send(phoneRecoveryCodeCall, who, extras);
}
const verify = (code: string, who = OWN, extras: CallExtras = {}) => site.send(phoneRecoveryVerifyCall, { ...who, code }, extras);
const proveOwn = async (extras: CallExtras = {}) => secretOf(await verify(await newestCode(), OWN, extras));
const secretOf = (verified: Envelope) => answerOf(phoneRecoveryVerifyCall, verified).secret;
const reset = (secret: string, over: object = {}, who = OWN, extras: CallExtras = {}) =>
  site.send(phoneRecoveryResetCall, { ...who, ...NEW, secret, ...over }, extras);
const logIn = (password: string) => site.send(loginCall, aLogin('player1', password));
const messages = async () =>
  ((await site.sandbox('messages')) as { messages: { code: string; text: string; target: string; channel: string }[] }).messages;
const newestCode = async () => (await messages())[0]?.code ?? '';
const wrongCode = async () => ((await newestCode()) === '000000' ? '000001' : '000000');

describe('a forgotten password', () => {
  it('is recovered by phone in three steps [R-API-033] [R-API-034] [R-API-035]', async () => {
    expect(await ask(OWN)).toMatchObject({ status_code: 6000 });
    expect(await messages()).toMatchObject([
      { channel: 'sms', target: '8613800001111', text: expect.stringContaining('找回登录密码') as string },
    ]);
    const verified = await verify(await newestCode());
    expect(verified).toMatchObject({ status_code: 6000 });
    expect(await reset(secretOf(verified))).toMatchObject({ status_code: 6000 });

    expect(await logIn('player123')).toMatchObject({ status_code: 6002 });
    expect(await logIn('newpass99')).toMatchObject({ status_code: 6000 });
  });

  it('is recovered by e-mail, in any case [R-API-036] [R-API-037] [R-API-038]', async () => {
    const who = { name: 'Player1', email: 'Player1@Example.com' };
    await aPass(site, 3, 'player1');

    expect(await site.send(emailRecoveryCodeCall, who)).toMatchObject({ status_code: 6000 });
    expect(await messages()).toMatchObject([{ channel: 'email', target: 'player1@example.com' }]);
    const code = await newestCode();
    const verified = await site.send(emailRecoveryVerifyCall, { ...OWN_EMAIL, code });
    expect(verified).toMatchObject({ status_code: 6000 });
    expect(await site.send(emailRecoveryResetCall, { ...who, ...NEW, secret: secretOf(verified) })).toMatchObject({ status_code: 6000 });

    expect(await logIn('newpass99')).toMatchObject({ status_code: 6000 });
  });

  it('ends every session, forgets failures and declared risks, and keeps the devices', async () => {
    const token = await site.signIn('player1', 'player123');
    await ask(OWN);
    const secret = await proveOwn();
    await site.sandbox('member/player1/failures', { count: 10 });
    await site.sandbox('member/player1/risk', { code: 6029 });

    await reset(secret);

    expect(await site.send(memberInfoCall, { isPop: false }, { token })).toMatchObject({ status_code: 6001 });
    expect(await site.db.withTables<AccessTables>().selectFrom('known_device').selectAll().execute()).toHaveLength(1);
    expect(await logIn('newpass99')).toMatchObject({ status_code: 6000 });
  });

  it('that became another one is told to the member: by letter, and to phone and e-mail', async () => {
    await ask(OWN);
    await reset(await proveOwn());

    const told = (await messages()).filter(({ text }) => text.includes('您的登录密码已修改'));
    expect(told.map(({ target }) => target).sort()).toEqual([OWN.phone, OWN_EMAIL.email]);
    const token = await site.signIn('player1', 'newpass99');
    const { list } = answerOf(letterListCall, await site.send(letterListCall, { pageNum: 1, pageSize: 10, kind: 'notice' }, { token }));
    expect(list[0]).toMatchObject({ title: '登录密码已修改' });
  });

  it('is set once, by the address that gave the code, within ten minutes, and only for the member of the code', async () => {
    await ask(OWN);
    const secret = await proveOwn();

    expect(await reset(secret, {}, OWN, from('203.0.113.9'))).toMatchObject({ status_code: 6003 });
    expect(await reset(secret, {}, { ...OWN, name: 'player2' })).toMatchObject({ status_code: 6003 });
    expect(await reset(secret, { secondPassword: md5('newpass98') })).toMatchObject({ status_code: 6007, message: '两次输入的密码不一致' });
    site.clock.advance(GRANT_LIFETIME_MS - 1);
    const answers = await Promise.all([1, 2, 3].map(() => reset(secret)));
    expect(answers.map(({ status_code }) => status_code).sort()).toEqual([6000, 6003, 6003]);

    await ask(OWN);
    const late = await proveOwn();
    site.clock.advance(GRANT_LIFETIME_MS);
    expect(await reset(late)).toMatchObject({ status_code: 6003 });
  });
});

describe('a recovery that another client wants to finish', () => {
  const SECOND = { name: 'player2', phone: '8613900002222' };

  it('by another client of the same address is refused: it has not the secret of step two', async () => {
    await ask(OWN);
    const secret = await proveOwn();

    const without = { ...OWN, ...NEW } as never;
    expect(await site.send(phoneRecoveryResetCall, without)).toMatchObject({ status_code: 6007 });
    for (const guess of ['', 'x', secret.toLowerCase(), secret.slice(0, -1), `${secret}=`])
      expect(await reset(guess)).toMatchObject({ status_code: 6003 });
    expect(await logIn('player123')).toMatchObject({ status_code: 6000 });

    // The wrong guesses have not used up the secret.
    expect(await reset(secret)).toMatchObject({ status_code: 6000 });
  });

  it('with the secret of a recovery of their own is refused', async () => {
    await ask(OWN);
    const secret = await proveOwn();
    await ask(SECOND);
    const theirs = secretOf(await verify(await newestCode(), SECOND));

    expect(await reset(theirs)).toMatchObject({ status_code: 6003 });
    expect(await reset(secret, {}, SECOND)).toMatchObject({ status_code: 6003 });
  });

  it('with the secret of the step two before is refused', async () => {
    await ask(OWN);
    const before = await proveOwn();
    site.clock.advance(60_000);
    await ask(OWN);
    const secret = await proveOwn();

    expect(await reset(before)).toMatchObject({ status_code: 6003 });
    expect(await reset(secret)).toMatchObject({ status_code: 6000 });
  });

  it('with what the database holds is refused: it holds a hash of the secret', async () => {
    await ask(OWN);
    const secret = await proveOwn();

    const { secret_hash } = await site.db
      .withTables<AccessTables>()
      .selectFrom('recovery_grant')
      .select('secret_hash')
      .executeTakeFirstOrThrow();

    expect(secret_hash).not.toContain(secret);
    expect(await reset(secret_hash)).toMatchObject({ status_code: 6003 });
  });
});

describe('asking for a recovery code', () => {
  it('wants the slider, once each, for this name and this way', async () => {
    expect(await site.send(phoneRecoveryCodeCall, OWN)).toMatchObject({ status_code: 6022 });
    await aPass(site, 2, 'player2');
    await aPass(site, 3, 'player1');
    expect(await site.send(phoneRecoveryCodeCall, OWN)).toMatchObject({ status_code: 6022 });

    expect(await ask(OWN)).toMatchObject({ status_code: 6000 });

    site.clock.advance(60_000);
    expect(await site.send(phoneRecoveryCodeCall, OWN)).toMatchObject({ status_code: 6022 });
  });

  it('wants none where captchas are off, and is not open to a region that is not served', async () => {
    await site.sandbox('settings', { captcha: 'off' });
    expect(await site.send(phoneRecoveryCodeCall, OWN)).toMatchObject({ status_code: 6000 });

    await site.sandbox('settings', { blockedRegions: '127.0.0.1' });
    expect(await site.send(phoneRecoveryCodeCall, OWN)).toMatchObject({ status_code: 6033 });
    expect(await site.send(emailRecoveryCodeCall, OWN_EMAIL)).toMatchObject({ status_code: 6033 });
  });

  it('is for once a minute, which keeps the pass, and ten times an hour', async () => {
    await ask(OWN);
    await aPass(site, 2, 'player1');
    expect(await site.send(phoneRecoveryCodeCall, OWN)).toMatchObject({ status_code: 6066 });
    site.clock.advance(60_000);
    expect(await site.send(phoneRecoveryCodeCall, OWN)).toMatchObject({ status_code: 6000 });

    await site.sandbox('settings', { captcha: 'off' });
    for (let sent = 3; sent <= 10; sent += 1) {
      site.clock.advance(60_000);
      expect(await site.send(phoneRecoveryCodeCall, OWN)).toMatchObject({ status_code: 6000 });
    }
    site.clock.advance(60_000);
    expect(await site.send(phoneRecoveryCodeCall, OWN)).toMatchObject({ status_code: 6034 });
    expect(await messages()).toHaveLength(10);
  });

  it('sends one message, however many ask at once', async () => {
    await site.sandbox('settings', { captcha: 'off' });

    const answers = await Promise.all([1, 2, 3, 4].map(() => site.send(phoneRecoveryCodeCall, OWN)));

    expect(answers.map(({ status_code }) => status_code).sort()).toEqual([6000, 6066, 6066, 6066]);
    expect(await messages()).toHaveLength(1);
  });

  it('answers everybody where more ask at once than the platform has connections to its database', async () => {
    await site.sandbox('settings', { captcha: 'off' });

    const answers = await Promise.all(
      Array.from({ length: 3 * POOL_SIZE }, (_, nth) => {
        const who = { name: `crowd${String(nth)}`, phone: `86139000${String(10_000 + nth)}` };
        return site.send(phoneRecoveryCodeCall, who, { headers: { 'x-forwarded-for': `203.0.113.${String(nth)}` } });
      }),
    );

    expect(new Set(answers.map(({ status_code }) => status_code))).toEqual(new Set([6000]));
  });

  it('can have it read out: the same code by a call', async () => {
    const voice = async () => {
      const { codeId, code } = await aPass(site, 2, 'player1');
      const request = { number: OWN.phone, name: OWN.name, type: CODE_TYPES.passwordRecovery, cate: CODE_CATES.voice, codeId };
      return site.send(sendCodeToGuestCall, { ...(await aCodeRequest(site, request)), kaptchcate: '2', imageCode: code });
    };
    const bare = await aCodeRequest(site, { number: OWN.phone, name: OWN.name, type: CODE_TYPES.passwordRecovery, cate: CODE_CATES.voice });
    expect(await site.send(sendCodeToGuestCall, bare)).toMatchObject({ status_code: 6022 });
    await ask(OWN);
    expect(await voice()).toMatchObject({ status_code: 6066 });
    site.clock.advance(60_000);

    expect(await voice()).toMatchObject({ status_code: 6000, data: { sentTo: '138****1111' } });

    expect(await messages()).toMatchObject([{ channel: 'voice', target: OWN.phone }, { channel: 'sms' }]);
    expect(await verify(await newestCode())).toMatchObject({ status_code: 6000 });
  });
});

describe('a guess at a recovery code', () => {
  const guess = async (code: string) => (await verify(code)).status_code;

  it('is refused when wrong, locks with the fifth, and expires after ten minutes', async () => {
    await ask(OWN);
    for (let wrong = 1; wrong <= 4; wrong += 1) expect(await verify(await wrongCode())).toMatchObject({ status_code: 6036 });
    expect(await verify(await wrongCode())).toMatchObject({ status_code: 6037, message: '验证码错误次数过多，请重新获取' });
    expect(await verify(await newestCode())).toMatchObject({ status_code: 6037 });

    site.clock.advance(60_000);
    await ask(OWN);
    site.clock.advance(10 * 60_000);
    expect(await verify(await newestCode())).toMatchObject({ status_code: 6038, message: '验证码已失效，请重新获取' });
  });

  it('spends one try, however many come at once', async () => {
    await ask(OWN);
    const wrong = await wrongCode();

    const answers = (await Promise.all(Array.from({ length: 20 }, () => guess(wrong)))).sort();

    expect(answers).toEqual([...Array.from({ length: 4 }, () => 6036), ...Array.from({ length: 16 }, () => 6037)]);
    expect(await guess(await newestCode())).toBe(6037);
  });

  it('is right once, however many come at once', async () => {
    await ask(OWN);
    const right = await newestCode();

    const answers = await Promise.all(Array.from({ length: 4 }, () => guess(right)));

    expect(answers.filter((code) => code === 6000)).toHaveLength(1);
  });
});

describe('a recovery of an unknown member', () => {
  const STRANGERS = [
    ['an unknown name', { name: 'nobody9', phone: '8613800001111' }],
    ["another's phone", { name: 'player1', phone: '8613900002222' }],
    ['a member without a phone', { name: 'unbound1', phone: '8613700003333' }],
  ] as const;

  it('gets the same answers as a known member, whatever of them is unknown', async () => {
    const story = async (asker: { name: string; phone: string }) => {
      const answers = [await ask(asker), await ask(asker), await verify('999999', asker), await reset('guessed', {}, asker)];
      for (let wrong = 2; wrong <= 5; wrong += 1) answers.push(await verify('999999', asker));
      site.clock.advance(60_000);
      answers.push(await ask(asker));
      return answers;
    };
    const ofMember = await story(OWN);

    for (const [what, stranger] of STRANGERS) {
      await site.sandbox('reset', {});
      site.clock.freeze();
      expect([what, ...(await story(stranger))]).toEqual([what, ...ofMember]);
      expect(await messages()).toEqual([]);
    }
  });

  it('does not block the member whose phone it is', async () => {
    await ask({ name: 'nobody9', phone: OWN.phone });

    expect(await ask(OWN)).toMatchObject({ status_code: 6000 });
  });

  it('cannot use a code that was not sent, even the right one', async () => {
    const stranger = { name: 'nobody9', phone: OWN.phone };
    await ask(stranger);
    await ask(OWN);
    // Act as if the code sent were the one of the unknown member.
    const { rows } = await copyCode('player1 8613800001111', 'nobody9 8613800001111');
    expect(rows).toBe(1);

    expect(await verify(await newestCode(), stranger)).toMatchObject({ status_code: 6036 });
    expect(await reset('guessed', {}, stranger)).toMatchObject({ status_code: 6003 });
  });

  async function copyCode(source: string, target: string) {
    const tables = site.db.withTables<CodeTables>();
    const { code_hash } = await tables
      .selectFrom('verification_code')
      .select('code_hash')
      .where('target', '=', source)
      .executeTakeFirstOrThrow();
    const { numUpdatedRows } = await tables
      .updateTable('verification_code')
      .set({ code_hash })
      .where('target', '=', target)
      .executeTakeFirst();
    return { rows: Number(numUpdatedRows) };
  }
});
