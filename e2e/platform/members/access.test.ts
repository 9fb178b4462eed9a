import { createHash, randomBytes } from 'node:crypto';
import { captchaTypeCall } from '@site/shared/wire/captcha';
import { CODE_CATES, CODE_TYPES, sendCodeToGuestCall, sendCodeToMemberCall, type SendCodeRequest } from '@site/shared/wire/codes';
import { loginCall } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { memberInfoCall } from '@site/shared/wire/user';
import { aPass } from '../testing/aCaptcha';
import { aBrowser, type TestBrowser } from '../testing/aBrowser';
import { aCodeRequest } from '../testing/aCodeRequest';
import { answerOf } from '../testing/answerOf';
import { aLogin } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';
import { POOL_SIZE } from '../database/connect';
import type { AccessTables } from './accessTables';
import { NAMES_TRIED_PER_NETWORK } from './createRegistrationService';

const site = platformForTests();

beforeEach(async () => {
  await site.sandbox('reset', {});
});

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

describe('registration', () => {
  const registration = (over: object = {}) => ({
    name: 'linhai88',
    password: md5('linhai888'),
    secondPassword: md5('linhai888'),
    kaptchcate: '' as const,
    codeId: '',
    code: '',
    domain: 'site.example',
    rCode: '',
    iCode: '',
    ...over,
  });
  const register = (over: object = {}) => site.send(registerCall, registration(over));

  it('makes a member who can sign in [R-API-009]', async () => {
    expect(await register()).toMatchObject({ status_code: 6000 });

    const token = await site.signIn('linhai88', 'linhai888');
    const info = answerOf(memberInfoCall, await site.send(memberInfoCall, { isPop: false }, { token }));
    expect(info).toMatchObject({ name: 'linhai88', bindPhone: false, bindRealName: false, vipLevel: 0 });
    expect(await site.sandbox('member/linhai88')).toMatchObject({ balance: '0.00' });
  });

  it('dates a member by the day of Shanghai, while UTC still has the day before', async () => {
    site.clock.set(Date.parse('2026-11-21T00:30:00+08:00'));
    try {
      expect(await register()).toMatchObject({ status_code: 6000 });
      const token = await site.signIn('linhai88', 'linhai888');
      const info = answerOf(memberInfoCall, await site.send(memberInfoCall, { isPop: false }, { token }));
      expect(info).toMatchObject({ registerDate: '2026-11-21' });
    } finally {
      site.clock.reset();
    }
  });

  it('keeps where the member came from', async () => {
    await register({ rCode: 'R_88', iCode: 'friend-7' });

    const kept = await site.db.withTables<AccessTables>().selectFrom('registration').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ domain: 'site.example', r_code: 'R_88', i_code: 'friend-7', ip: '127.0.0.1' });
  });

  it.each(['abc', 'ab1cdefghijk', '1abc', 'a123', 'abcde', 'ab_1', 'ab 12', '用户ab12', 'ab１2'])('refuses the name "%s"', async (name) => {
    expect(await register({ name })).toMatchObject({ status_code: 6007 });
  });

  it.each(['player1', 'Player1', 'PLAYER1'])('refuses the name "%s", which is taken', async (name) => {
    expect(await register({ name })).toMatchObject({ status_code: 6009, message: '该用户名已被注册，请换一个' });
  });

  it('refuses a password that was not repeated', async () => {
    expect(await register({ secondPassword: md5('linhai889') })).toMatchObject({ status_code: 6007, message: '两次输入的密码不一致' });
  });

  it('wants the slider before the second from one address within ten minutes, however many come at once', async () => {
    const second = () => site.send(captchaTypeCall, { ktype: 1, name: 'linhai89', password: md5('linhai888') });
    expect(await second()).toMatchObject({ data: { kaptchcate: '' } });
    const answers = await Promise.all(['linhai87', 'linhai88', 'linhai89'].map((name) => register({ name })));
    expect(answers.map(({ status_code }) => status_code).sort()).toEqual([6000, 6022, 6022]);

    expect(await second()).toMatchObject({ data: { kaptchcate: '2' } });
    const pass = await aPass(site, 1, 'linhai99');
    expect(await register({ name: 'linhai98', ...pass })).toMatchObject({ status_code: 6022 });
    expect(await register({ name: 'linhai99', ...pass })).toMatchObject({ status_code: 6000 });
    await site.sandbox('clock', { advanceMs: 10 * 60_000 });
    expect(await register({ name: 'linhai90' })).toMatchObject({ status_code: 6000 });
  });

  it('gives a name once, however many want it at once', async () => {
    await site.sandbox('settings', { captcha: 'off' });
    const answers = await Promise.all([1, 2, 3].map(() => register()));

    expect(answers.map(({ status_code }) => status_code).sort()).toEqual([6000, 6009, 6009]);
  });

  it('makes all of them where more come at once than the platform has connections to its database', async () => {
    await site.sandbox('settings', { captcha: 'off' });
    const answers = await Promise.all(
      Array.from({ length: 3 * POOL_SIZE }, (_, nth) =>
        site.send(registerCall, registration({ name: `crowd${String(nth)}` }), {
          headers: { 'x-forwarded-for': `203.0.113.${String(nth)}` },
        }),
      ),
    );

    expect(new Set(answers.map(({ status_code }) => status_code))).toEqual(new Set([6000]));
  });

  it('requires the slider after one taken name, and looks no name up without it', async () => {
    expect(await register({ name: 'player1' })).toMatchObject({ status_code: 6009 });

    for (const name of ['player1', 'player2', 'linhai88']) expect(await register({ name })).toMatchObject({ status_code: 6022 });
  });

  it('answers at most thirty names of one network within ten minutes, however many are tried at once', async () => {
    await site.sandbox('settings', { captcha: 'off' });
    const tries = (ip: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, () =>
          site.send(registerCall, registration({ name: 'player1' }), { headers: { 'x-forwarded-for': ip } }),
        ),
      );

    // Two addresses of one customer's IPv6 network count together.
    const answers = [...(await tries('2001:db8:1:2::1', 40)), ...(await tries('2001:db8:1:2::2', 25))];

    expect(answers.filter(({ status_code }) => status_code === 6009)).toHaveLength(NAMES_TRIED_PER_NETWORK);
    expect(answers.filter(({ status_code }) => status_code === 6011)).toHaveLength(65 - NAMES_TRIED_PER_NETWORK);
    expect((await tries('203.0.113.9', 1))[0]).toMatchObject({ status_code: 6009 });
  });

  it('refuses the eleventh from one address within ten minutes', async () => {
    await site.sandbox('settings', { captcha: 'off' });
    for (let count = 1; count <= 10; count += 1) expect(await register({ name: `someone${count}` })).toMatchObject({ status_code: 6000 });
    expect(await register()).toMatchObject({ status_code: 6011 });

    await site.sandbox('clock', { advanceMs: 10 * 60_000 });
    expect(await register()).toMatchObject({ status_code: 6000 });
  });
});

