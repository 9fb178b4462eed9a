import { createHash, randomUUID } from 'node:crypto';
import { declaredCalls } from '@site/testing/declaredCalls';
import { balanceCall } from '@site/shared/wire/balance';
import { crtyLaunchSchema, launchCall } from '@site/shared/wire/launch';
import { loginCall } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { resourceCall } from '@site/shared/wire/resource';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { preInfoCall } from '@site/shared/wire/site';
import { jwtCall, memberInfoCall } from '@site/shared/wire/user';
import Fastify from 'fastify';
import { SILENT_LOG } from '../kernel';
import type { MemberTables } from '../members/tables';
import { answerOf } from '../testing/answerOf';
import { createFakeSportsbook } from '../testing/fakeSportsbook';
import { platformForTests } from '../testing/platformForTests';
import { aLogin, sendRaw } from '../testing/sendRaw';
import { startTestPlatform } from '../testing/startTestPlatform';
import { answerCall, type CallDependencies } from './callHandler';
import { createFaults } from './faults';

const site = platformForTests();
beforeEach(() => site.sandbox('reset', {}));

const codeOf = async (token: string) => (await site.send(balanceCall, { withLockMoney: false }, { token })).status_code;

/** Calls that a guest may make: sign-in and recovery, and the content of guest pages. */
const OPEN_TO_GUESTS = [
  // Sign-in, registration and recovery.
  'captchaTypeCall',
  'emailRecoveryCodeCall',
  'emailRecoveryResetCall',
  'emailRecoveryVerifyCall',
  'graphicCaptchaCall',
  'loginCall',
  'logoutCall',
  'phoneRecoveryCodeCall',
  'phoneRecoveryResetCall',
  'phoneRecoveryVerifyCall',
  'registerCall',
  'sendCodeToGuestCall',
  'sliderCheckCall',
  'sliderPuzzleCall',
  // Content calls. Each method behind `resourceCall` checks for a member itself.
  'bonusPoolsCall',
  'chatHistoryCall',
  'countryAreasCall',
  'gameDetailCall',
  'gameListCall',
  'gradeConfigListCall',
  'liveMatchDetailCall',
  'navigationListCall',
  'noticeListCall',
  'onlineServiceCall',
  'paymentTypesCall',
  'payoutBanksCall',
  'preInfoCall',
  'promotionsCall',
  'rebateRangeCall',
  'recentWinsCall',
  'resourceCall',
  'sponsorContentCall',
  'venuesCall',
  'virtualCurrenciesCall',
];

describe('the token of a session', () => {
  it('is another 32 random bytes at each sign-in, of which the database has the hash alone', async () => {
    const tokens = [await site.signIn('player1', 'player123'), await site.signIn('player1', 'player123')];

    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await site.db.withTables<MemberTables>().selectFrom('session').select('token_hash').execute();
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
    expect(rows.map(({ token_hash }) => token_hash).sort()).toEqual(hashes.sort());
  });

  it('is another after a sign-in that carries the former one, whose session goes on', async () => {
    const before = await site.signIn('player1', 'player123');

    const { token } = answerOf(loginCall, await site.send(loginCall, aLogin('player1', 'player123'), { token: before }));

    expect(token).not.toBe(before);
    expect([await codeOf(token), await codeOf(before)]).toEqual([6000, 6000]);
  });

  it('is neither the jwt of the chat nor the token of a launch', async () => {
    const token = await site.signIn('player1', 'player123');
    const { jwt } = answerOf(jwtCall, await site.send(jwtCall, {}, { token })) as { readonly jwt: string };
    const { url } = answerOf(launchCall, await site.send(launchCall, { enName: 'CRTY', gameCode: '' }, { token })) as {
      readonly url: string;
    };
    const launched = crtyLaunchSchema.parse(JSON.parse(url)).token;

    expect([await codeOf(jwt), await codeOf(launched), await codeOf(token)]).toEqual([6001, 6001, 6000]);
  });
});

