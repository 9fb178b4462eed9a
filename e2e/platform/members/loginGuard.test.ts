import { createHash } from 'node:crypto';
import { captchaTypeCall, graphicCaptchaCall } from '@site/shared/wire/captcha';
import { loginCall } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { aPass, from, newestCaptcha } from '../testing/aCaptcha';
import { answerOf } from '../testing/answerOf';
import { aLogin, type CallExtras } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';
import { FAILURE_WINDOW_MS, FAILURES_OF_NETWORK, FAILURES_OF_NAME } from './loginGuard';

const site = platformForTests();

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
});

const PASSWORD = 'player123';
const logIn = (password = PASSWORD, name = 'player1', over: object = {}, extras: CallExtras = {}) =>
  site.send(loginCall, { ...aLogin(name, password), ...over }, extras);
const codesOf = async (answers: readonly Promise<{ status_code: number }>[]) =>
  (await Promise.all(answers)).map(({ status_code }) => status_code).sort();
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const off = () => site.sandbox('settings', { captcha: 'off' });

describe('after failed logins', () => {
  it('the fourth wants a picture and the seventh the slider, of an unknown name too', async () => {
    for (const name of ['player1', 'nobody9']) {
      await site.sandbox('reset', {});
      const wants = async () => (await site.send(captchaTypeCall, { ktype: 4, name, password: 'a'.repeat(32) })).data;
      for (let failed = 0; failed < 3; failed += 1) expect(await logIn('wrong', name)).toMatchObject({ status_code: 6002 });

      expect(await logIn('wrong', name)).toMatchObject({ status_code: 6021 });
      expect(await wants()).toEqual({ kaptchcate: '1' });
      for (let failed = 3; failed < 6; failed += 1)
        expect(await logIn('wrong', name, await aPicture())).toMatchObject({ status_code: 6002 });

      expect(await logIn('wrong', name, await aPicture())).toMatchObject({ status_code: 6022 });
      expect(await wants()).toMatchObject({ kaptchcate: '2' });
    }
  });

  it('the right password with the captcha comes in, and the next one without', async () => {
    for (let failed = 0; failed < 3; failed += 1) await logIn('wrong', 'player1', {}, from(`203.0.113.${failed}`));
    expect(await logIn()).toMatchObject({ status_code: 6021 });

    expect(await logIn(PASSWORD, 'player1', await aPicture())).toMatchObject({ status_code: 6000 });

    expect(await logIn()).toMatchObject({ status_code: 6000 });
  });

  it('another name from the same address wants one too, and from another address none', async () => {
    for (let failed = 0; failed < 3; failed += 1) await logIn('wrong', `nobody${failed}`);

    expect(await logIn()).toMatchObject({ status_code: 6021 });
    expect(await logIn(PASSWORD, 'player1', {}, from('203.0.113.9'))).toMatchObject({ status_code: 6000 });
  });

  it('the captcha goes after fifteen minutes', async () => {
    for (let failed = 0; failed < 3; failed += 1) await logIn('wrong');
    site.clock.advance(FAILURE_WINDOW_MS - 1);
    expect(await logIn()).toMatchObject({ status_code: 6021 });

    site.clock.advance(1);
    expect(await logIn()).toMatchObject({ status_code: 6000 });
  });

  it('the password is not looked at before the captcha: many at once do not bypass it', async () => {
    expect(await codesOf(times(12, () => logIn('wrong')))).toEqual([6002, 6002, 6002, ...times(9, () => 6021)]);
  });

  async function aPicture() {
    const answer = answerOf(graphicCaptchaCall, await site.send(graphicCaptchaCall, {}));
    const newest = await newestCaptcha(site);
    return { kaptchcate: '1', codeId: answer['x-code'], code: newest.kind === 'graphic' ? newest.text : '' };
  }
});