async function newestCode(): Promise<string> {
  const { messages } = (await site.sandbox('messages')) as { messages: readonly { code: string }[] };
  return messages[0]?.code ?? '';
}

describe('a login that someone declared risky', () => {
  const logIn = (over: object = {}) => site.send(loginCall, { ...aLogin('player1', 'player123'), ...over });
  const askForCode = async (number: string, cate: SendCodeRequest['cate'] = CODE_CATES.sms) =>
    site.send(sendCodeToGuestCall, await aCodeRequest(site, { number, name: 'player1', type: CODE_TYPES.newDevice, cate }));

  it.each([6025, 6026, 6027, 6028, 6029])('is answered %i and the masked phone [R-LOGIN-06]', async (code) => {
    await site.sandbox('member/player1/risk', { code });

    expect(await logIn()).toMatchObject({ status_code: code, data: { phoneNumber: '138****1111' } });
  });

  it('wants the right password all the same', async () => {
    await site.sandbox('member/player1/risk', { code: 6026 });

    expect(await logIn({ password: md5('wrong') })).toMatchObject({ status_code: 6002, data: null });
  });

  it('succeeds with the code that was sent, and the next one without', async () => {
    await site.sandbox('member/player1/risk', { code: 6026 });
    await logIn();

    expect(await askForCode('13800001111')).toMatchObject({ status_code: 6000, data: { sentTo: '138****1111' } });
    expect(await logIn({ sendCodeNum: await newestCode() })).toMatchObject({ status_code: 6000, data: { userId: '1' } });

    expect(await logIn()).toMatchObject({ status_code: 6000 });
  });

  it('can have the code read out', async () => {
    await site.sandbox('member/player1/risk', { code: 6026 });
    await logIn();

    await askForCode('13800001111', CODE_CATES.voice);

    expect(await site.sandbox('messages')).toMatchObject({ messages: [{ channel: 'voice', target: '8613800001111' }] });
  });

  it('is refused with a wrong code', async () => {
    await site.sandbox('member/player1/risk', { code: 6026 });
    await logIn();
    await askForCode('13800001111');
    const wrong = (await newestCode()) === '000000' ? '000001' : '000000';

    expect(await logIn({ sendCodeNum: wrong })).toMatchObject({ status_code: 6036, message: '验证码错误' });
  });

  it('has a second code sent after a minute', async () => {
    await site.sandbox('member/player1/risk', { code: 6026 });
    await logIn();
    await askForCode('13800001111');
    expect(await askForCode('13800001111')).toMatchObject({ status_code: 6066 });

    await site.sandbox('clock', { advanceMs: 60_000 });
    expect(await askForCode('13800001111')).toMatchObject({ status_code: 6000 });
  });

  it('sends nothing to a number that is another, and after five wrong ones to none', async () => {
    await site.sandbox('member/player1/risk', { code: 6026 });
    await logIn();

    for (let wrong = 1; wrong <= 4; wrong += 1) {
      expect(await askForCode('13899991111')).toMatchObject({ status_code: 6007, message: '手机号码错误' });
    }
    expect(await askForCode('13899991111')).toMatchObject({ status_code: 6034 });
    expect(await askForCode('13800001111')).toMatchObject({ status_code: 6034 });
    expect(await site.sandbox('messages')).toEqual({ messages: [] });
  });
});