it('every call but those open to guests is refused to a guest, and to a token that the platform did not make', async () => {
  const open: string[] = [];
  for (const { name, call } of declaredCalls()) {
    const codes = [];
    for (const token of [undefined, 'made-up']) {
      const response = await sendRaw(site.platform.url, call.path, '{}', {
        method: call.method,
        key: randomUUID(),
        ...(token && { token }),
      });
      codes.push(((await response.json()) as { readonly status_code: number }).status_code);
    }
    if (codes.some((code) => code !== RESPONSE_CODES.loginExpired)) open.push(name);
  }

  expect(open.sort()).toEqual(OPEN_TO_GUESTS.toSorted());
});

it('an answer is JSON in UTF-8 that no cache keeps and no browser reads as something else', async () => {
  const { headers } = await sendRaw(site.platform.url, preInfoCall.path, '{}');

  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

const WITHOUT_LIMITS: Pick<CallDependencies, 'limits' | 'queues'> = {
  limits: { enter: () => Promise.resolve(), admit: () => Promise.resolve() },
  queues: { money: (_sender, work) => work(), usual: (_sender, work) => work(), guests: (_sender, work) => work() },
};

it('a call that fails is logged with its error, of which the caller learns nothing', async () => {
  const errors: unknown[] = [];
  const server = Fastify();
  const fails = { call: preInfoCall, access: 'anyone', handle: () => Promise.reject(new Error('no such table')) } as const;
  const log = { ...SILENT_LOG, error: (event: string, fields: object = {}) => errors.push({ event, ...fields }) };
  const findMember = () => Promise.resolve(null);
  server.post(preInfoCall.path, answerCall(fails, { faults: createFaults(), log, findMember, ...WITHOUT_LIMITS }));
  try {
    const response = await sendRaw(await server.listen({ host: '127.0.0.1', port: 0 }), preInfoCall.path, '{}');

    expect(await response.json()).toEqual({ status_code: RESPONSE_CODES.serverError, data: null, message: '服务器开小差了，请稍后再试' });
    expect(errors).toEqual([{ event: 'call-failed', path: preInfoCall.path, error: expect.stringContaining('no such table') as string }]);
  } finally {
    await server.close();
  }
});

describe('a field that the wire does not list', () => {
  it('sets nothing in a request', async () => {
    const password = aLogin('linhai88', 'linhai888').password;
    const request = {
      name: 'linhai88',
      password,
      secondPassword: password,
      kaptchcate: '',
      codeId: '',
      code: '',
      domain: '',
      rCode: '',
      iCode: '',
    };
    const more = { id: 1, userId: '1', vipLevel: 9, balance: '500.00', bindRealName: true, realName: '林海', isSandbox: true };

    const response = await sendRaw(site.platform.url, registerCall.path, JSON.stringify({ ...request, ...more }));

    expect(await response.json()).toMatchObject({ status_code: 6000 });
    const token = await site.signIn('linhai88', 'linhai888');
    expect(answerOf(memberInfoCall, await site.send(memberInfoCall, { isPop: false }, { token }))).toMatchObject({
      name: 'linhai88',
      vipLevel: 0,
      bindRealName: false,
    });
    expect(await site.send(balanceCall, { withLockMoney: false }, { token })).toMatchObject({ data: { balance: '0.00' } });
  });

  it('does not leave with an answer', async () => {
    const more = { list: [], sports: {}, phases: {}, password_hash: 'scrypt' };
    const talkative = await startTestPlatform((dependencies) => ({
      ...createFakeSportsbook()(dependencies),
      resource: () => Promise.resolve(more),
    }));
    try {
      const Request = { timestamp: 1, token: '', language: 'zh-CN', ip: '', sport: 'FT', phase: 'RB' };
      const { status_code: code, data } = await talkative.send(resourceCall, { method: 'leagues', enName: 'CRTY', Request });

      expect(code).toBe(6000);
      expect(data).not.toHaveProperty('password_hash');
    } finally {
      await talkative.stop();
    }
  });
});