describe('guessing a password', () => {
  beforeEach(off);

  it('ends with the tenth wrong one, for fifteen minutes, with a text that names the end', async () => {
    for (let failed = 1; failed < FAILURES_OF_NAME; failed += 1) expect(await logIn('wrong')).toMatchObject({ status_code: 6002 });
    expect(await logIn('wrong')).toMatchObject({ status_code: 6037, message: '登录失败次数过多，请 15 分钟后再试，或通过忘记密码重设' });

    site.clock.advance(60_001);
    expect(await logIn()).toMatchObject({ status_code: 6037, message: '登录失败次数过多，请 14 分钟后再试，或通过忘记密码重设' });
    expect(await logIn(PASSWORD, 'player1', {}, { headers: { language: 'zh-TW' } })).toMatchObject({
      message: '登入失敗次數過多，請 14 分鐘後再試，或透過忘記密碼重設',
    });
    expect(await logIn('player234', 'player2')).toMatchObject({ status_code: 6000 });

    site.clock.advance(FAILURE_WINDOW_MS - 60_001);
    expect(await logIn()).toMatchObject({ status_code: 6000 });
  });

  it('is ten tries of one network, however many come at once', async () => {
    const answers = times(29, (index) => logIn('wrong', index % 2 === 0 ? 'player1' : 'PLAYER1', {}, from(`2001:db8:1:2::${index}`)));

    expect(await codesOf(answers)).toEqual([...times(9, () => 6002), ...times(20, () => 6037)]);
  });

  it('by strangers never locks the owner of the name out, and makes their next login require the slider', async () => {
    await Promise.all(times(50, (index) => logIn('wrong', 'player1', {}, from(`203.0.113.${index}`))));

    expect(await logIn(PASSWORD, 'player1', {}, from('198.51.100.7'))).toMatchObject({ status_code: 6000 });

    await Promise.all(times(50, (index) => logIn('wrong', 'player1', {}, from(`203.0.113.${index}`))));
    await site.sandbox('settings', { captcha: 'auto' });
    expect(await logIn(PASSWORD, 'player1', {}, from('198.51.100.7'))).toMatchObject({ status_code: 6022 });
    const pass = await aPass(site, 4, 'player1', from('198.51.100.7'));
    expect(await logIn(PASSWORD, 'player1', pass, from('198.51.100.7'))).toMatchObject({ status_code: 6000 });
  });

  it('begins again after the right one', async () => {
    for (let failed = 1; failed < FAILURES_OF_NAME; failed += 1) await logIn('wrong');
    expect(await logIn()).toMatchObject({ status_code: 6000 });

    for (let failed = 1; failed < FAILURES_OF_NAME; failed += 1) expect(await logIn('wrong')).toMatchObject({ status_code: 6002 });
  });

  it('of many names ends for the address with the thirtieth', async () => {
    const answers = await codesOf(times(FAILURES_OF_NETWORK + 5, (index) => logIn('wrong', `nobody${index}`)));
    expect(answers).toEqual([...times(FAILURES_OF_NETWORK, () => 6002), ...times(5, () => 6011)]);

    expect(await logIn()).toMatchObject({ status_code: 6011, message: '登录过于频繁，请 15 分钟后再试' });
    expect(await logIn(PASSWORD, 'player1', {}, from('203.0.113.9'))).toMatchObject({ status_code: 6000 });
    site.clock.advance(FAILURE_WINDOW_MS);
    expect(await logIn()).toMatchObject({ status_code: 6000 });
  });

  it('is not what many right ones are', async () => {
    expect(await codesOf(times(9, () => logIn()))).toEqual(times(9, () => 6000));
    expect(await codesOf(times(9, () => logIn('player234', 'player2')))).toEqual(times(9, () => 6000));
    await site.sandbox('settings', { captcha: 'auto' });
    expect(await logIn()).toMatchObject({ status_code: 6000 });

    const two = (): Promise<{ status_code: number }>[] => [logIn(), logIn('player234', 'player2'), logIn('unbound123', 'unbound1')];
    expect(await codesOf([...two(), ...two()])).toEqual(times(6, () => 6000));
  });

  it('can be brought about by the sandbox', async () => {
    await site.sandbox('member/player1/failures', { count: 10 });
    expect(await logIn()).toMatchObject({ status_code: 6037 });

    await site.sandbox('member/player1/failures', { count: 0 });
    expect(await logIn()).toMatchObject({ status_code: 6000 });
    expect(await site.sandbox('member/nobody9/failures', { count: 1 })).toHaveProperty('error');
  });
});

