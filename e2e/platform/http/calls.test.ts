import { randomUUID } from 'node:crypto';
import { promotionsCall } from '@site/shared/wire/promotions';
import { balanceCall } from '@site/shared/wire/balance';
import { payCall, paymentTypesCall } from '@site/shared/wire/funds';
import { venuesCall } from '@site/shared/wire/games';
import { crtyLaunchSchema, launchCall } from '@site/shared/wire/launch';
import { resourceCall } from '@site/shared/wire/resource';
import { navigationListCall, noticeListCall, onlineServiceCall, preInfoCall } from '@site/shared/wire/site';
import { loginCall, logoutCall } from '@site/shared/wire/login';
import { feedbackUnreadCall, unreadCall } from '@site/shared/wire/unread';
import { jwtCall, memberInfoCall } from '@site/shared/wire/user';
import { answerOf } from '../testing/answerOf';
import { createFakeSportsbook } from '../testing/fakeSportsbook';
import { platformForTests } from '../testing/platformForTests';
import { aLogin, sendRaw } from '../testing/sendRaw';
import { startTestPlatform } from '../testing/startTestPlatform';

const site = platformForTests();
beforeEach(() => site.sandbox('reset', {}));

const resource = (method: string, token = '', extra = {}) => ({
  method,
  enName: 'CRTY' as const,
  Request: { timestamp: 1, token, language: 'zh-CN', ip: '', ...extra },
});

describe('signing in', () => {
  it('answers a token that the calls of a member are opened with', async () => {
    const token = await site.signIn('player1', 'player123');

    expect(await site.send(memberInfoCall, { isPop: false }, { token })).toMatchObject({
      status_code: 6000,
      data: { name: 'player1', bindPhone: true, bindRealName: true, phone: '138****1111', realName: '*海' },
    });
    expect(await site.send(balanceCall, { withLockMoney: true }, { token })).toMatchObject({
      data: { balance: '0.00', lockMoney: '0.00' },
    });
  });

  it('matches the name in any case', async () => {
    expect(await site.send(loginCall, aLogin('Player1', 'player123'))).toMatchObject({ status_code: 6000 });
  });

  it.each([
    ['a wrong password', 'player1', 'player124'],
    ['an unknown name', 'nobody', 'player123'],
  ])('refuses %s with one and the same message', async (_what, name, password) => {
    expect(await site.send(loginCall, aLogin(name, password))).toEqual({ status_code: 6002, data: null, message: '用户名或密码错误' });
  });

  it('marks a member without phone and real name by flags', async () => {
    const token = await site.signIn('unbound1', 'unbound123');

    expect(await site.send(memberInfoCall, { isPop: true }, { token })).toMatchObject({
      data: { bindPhone: false, bindRealName: false, phone: '' },
    });
  });

  it('ends a session at logout, and a second logout does no harm', async () => {
    const token = await site.signIn('player1', 'player123');

    expect(await site.send(logoutCall, {}, { token })).toMatchObject({ status_code: 6000 });
    expect(await site.send(logoutCall, {}, { token })).toMatchObject({ status_code: 6000 });
    expect(await site.send(memberInfoCall, { isPop: false }, { token })).toMatchObject({ status_code: 6001, message: '请重新登录' });
  });

  it('ends a session after a day by the sandbox clock, to the millisecond', async () => {
    site.clock.freeze();
    await site.sandbox('settings', { sessionIdleMinutes: '0' });
    const token = await site.signIn('player1', 'player123');

    site.clock.advance(24 * 3_600_000 - 1);
    expect(await site.send(memberInfoCall, { isPop: false }, { token })).toMatchObject({ status_code: 6000 });
    site.clock.advance(1);
    expect(await site.send(memberInfoCall, { isPop: false }, { token })).toMatchObject({ status_code: 6001 });
  });

  it('lets the sandbox end a session early', async () => {
    const token = await site.signIn('player1', 'player123');

    await site.sandbox('member/player1/expire-sessions', {});

    expect(await site.send(balanceCall, { withLockMoney: false }, { token })).toMatchObject({ status_code: 6001 });
  });
});

