import { createStorage, LOCAL_ENTRIES } from '@site/shared/storage';
import { createCommonPasswords } from '@site/shared/common-passwords';
import { loginCall } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { aShell, answered, clearDevice, refusal, settled, success, type ShellOptions } from '../../testing/aShell';
import type { SentRequest } from '../../transport/testing/aNetwork';
import type { CaptchaOutcome } from '../captcha/captchaResult';
import { createRegistration } from './createRegistration';

const values = { username: 'linhai88', password: 'linhai888', repeatPassword: 'linhai888', agreed: true };

const SLID = { type: '2', codeId: 'pass-1', code: 'secret' } as const;

/** Returns an answer that requires the slider until its result is sent. */
const guarded = ({ payload }: SentRequest) =>
  'code' in payload && payload['code'] === SLID.code ? success({}) : refusal(6022, '请完成滑块验证');

beforeEach(clearDevice);

async function aRegistration(options: ShellOptions = {}) {
  const test = await aShell({ ...options, answers: { [registerCall.path]: success({}), ...options.answers } });
  const storage = createStorage(() => window.localStorage, window);
  const announce = jest.fn();
  const offerLogin = jest.fn();
  const captcha = { run: jest.fn((): Promise<CaptchaOutcome> => Promise.resolve({ kind: 'passed', result: SLID })), close: jest.fn() };
  const { http, session } = test.shell;
  const passwords = createCommonPasswords();
  const registration = createRegistration({ http, session, captcha, passwords, storage, domain: 'site.example', announce, offerLogin });
  return { ...test, storage, announce, offerLogin, captcha, registration };
}

describe('the request', () => {
  it('carries name, domain and no captcha at first [R-API-009] [R-REGISTER-01] [R-REGISTER-03]', async () => {
    const { registration, requestsTo } = await aRegistration();

    void registration.submit(values);
    await settled();

    expect(requestsTo(registerCall)[0]?.payload).toMatchObject({
      name: 'linhai88',
      domain: 'site.example',
      kaptchcate: '',
      codeId: '',
      code: '',
    });
  });

  it('carries both passwords as md5 only [R-REGISTER-02] [R-VAL-17]', async () => {
    const { registration, requests, requestsTo } = await aRegistration();

    void registration.submit(values);
    await settled();

    const hash = '510f73ac5f53568bfeef78deed599e8a';
    expect(requestsTo(registerCall)[0]?.payload).toMatchObject({ password: hash, secondPassword: hash });
    expect(JSON.stringify(requests)).not.toContain('linhai888');
  });

  it('carries the stored referral and invite codes [R-REGISTER-04] [R-REGISTER-05]', async () => {
    const { registration, requestsTo, storage } = await aRegistration();
    storage.write(LOCAL_ENTRIES.referralCode, 'R_88');
    storage.write(LOCAL_ENTRIES.inviteCode, 'friend-7');

    void registration.submit(values);
    await settled();

    expect(requestsTo(registerCall)[0]?.payload).toMatchObject({ rCode: 'R_88', iCode: 'friend-7' });
  });
});

it('sends no password that is one of the most used, although its list comes later than the press', async () => {
  const { registration, requestsTo } = await aRegistration();

  await registration.submit({ ...values, password: 'Password1', repeatPassword: 'Password1' });

  expect(requestsTo(registerCall)).toEqual([]);
  expect(registration.state.get()).toEqual({ status: 'filling', wasAsked: true });
});

it('announces it, and signs the new member in with captcha type 99 [R-SESSION-10] [R-MSG-12]', async () => {
  const { registration, requestsTo, shell, announce } = await aRegistration();

  void registration.submit(values);
  await settled();

  expect(announce).toHaveBeenCalledTimes(1);
  expect(requestsTo(loginCall)[0]?.payload).toMatchObject({ name: 'linhai88', kaptchcate: '99' });
  expect(shell.session.isSignedIn.get()).toBe(true);
  expect(registration.state.get()).toEqual({ status: 'done' });
});

it('has the device remember no password [R-SESSION-11]', async () => {
  const { registration } = await aRegistration();

  void registration.submit(values);
  await settled();

  expect(window.localStorage.getItem('site.rememberedLogin')).toBeNull();
});