describe('a login that was vouched for', () => {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  const registration = {
    name: 'linhai88',
    password: md5('linhai888'),
    secondPassword: md5('linhai888'),
    domain: 'site.example',
    rCode: '',
    iCode: '',
  };
  const automatic = { kaptchcate: '99' };

  beforeEach(() => site.sandbox('settings', { captcha: 'slider' }));

  it('follows a registration of itself, once, from its address', async () => {
    await site.send(registerCall, { ...registration, ...(await aPass(site, 1, 'linhai88')) });
    const logInto = (extras?: CallExtras) => logIn('linhai888', 'linhai88', automatic, extras);
    expect(await logInto(from('203.0.113.9'))).toMatchObject({ status_code: 6022 });

    expect(await logInto()).toMatchObject({ status_code: 6000 });

    expect(await logInto()).toMatchObject({ status_code: 6022 });
    expect(await logIn(PASSWORD, 'player1', automatic)).toMatchObject({ status_code: 6022 });
  });

  it('waits for the code of a new device', async () => {
    await site.sandbox('member/player1/risk', { code: 6026 });
    expect(await logIn(PASSWORD, 'player1', { sendCodeNum: '123456' })).toMatchObject({ status_code: 6022 });

    expect(await logIn(PASSWORD, 'player1', await aPass(site, 4, 'player1'))).toMatchObject({ status_code: 6026 });

    expect(await logIn(PASSWORD, 'player1', { sendCodeNum: '123456' })).toMatchObject({ status_code: 6036 });
    expect(await logIn(PASSWORD, 'player1', { sendCodeNum: '123456' }, from('203.0.113.9'))).toMatchObject({ status_code: 6022 });
  });
});

describe('the devices of a member', () => {
  const on = (device: string) => logIn(PASSWORD, 'player1', {}, { headers: { 'user-agent': device } });

  it('are five within a day', async () => {
    for (let device = 1; device <= 5; device += 1) expect(await on(`browser ${device}`)).toMatchObject({ status_code: 6000 });

    expect(await on('browser 6')).toMatchObject({ status_code: 6039, message: '24 小时内登录的设备过多，请使用常用设备或联系客服' });

    expect(await on('browser 1')).toMatchObject({ status_code: 6000 });
    site.clock.advance(24 * 60 * 60_000);
    expect(await on('browser 6')).toMatchObject({ status_code: 6000 });
  });

  it('are five, however many come at once', async () => {
    await off();
    expect(await codesOf(times(8, (index) => on(`browser ${index}`)))).toEqual([...times(5, () => 6000), ...times(3, () => 6039)]);
  });

  it('can be brought about by the sandbox', async () => {
    await site.sandbox('member/player1/devices', { count: 5 });

    expect(await on('browser 1')).toMatchObject({ status_code: 6039 });
  });
});

describe('a region that is not served', () => {
  it.each([
    ['203.0.113.0/24', '203.0.113.77', 6033],
    ['198.51.100.0/24, 203.0.113.77', '203.0.113.77', 6033],
    ['203.0.113.0/24', '203.0.112.255', 6000],
    ['2001:db8::/32', '2001:db8::1', 6033],
    ['2001:db8::/32', '203.0.113.77', 6000],
    ['nonsense, 203.0.113.0/99, /8', '203.0.113.77', 6000],
    ['', '203.0.113.77', 6000],
  ])('"%s": %s is answered %i', async (blockedRegions, ip, code) => {
    await site.sandbox('settings', { blockedRegions });

    expect(await logIn(PASSWORD, 'player1', {}, from(ip))).toMatchObject({ status_code: code });
  });

  it('may neither register', async () => {
    await site.sandbox('settings', { blockedRegions: '127.0.0.0/8' });
    const password = 'a'.repeat(32);
    const registration = { name: 'linhai88', password, secondPassword: password, kaptchcate: '' as const, codeId: '', code: '' };

    expect(await site.send(registerCall, { ...registration, domain: '', rCode: '', iCode: '' })).toMatchObject({
      status_code: 6033,
      message: '您所在的地区暂不提供服务',
    });
  });
});