describe('asking for a code as a guest', () => {
  const ask = async (over: object) => {
    const payload = await aCodeRequest(site, { number: '13800001111', name: 'player1', type: CODE_TYPES.newDevice });
    return site.send(sendCodeToGuestCall, { ...payload, ...over });
  };

  it('takes a login with the right password before, whether the name exists or not', async () => {
    expect(await ask({})).toMatchObject({ status_code: 6003 });
    const unknown = await aCodeRequest(site, { number: '13800001111', name: 'nobody9', type: CODE_TYPES.newDevice });
    expect(await site.send(sendCodeToGuestCall, unknown)).toMatchObject({ status_code: 6003 });
  });

  it('takes texts that were encrypted with the key of the site, and their md5', async () => {
    expect(await ask({ sendNameV2: randomBytes(32).toString('base64') })).toMatchObject({ status_code: 6008 });
    expect(await ask({ SendCodeNum: md5('13800001112') })).toMatchObject({ status_code: 6008 });
    expect(await ask({ SendCodeNum: '13800001111' })).toMatchObject({ status_code: 6007 });
  });

  it('is for a new device only', async () => {
    expect(await ask({ type: CODE_TYPES.bindPhone })).toMatchObject({ status_code: 6007 });
  });
});

describe('a member who asks for a code', () => {
  const ask = async (token: string, request: Parameters<typeof aCodeRequest>[1]) =>
    site.send(sendCodeToMemberCall, await aCodeRequest(site, request), { token });

  it('has it sent to what is to be bound, or to what is [R-API-022]', async () => {
    const token = await site.signIn('player1', 'player123');

    expect(await ask(token, { number: '8613700003333', type: CODE_TYPES.bindPhone })).toMatchObject({ data: { sentTo: '137****3333' } });
    expect(await ask(token, { number: 'new@example.com', type: CODE_TYPES.bindEmail, cate: 1 })).toMatchObject({
      data: { sentTo: 'n****@example.com' },
    });
    expect(await ask(token, { type: CODE_TYPES.password })).toMatchObject({ data: { sentTo: '138****1111' } });

    expect(await site.sandbox('messages')).toMatchObject({
      messages: [{ purpose: 'password', target: '8613800001111' }, { target: 'new@example.com' }, { target: '8613700003333' }],
    });
  });

  it('has it from a region that is not served too, where a guest has none', async () => {
    const token = await site.signIn('player1', 'player123');
    await site.sandbox('settings', { blockedRegions: '127.0.0.0/8' });

    expect(await ask(token, { type: CODE_TYPES.password })).toMatchObject({ status_code: 6000 });
    expect(
      await site.send(
        sendCodeToGuestCall,
        await aCodeRequest(site, { number: '13800001111', name: 'player1', type: CODE_TYPES.newDevice }),
      ),
    ).toMatchObject({ status_code: 6033 });
  });

  it('is a member', async () => {
    expect(await ask('', { type: CODE_TYPES.password })).toMatchObject({ status_code: 6001 });
  });

  it('without a phone is refused', async () => {
    const token = await site.signIn('unbound1', 'unbound123');

    expect(await ask(token, { type: CODE_TYPES.password })).toMatchObject({ status_code: 6015, message: '请先绑定手机' });
    expect(await ask(token, { type: CODE_TYPES.password, cate: CODE_CATES.email })).toMatchObject({
      status_code: 6015,
      message: '请先绑定邮箱',
    });
  });

  it.each([
    ['an address as a phone', { number: 'new@example.com', type: CODE_TYPES.bindPhone }],
    ['a phone as an address', { number: '8613700003333', type: CODE_TYPES.bindEmail, cate: CODE_CATES.email }],
    ['a code for guests', { number: '8613700003333', type: CODE_TYPES.newDevice }],
  ])('is refused %s', async (_what, request) => {
    const token = await site.signIn('player1', 'player123');

    expect(await ask(token, request)).toMatchObject({ status_code: 6007 });
  });
});

