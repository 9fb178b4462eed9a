import { createHash, randomUUID } from 'node:crypto';
import type { Envelope } from '@site/shared/wire/envelope';
import { letterListCall } from '@site/shared/wire/letters';
import { loginCall } from '@site/shared/wire/login';
import {
  beginSecondFactorCall,
  confirmSecondFactorCall,
  endSecondFactorCall,
  renewRecoveryCodesCall,
  secondFactorCall,
} from '@site/shared/wire/secondFactor';
import { signInHistoryCall } from '@site/shared/wire/sessions';
import { memberInfoCall } from '@site/shared/wire/user';
import { withdrawCall, withdrawInfoCall } from '@site/shared/wire/withdrawals';
import { Secret, TOTP, URI } from 'otpauth';
import { answerOf } from '../testing/answerOf';
import { aLogin } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';
import { aWithdrawer } from '../withdrawals/testing/aWithdrawer';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const PASSWORD = md5('player123');
const HALF_MINUTE_MS = 30_000;
const HALF_HOUR_MS = 60 * HALF_MINUTE_MS;

const site = platformForTests();
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  // Set the clock to the middle of the next interval.
  site.clock.set(Math.ceil(site.clock.nowMs() / HALF_MINUTE_MS) * HALF_MINUTE_MS + HALF_MINUTE_MS / 2);
  site.clock.freeze();
  token = await site.signIn('player1', 'player123');
});
afterEach(() => {
  site.clock.reset();
});

const state = async () => answerOf(secondFactorCall, await site.send(secondFactorCall, {}, { token }));
const signIn = (authCode?: string) =>
  site.send(loginCall, { ...aLogin('player1', 'player123'), ...(authCode === undefined ? {} : { authCode }) });

/** Simulated authenticator app that uses the content of the QR code. */
interface App {
  /** Returns the current code, or that of a later interval. */
  readonly code: (later?: number) => string;
  readonly recoveryCodes: readonly string[];
}

async function switchOn(): Promise<App> {
  const { uri } = answerOf(beginSecondFactorCall, await site.send(beginSecondFactorCall, { password: PASSWORD }, { token }));
  const totp = URI.parse(uri) as TOTP;
  const code: App['code'] = (later = 0) => totp.generate({ timestamp: site.clock.nowMs() + later * HALF_MINUTE_MS });
  const { recoveryCodes } = answerOf(confirmSecondFactorCall, await site.send(confirmSecondFactorCall, { code: code() }, { token }));
  // The code of this interval is used up.
  site.clock.advance(HALF_MINUTE_MS);
  return { code, recoveryCodes };
}

/** Returns a code that differs from the three valid ones. */
function wrong({ code }: App): string {
  const right = [-1, 0, 1].map(code);
  return ['000000', '111111', '222222', '333333'].find((figures) => !right.includes(figures)) ?? '';
}

describe('setting it up', () => {
  it('takes the password, and a first code of the app that has read the QR code, and ends the other sessions', async () => {
    expect(await state()).toEqual({ since: null, recoveryLeft: 0 });
    expect(await site.send(beginSecondFactorCall, { password: md5('guess') }, { token })).toMatchObject({ status_code: 6100 });
    const begun = answerOf(beginSecondFactorCall, await site.send(beginSecondFactorCall, { password: PASSWORD }, { token }));
    expect(URI.parse(begun.uri)).toMatchObject({ issuer: '曜界', label: 'player1', algorithm: 'SHA1', digits: 6, period: 30 });
    expect((URI.parse(begun.uri) as TOTP).secret.base32).toBe(begun.secret);
    expect(Secret.fromBase32(begun.secret).bytes).toHaveLength(20);
    const elsewhere = answerOf(loginCall, await signIn()).token;

    const code = new TOTP({ secret: begun.secret }).generate({ timestamp: site.clock.nowMs() });
    expect(await site.send(confirmSecondFactorCall, { code: code === '000000' ? '111111' : '000000' }, { token })).toMatchObject({
      status_code: 6036,
    });
    const { recoveryCodes } = answerOf(confirmSecondFactorCall, await site.send(confirmSecondFactorCall, { code }, { token }));

    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await site.send(memberInfoCall, { isPop: false }, { token: elsewhere })).toMatchObject({ status_code: 6001 });
    expect(await state()).toEqual({ since: site.clock.nowMs(), recoveryLeft: 10 });
    expect(await site.send(beginSecondFactorCall, { password: PASSWORD }, { token })).toMatchObject({ status_code: 6009 });
  });

  it('is over after ten minutes', async () => {
    const { secret } = answerOf(beginSecondFactorCall, await site.send(beginSecondFactorCall, { password: PASSWORD }, { token }));
    site.clock.advance(10 * 60_000);

    const code = new TOTP({ secret }).generate({ timestamp: site.clock.nowMs() });
    expect(await site.send(confirmSecondFactorCall, { code }, { token })).toMatchObject({ status_code: 6038 });
    expect(await state()).toMatchObject({ since: null });
  });
});