it('sends nothing while something is wrong [R-VAL-16]', async () => {
  const { registration, requestsTo } = await aRegistration();

  void registration.submit({ ...values, agreed: false });
  await settled();

  expect(requestsTo(registerCall)).toEqual([]);
  expect(registration.state.get()).toEqual({ status: 'filling', wasAsked: true });
});

it('registers once on repeated submits', async () => {
  const { registration, requestsTo } = await aRegistration();

  void registration.submit(values);
  void registration.submit(values);
  await settled();

  expect(requestsTo(registerCall)).toHaveLength(1);
});

it('keeps the refusal, and does not sign in', async () => {
  const { registration, requestsTo, announce } = await aRegistration({ answers: { [registerCall.path]: refusal(6009, '已被注册') } });

  void registration.submit(values);
  await settled();

  expect(registration.state.get()).toMatchObject({ status: 'refused', failure: { code: 6009 } });
  expect(requestsTo(loginCall)).toEqual([]);
  expect(announce).not.toHaveBeenCalled();
});

describe('when the answer was lost', () => {
  it('a login proves that the account exists', async () => {
    const { registration, requestsTo, announce } = await aRegistration({ answers: { [registerCall.path]: answered('bad gateway', 502) } });

    void registration.submit(values);
    await settled();

    expect(requestsTo(registerCall)).toHaveLength(1);
    expect(announce).toHaveBeenCalledTimes(1);
    expect(registration.state.get()).toEqual({ status: 'done' });
  });

  it('a refused login proves that it does not: the player may try again', async () => {
    const { registration, announce } = await aRegistration({
      answers: { [registerCall.path]: answered('bad gateway', 502), [loginCall.path]: refusal(6002, '用户名或密码错误') },
    });

    void registration.submit(values);
    await settled();

    expect(registration.state.get()).toMatchObject({ status: 'refused', failure: { kind: 'unreachable' } });
    expect(announce).not.toHaveBeenCalled();
  });
});

it('offers login where only the login after it failed', async () => {
  const { registration, announce, offerLogin } = await aRegistration({ answers: { [loginCall.path]: refusal(6317, '系统繁忙') } });

  void registration.submit(values);
  await settled();

  expect(announce).toHaveBeenCalledTimes(1);
  expect(offerLogin).toHaveBeenCalledWith('linhai88');
});

describe('where a captcha is required', () => {
  it('runs one for the name and the md5, and registers with its result [R-REGISTER-01] [R-ERR-6022]', async () => {
    const { registration, requestsTo, captcha, announce } = await aRegistration({ answers: { [registerCall.path]: guarded } });

    void registration.submit(values);
    await settled();

    const password = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(captcha.run).toHaveBeenCalledWith({ kind: 'register', name: 'linhai88', password }, undefined);
    expect(requestsTo(registerCall).map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ kaptchcate: '', codeId: '', code: '' }),
      expect.objectContaining({ kaptchcate: '2', codeId: 'pass-1', code: 'secret' }),
    ]);
    expect(announce).toHaveBeenCalledTimes(1);
  });

  it('is filled in again where the player closes it', async () => {
    const { registration, requestsTo, captcha } = await aRegistration({ answers: { [registerCall.path]: guarded } });
    captcha.run.mockResolvedValue({ kind: 'finished', failure: undefined });

    void registration.submit(values);
    await settled();

    expect(registration.state.get()).toEqual({ status: 'filling', wasAsked: true });
    expect(requestsTo(registerCall)).toHaveLength(1);
  });

  it('ends the captcha on typing', async () => {
    const { registration, captcha } = await aRegistration({ answers: { [registerCall.path]: guarded } });
    captcha.run.mockReturnValue(new Promise(() => undefined));
    void registration.submit(values);
    await settled();
    expect(registration.state.get()).toMatchObject({ status: 'proving' });

    registration.change();

    expect(captcha.close).toHaveBeenCalledTimes(1);
    expect(registration.state.get()).toEqual({ status: 'filling', wasAsked: true });
  });
});