describe('a call', () => {
  it.each([
    ['clientType', 'ios'],
    ['clientType', ''],
    ['version', ''],
    ['siteId', ''],
    ['requestId', ''],
    ['requestId', 'no-uuid'],
  ])('is refused when its header %s is "%s"', async (name, value) => {
    expect(await site.send(preInfoCall, {}, { headers: { [name]: value } })).toMatchObject({ status_code: 6008 });
  });

  it('is refused when its body does not fit', async () => {
    const token = await site.signIn('player1', 'player123');

    expect(await (await sendRaw(site.platform.url, balanceCall.path, '{"withLockMoney":"yes"}', { token })).json()).toMatchObject({
      status_code: 6007,
    });
  });

  it('is refused in the envelope when its body is no JSON', async () => {
    const response = await sendRaw(site.platform.url, preInfoCall.path, '{"device":');

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status_code: 6008, message: '非法请求' });
  });

  it('is refused in the envelope when its body is too large', async () => {
    const response = await sendRaw(site.platform.url, preInfoCall.path, JSON.stringify({ device: { big: 'x'.repeat(300_000) } }));

    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ status_code: 6008 });
  });

  it('to an unknown address is answered 6004', async () => {
    const response = await sendRaw(site.platform.url, '/site/api/v1/no/such/call', '{}');

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status_code: 6004 });
  });

  it('is answered in the language it asks for', async () => {
    expect(await site.send(loginCall, aLogin('player1', 'x'), { headers: { language: 'zh-TW' } })).toMatchObject({
      message: '使用者名稱或密碼錯誤',
    });
    expect(await site.send(noticeListCall, { pageNum: 1, pageSize: 1 }, { headers: { language: 'zh-TW' } })).toMatchObject({
      data: { total: 3, list: [{ title: '存款方式的維護' }] },
    });
  });

  it('that moves money is refused without an idempotency key, and with one that is none', async () => {
    const token = await site.signIn('player1', 'player123');
    const deposit = { type: 'BANK', amount: '100.00' };

    expect(await site.send(payCall, deposit, { token })).toMatchObject({ status_code: 6007 });
    expect(await site.send(payCall, deposit, { token, key: '1' })).toMatchObject({ status_code: 6007 });
    expect(await site.send(payCall, deposit, { token, key: randomUUID() })).toMatchObject({ status_code: 6000 });
  });

  it('carries the time of the sandbox clock', async () => {
    site.clock.set(Date.UTC(2030, 0, 1));

    const response = await sendRaw(site.platform.url, preInfoCall.path, '{}');

    expect(response.headers.get('date')).toBe('Tue, 01 Jan 2030 00:00:00 GMT');
  });

  it('open to guests is answered to a guest, and to a caller whose token has ended', async () => {
    for (const extras of [{}, { token: 'long-gone' }]) {
      expect(await site.send(preInfoCall, {}, extras)).toMatchObject({ status_code: 6000, data: { siteBaseConfig: { usdCny: '7.1000' } } });
      expect(await site.send(onlineServiceCall, {}, extras)).toMatchObject({ status_code: 6000 });
      expect(await site.send(navigationListCall, {}, extras)).toMatchObject({ status_code: 6000 });
      expect(await site.send(paymentTypesCall, {}, extras)).toMatchObject({ status_code: 6000 });
      expect(await site.send(promotionsCall, {}, extras)).toMatchObject({ status_code: 6000 });
    }
  });

  it('for the pre-info names the caller’s address, the site and where phones find it [R-PREINFO-01] [R-PREINFO-02]', async () => {
    expect(await site.send(preInfoCall, {})).toMatchObject({
      status_code: 6000,
      data: { ip: '127.0.0.1', siteBaseConfig: { title: '曜界', h5DomainUrl: 'http://localhost:4100' } },
    });
  });

  it('for the navigation list is answered in the order of the operator, in the language of the caller [R-API-002]', async () => {
    expect(navigationListCall.path).toBe('/site/api/v1/advertising/navigationList');
    const codes = ['HOME', 'TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY', 'discount'];
    const { list } = answerOf(navigationListCall, await site.send(navigationListCall, {}, { headers: { language: 'zh-TW' } }));

    expect(list.map(({ code }) => code)).toEqual(codes);
    expect(list[0]?.title).toBe('首頁');
  });

  it('of a member is answered 6001 to a guest', async () => {
    expect(await site.send(balanceCall, { withLockMoney: true })).toMatchObject({ status_code: 6001 });
    expect(await site.send(unreadCall, { userSystem: 1 })).toMatchObject({ status_code: 6001 });
    expect(await site.send(launchCall, { enName: 'CRTY', gameCode: '' })).toMatchObject({ status_code: 6001 });
    expect(await site.send(jwtCall, {})).toMatchObject({ status_code: 6001 });
  });

  it('counts the unread messages to all members apart from those to the member', async () => {
    const token = await site.signIn('player1', 'player123');

    expect(await site.send(unreadCall, { userSystem: 1 }, { token })).toMatchObject({
      data: { brbulletin_count: 2, bractivity_count: 1, brmatch_count: 1, brnotice_count: 0, notice_count: 1, fd_count: 0 },
    });
    expect(await site.send(feedbackUnreadCall, {}, { token })).toMatchObject({ data: { unreadNum: 0 } });
  });

  it('that finds our own answer breaking the wire says 6005 and nothing else', async () => {
    const broken = await startTestPlatform((dependencies) => ({
      ...createFakeSportsbook()(dependencies),
      resource: () => Promise.resolve({ list: 'no list' }),
    }));
    try {
      expect(await broken.send(resourceCall, resource('leagues', '', { sport: 'FT', phase: 'RB' }))).toEqual({
        status_code: 6005,
        data: null,
        message: '服务器开小差了，请稍后再试',
      });
    } finally {
      await broken.stop();
    }
  });
});