describe('a sign-in', () => {
  it('needs a code, which is taken once, also by two at once', async () => {
    const app = await switchOn();
    expect(await signIn()).toMatchObject({ status_code: 6035, message: '请输入身份验证器中的动态码，或一个恢复码' });
    expect(await signIn(wrong(app))).toMatchObject({ status_code: 6036 });

    const tries = answerOf(signInHistoryCall, await site.send(signInHistoryCall, { pageNum: 1, pageSize: 2 }, { token }));
    expect(tries.list).toMatchObject([
      { result: 'refused', address: '127.0.0.*' },
      { result: 'asked', at: site.clock.nowMs() },
    ]);

    const answers = await Promise.all([signIn(app.code()), signIn(app.code()), signIn(app.code())]);

    expect(answers.map(({ status_code: code }) => code).toSorted()).toEqual([6000, 6036, 6036]);
    site.clock.advance(HALF_MINUTE_MS);
    expect(await signIn(app.code())).toMatchObject({ status_code: 6000 });
  });

  it('takes each recovery code once, however it is typed, and tells the member', async () => {
    const { recoveryCodes } = await switchOn();
    const [first = ''] = recoveryCodes;

    expect(await signIn(first.toLowerCase().replace('-', ' '))).toMatchObject({ status_code: 6000 });

    expect(await signIn(first)).toMatchObject({ status_code: 6036 });
    expect(await state()).toMatchObject({ recoveryLeft: 9 });
    const { list } = answerOf(letterListCall, await site.send(letterListCall, { pageNum: 1, pageSize: 50 }, { token }));
    expect(list.map(({ title }) => title)).toContain('已使用一个恢复码');
  });

  it('is locked for half an hour after five wrong codes, for right ones too; the right password does not end it', async () => {
    const app = await switchOn();
    for (let guess = 0; guess < 4; guess += 1) {
      expect(await signIn(wrong(app))).toMatchObject({ status_code: 6036 });
      expect(await signIn()).toMatchObject({ status_code: 6035 });
    }

    expect(await signIn(wrong(app))).toMatchObject({ status_code: 6037, message: '动态码错误次数过多，请 30 分钟后再试' });

    expect(await signIn(app.code())).toMatchObject({ status_code: 6037 });
    expect(await signIn(app.recoveryCodes[0])).toMatchObject({ status_code: 6037 });
    site.clock.advance(HALF_HOUR_MS);
    expect(await signIn(app.code())).toMatchObject({ status_code: 6000 });
  });

  it('needs no code to the phone besides', async () => {
    const app = await switchOn();
    await site.sandbox('member/player1/risk', { code: 6026 });

    expect(await signIn(app.code())).toMatchObject({ status_code: 6000 });
  });
});

it('a withdrawal needs a code as well, of another interval than the sign-in, and one that is refused for its rate spends none', async () => {
  const { accountId, addAccount } = await aWithdrawer(site, '2000.00');
  const coins = await addAccount({ kind: 'virtual', network: 'TRC20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' });
  const app = await switchOn();
  await signIn(app.code());
  ({ token } = answerOf(loginCall, await signIn(app.recoveryCodes[0])));
  expect(answerOf(withdrawInfoCall, await site.send(withdrawInfoCall, {}, { token }))).toMatchObject({ asksAuthCode: true });
  const withdraw = (authCode?: string, more: { readonly accountId?: string; readonly quoteId?: string } = {}) =>
    site.send(
      withdrawCall,
      { accountId, amount: '500.00', password: md5('273918'), ...(authCode === undefined ? {} : { authCode }), ...more },
      { token, key: '5f0c0e52-7b1e-4c58-9a3f-0d2c5b7e9a11' },
    );

  expect(await withdraw()).toMatchObject({ status_code: 6035 });
  expect(await withdraw(app.code())).toMatchObject({ status_code: 6036 });
  site.clock.advance(HALF_MINUTE_MS);
  expect(await withdraw(app.code(), { accountId: coins, quoteId: 'over' })).toMatchObject({ status_code: 6012 });
  expect(await withdraw(app.code())).toMatchObject({ status_code: 6000 });
});