describe('where the site looks at devices', () => {
  const browsers = new Map<string, TestBrowser>();
  const from = (userAgent: string) => {
    const known = browsers.get(userAgent) ?? aBrowser(() => site.platform.url, { userAgent });
    browsers.set(userAgent, known);
    return known.logIn();
  };

  beforeEach(async () => {
    browsers.clear();
    await site.sandbox('settings', { newDeviceCheck: '1' });
    expect(await from('browser A')).toMatchObject({ status_code: 6000 });
  });

  it('the first device is known, another is not', async () => {
    expect(await from('browser A')).toMatchObject({ status_code: 6000 });
    expect(await from('browser B')).toMatchObject({ status_code: 6026, data: { phoneNumber: '138****1111' } });
  });

  it('a device is forgotten after a long time', async () => {
    await site.sandbox('clock', { advanceMs: 91 * 24 * 60 * 60_000 });

    expect(await from('browser A')).toMatchObject({ status_code: 6028 });
  });

  it('another address is not passed either', async () => {
    await site.db.withTables<AccessTables>().updateTable('known_device').set({ ip: '192.0.2.7' }).execute();

    expect(await from('browser A')).toMatchObject({ status_code: 6025 });
    expect(await from('browser B')).toMatchObject({ status_code: 6027 });
  });

  it('a member without a phone passes', async () => {
    await site.signIn('unbound1', 'unbound123');

    const answer = await site.send(loginCall, aLogin('unbound1', 'unbound123'), { headers: { 'user-agent': 'browser B' } });
    expect(answer).toMatchObject({ status_code: 6000 });
  });
});