describe('the sports address', () => {
  it('refuses an unknown method, and one whose fields are missing', async () => {
    expect(await site.send(resourceCall, resource('toString'))).toMatchObject({ status_code: 6007 });
    expect(await site.send(resourceCall, resource('leagues'))).toMatchObject({ status_code: 6007 });
  });

  it('takes the token of the session and the one of the launch, and answers 6302 to that of another member', async () => {
    const token = await site.signIn('player1', 'player123');
    const other = await site.signIn('player2', 'player234');
    const launched = async (whose: string) => {
      const { data } = await site.send(launchCall, { enName: 'CRTY', gameCode: '' }, { token: whose });
      return crtyLaunchSchema.parse(JSON.parse((data as { url: string }).url)).token;
    };

    expect(await site.send(resourceCall, resource('openBets', token), { token })).toMatchObject({ status_code: 6000 });
    expect(await site.send(resourceCall, resource('openBets', await launched(token)), { token })).toMatchObject({ status_code: 6000 });
    expect(await site.send(resourceCall, resource('openBets', await launched(other)), { token })).toMatchObject({ status_code: 6302 });
    expect(await site.send(resourceCall, resource('openBets', 'stale'), { token: 'stale-too' })).toMatchObject({ status_code: 6001 });
  });

  it('refuses to place without an idempotency key', async () => {
    const token = await site.signIn('player1', 'player123');
    const place = resource('place', token, { quoteId: 'q', stake: '10.00', policy: 'better' });

    expect(await site.send(resourceCall, place, { token })).toMatchObject({ status_code: 6007 });
  });
});

describe('the venues', () => {
  it('are listed per category with rebate and state', async () => {
    expect(await site.send(venuesCall, { category: 'TY' })).toMatchObject({
      data: { list: [{ enName: 'CRTY', rebate: '1.50', state: 'open' }, { enName: 'XMTY' }, { enName: 'SBTY' }] },
    });
  });

  it('open the local channel to a member, and say why another cannot be entered', async () => {
    const token = await site.signIn('player1', 'player123');
    const enter = (enName: string) => site.send(launchCall, { enName, gameCode: '' }, { token });

    expect(await enter('CRTY')).toMatchObject({ status_code: 6000 });
    expect(await enter('XMTY')).toMatchObject({ status_code: 6415, message: '该场馆暂未接入' });
    expect(await enter('HWDZ')).toMatchObject({ status_code: 6415, message: '场馆维护中，请稍后再来' });
    expect(await enter('NOPE')).toMatchObject({ status_code: 6004 });
  });

  it('follow what operations say', async () => {
    const token = await site.signIn('player1', 'player123');

    await site.sandbox('venue', { enName: 'CRTY', state: 'maintenance', resumesInSeconds: 60 });

    expect(await site.send(launchCall, { enName: 'CRTY', gameCode: '' }, { token })).toMatchObject({ status_code: 6415 });
    const { data } = await site.send(venuesCall, { category: 'TY' });
    expect(data).toMatchObject({ list: [{ enName: 'CRTY', state: 'maintenance', resumesAt: expect.any(Number) as number }, {}, {}] });
  });
});