describe('switching it off', () => {
  it('takes the password and a code; other recovery codes take a code', async () => {
    const app = await switchOn();
    const end = (password: string, authCode: string) => site.send(endSecondFactorCall, { password, authCode }, { token });
    const renewed = answerOf(renewRecoveryCodesCall, await site.send(renewRecoveryCodesCall, { authCode: app.code() }, { token }));
    expect(renewed.recoveryCodes).not.toEqual(expect.arrayContaining([app.recoveryCodes[0]]));
    expect(await end(PASSWORD, app.recoveryCodes[0] ?? '')).toMatchObject({ status_code: 6036 });
    site.clock.advance(HALF_MINUTE_MS);
    expect(await end(md5('guess'), app.code())).toMatchObject({ status_code: 6100 });

    expect(await end(PASSWORD, app.code())).toMatchObject({ status_code: 6000 });

    expect(await state()).toEqual({ since: null, recoveryLeft: 0 });
    expect(await signIn()).toMatchObject({ status_code: 6000 });
    expect(await site.send(memberInfoCall, { isPop: false }, { token })).toMatchObject({ status_code: 6000 });
    expect(await end(PASSWORD, app.code())).toMatchObject({ status_code: 6004 });
  });
});

// This block is the last one, because the security log drops most events of a flood, which would break the tests above.
describe('fifty at once, and midnight in between', () => {
  const AT_ONCE = 50;
  const codesOf = async (work: () => Promise<Envelope>) =>
    (await Promise.all(Array.from({ length: AT_ONCE }, work))).map(({ status_code: code }) => code).toSorted();
  const times = (count: number, code: number) => Array.from({ length: count }, () => code);
  /** Set the clock to 23:50:15 in Shanghai. */
  beforeEach(async () => {
    // Turn captchas off, because an attacker would solve them too.
    await site.sandbox('settings', { captcha: 'off' });
    site.clock.set(Date.parse('2026-11-21T23:50:15+08:00'));
    token = await site.signIn('player1', 'player123');
  });

  it('are five guesses at a code, whose lock holds over midnight for its half hour', async () => {
    const app = await switchOn();
    const guess = wrong(app);

    expect(await codesOf(() => signIn(guess))).toEqual([...times(4, 6036), ...times(46, 6037)]);

    site.clock.set(Date.parse('2026-11-22T00:00:15+08:00'));
    expect(await signIn(app.code())).toMatchObject({ status_code: 6037 });
    site.clock.set(Date.parse('2026-11-22T00:20:45+08:00'));
    expect(await signIn(app.code())).toMatchObject({ status_code: 6000 });
  });

  it('take figures once, and a recovery code once', async () => {
    const { code, recoveryCodes } = await switchOn();
    const once = [6000, ...times(4, 6036), ...times(45, 6037)];

    expect(await codesOf(() => signIn(code()))).toEqual(once);
    site.clock.advance(HALF_HOUR_MS);
    expect(await codesOf(() => signIn(recoveryCodes[0]))).toEqual(once);
    expect((await state()).recoveryLeft).toBe(9);
  });

  it('are five guesses at the first code, with which what was begun is over', async () => {
    const begin = async () => answerOf(beginSecondFactorCall, await site.send(beginSecondFactorCall, { password: PASSWORD }, { token }));
    const { secret } = await begin();
    const right = new TOTP({ secret }).generate({ timestamp: site.clock.nowMs() });
    const guess = right === '000000' ? '111111' : '000000';
    const confirm = (code: string) => site.send(confirmSecondFactorCall, { code }, { token });

    expect(await codesOf(() => confirm(guess))).toEqual([...times(45, 6004), ...times(4, 6036), 6038]);
    expect(await confirm(right)).toMatchObject({ status_code: 6004 });

    const next = new TOTP({ secret: (await begin()).secret }).generate({ timestamp: site.clock.nowMs() });
    expect(await confirm(next)).toMatchObject({ status_code: 6000 });
  });

  it('are five guesses at a withdrawal’s code', async () => {
    const { accountId } = await aWithdrawer(site, '1000.00');
    const app = await switchOn();
    const guess = wrong(app);
    const withdraw = (authCode: string) =>
      site.send(withdrawCall, { accountId, amount: '100.00', password: md5('273918'), authCode }, { token, key: randomUUID() });

    expect(await codesOf(() => withdraw(guess))).toEqual([...times(4, 6036), ...times(46, 6037)]);
    expect(await withdraw(app.code())).toMatchObject({ status_code: 6037 });
  });
});
