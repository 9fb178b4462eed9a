import { createHash } from 'node:crypto';
import {
  bindEmailCall,
  bindOtherCall,
  bindPasswordByEmailCall,
  bindPasswordByPhoneCall,
  bindPasswordCall,
  bindPhoneCall,
  countryAreasCall,
  resetWithdrawPasswordCall,
  setWithdrawPasswordCall,
} from '@site/shared/wire/accounts';
import { CODE_CATES, CODE_TYPES, sendCodeToMemberCall, type CodeCate, type CodeType } from '@site/shared/wire/codes';
import { memberInfoCall } from '@site/shared/wire/user';
import { aCodeRequest } from '../testing/aCodeRequest';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const site = platformForTests();
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  token = await site.signIn('unbound1', 'unbound123');
});

const info = async () => answerOf(memberInfoCall, await site.send(memberInfoCall, { isPop: false }, { token }));

/** Requests a code and returns it from the sent message. */
async function aCode(type: CodeType, number: string, cate: CodeCate = CODE_CATES.sms): Promise<string> {
  const request = await aCodeRequest(site, { number, type, cate });
  answerOf(sendCodeToMemberCall, await site.send(sendCodeToMemberCall, request, { token }));
  const { messages } = (await site.sandbox('messages')) as { readonly messages: readonly { readonly code: string }[] };
  return messages[0]?.code ?? '';
}

const OWNER = { password: md5('unbound123') };

const bindPhone = async (phone: string, extras: { readonly code?: string; readonly password?: string } = {}) =>
  site.send(bindPhoneCall, { phone, ...OWNER, ...extras, code: extras.code ?? (await aCode(CODE_TYPES.bindPhone, phone)) }, { token });

describe('the phone', () => {
  it('is bound by the code that was sent to it [R-API-017] [R-MEMBER-09]', async () => {
    expect(await info()).toMatchObject({ bindPhone: false, phone: '' });

    expect(await bindPhone('8613700001234')).toMatchObject({ status_code: 6000 });

    expect(await info()).toMatchObject({ bindPhone: true, phone: '137****1234' });
  });

  it('is not bound by a wrong code, nor by a code that another phone got', async () => {
    const code = await aCode(CODE_TYPES.bindPhone, '8613700001234');

    expect(await bindPhone('8613700005678', { code })).toMatchObject({ status_code: 6036 });
    expect(await bindPhone('8613700001234', { code: code === '000000' ? '000001' : '000000' })).toMatchObject({ status_code: 6036 });
    expect(await info()).toMatchObject({ bindPhone: false });
    expect(await bindPhone('8613700001234', { code })).toMatchObject({ status_code: 6000 });
  });

  it('of someone else, and what is no phone of a country in the list, are refused', async () => {
    expect(await bindPhone('8613800001111')).toMatchObject({ status_code: 6009, message: '该手机或邮箱已被其他账户绑定' });
    expect(await bindPhone('8623700001234', { code: '123456' })).toMatchObject({ status_code: 6007, message: '请输入正确的手机号码' });
    expect(await info()).toMatchObject({ bindPhone: false });
  });

  it('is changed only with the login password', async () => {
    await bindPhone('8613700001234');

    expect(await bindPhone('8613700005678', { password: md5('guess') })).toMatchObject({ status_code: 6100, message: '登录密码错误' });
    site.clock.advance(60_000);
    expect(await bindPhone('8613700005678')).toMatchObject({ status_code: 6000 });
    expect(await info()).toMatchObject({ phone: '137****5678' });
  });

  it('can be of the countries in the list, China first [R-API-047]', async () => {
    const { list } = answerOf(countryAreasCall, await site.send(countryAreasCall, { area: '' }, { headers: { language: 'zh-TW' } }));

    expect(countryAreasCall.path).toBe('/site/api/v1/site/countryArea/queryCountryArea');
    expect(list[0]).toEqual({ areaName: '中國大陸', areaCode: '86', regex: String.raw`^1\d{10}$` });
    expect(await bindPhone('85261234567')).toMatchObject({ status_code: 6000 });
  });
});

describe('the e-mail address', () => {
  const bindEmail = async (email: string) =>
    site.send(bindEmailCall, { email, ...OWNER, code: await aCode(CODE_TYPES.bindEmail, email, CODE_CATES.email) }, { token });

  it('is bound by the code that was sent to it [R-API-016] [R-MEMBER-10]', async () => {
    expect(await bindEmail('xiaoman@example.com')).toMatchObject({ status_code: 6000 });

    expect(await info()).toMatchObject({ email: 'x****@example.com' });
  });

  it('of someone else is refused in any case', async () => {
    expect(await bindEmail('Player1@example.com')).toMatchObject({ status_code: 6009 });
  });
});

describe('what is entered once', () => {
  const enter = (facts: { realName?: string; gender?: 'male' | 'female'; birthday?: string }) => site.send(bindOtherCall, facts, { token });

  it('is the real name [R-API-015] [R-MEMBER-11]', async () => {
    expect(await enter({ realName: '李·' })).toMatchObject({ status_code: 6007, message: '请输入正确的名字' });
    expect(await enter({ realName: '李小满' })).toMatchObject({ status_code: 6000 });

    expect(await info()).toMatchObject({ bindRealName: true, realName: '**满' });
    expect(await enter({ realName: '李大满' })).toMatchObject({ status_code: 6009, message: '资料已经提交，不能更改' });
    expect(await info()).toMatchObject({ realName: '**满' });
  });

  it('is gender and birthday, of an adult, and all of it or nothing', async () => {
    site.clock.set(Date.UTC(2026, 10, 21));
    expect(await enter({ gender: 'female', birthday: '2008-11-21' })).toMatchObject({ status_code: 6000 });

    expect(await enter({ gender: 'female', realName: '李小满' })).toMatchObject({ status_code: 6009 });
    expect(await info()).toMatchObject({ gender: 'female', birthday: '2008-11-21', realName: '' });
  });
});

describe('the passwords', () => {
  it('of the login is changed with the old one, and ends the other sessions [R-API-020]', async () => {
    const elsewhere = await site.signIn('unbound1', 'unbound123');
    const change = (oldPassword: string) =>
      site.send(bindPasswordCall, { oldPassword: md5(oldPassword), password: md5('newpass123') }, { token });

    expect(await change('wrong')).toMatchObject({ status_code: 6100 });
    expect(await change('unbound123')).toMatchObject({ status_code: 6000 });

    expect(await site.send(memberInfoCall, { isPop: false }, { token: elsewhere })).toMatchObject({ status_code: 6001 });
    expect(await info()).toMatchObject({ name: 'unbound1' });
    await expect(site.signIn('unbound1', 'unbound123')).rejects.toThrow();
    expect(await site.signIn('unbound1', 'newpass123')).not.toBe('');
  });

  it.each([
    ['phone', '[R-API-018]', bindPasswordByPhoneCall, CODE_CATES.sms],
    ['e-mail', '[R-API-019]', bindPasswordByEmailCall, CODE_CATES.email],
  ] as const)('of the login is changed by a code to the %s, and ends the other sessions %s', async (_by, _row, call, cate) => {
    const change = (code: string, password = 'newpass123') => site.send(call, { code, password: md5(password) }, { token });
    expect(await change('123456')).toMatchObject({ status_code: 6015, message: '请先绑定手机或邮箱' });
    await site.sandbox('member/unbound1/bindings', { phone: '8613700001234', email: 'xiaoman@example.com' });
    const elsewhere = await site.signIn('unbound1', 'unbound123');
    const ofAnother = await aCode(CODE_TYPES.confirm, '', cate);
    const code = await aCode(CODE_TYPES.loginPassword, '', cate);

    expect(await change(ofAnother === code ? '000000' : ofAnother)).toMatchObject({ status_code: 6036 });
    expect(await change(code, 'abc12345')).toMatchObject({ status_code: 6007 });
    expect(await change(code)).toMatchObject({ status_code: 6000 });
    expect(await change(code)).toMatchObject({ status_code: 6038 });

    expect(await site.send(memberInfoCall, { isPop: false }, { token: elsewhere })).toMatchObject({ status_code: 6001 });
    expect(await info()).toMatchObject({ name: 'unbound1' });
    expect(await site.signIn('unbound1', 'newpass123')).not.toBe('');
  });

  it('of withdrawals is set with the login password, once [R-API-024] [R-MEMBER-13]', async () => {
    const set = (loginPassword: string) =>
      site.send(setWithdrawPasswordCall, { password: md5('273918'), loginPassword: md5(loginPassword) }, { token });

    expect(await set('wrong')).toMatchObject({ status_code: 6100 });
    expect(await info()).toMatchObject({ hasSecondPassword: false });
    expect(await set('unbound123')).toMatchObject({ status_code: 6000 });
    expect(await info()).toMatchObject({ hasSecondPassword: true });
    expect(await set('unbound123')).toMatchObject({ status_code: 6009 });
  });

  it.each(['123456', '000000', '654321', '121212', '900101', '147258'])(
    'of withdrawals is never %s, which is easily guessed',
    async (pin) => {
      await site.sandbox('member/unbound1/bindings', { phone: '8613700001234' });
      const code = await aCode(CODE_TYPES.password, '');
      const refusal = { status_code: 6007, message: '该二级密码太容易被猜到，请换一个' };

      expect(await site.send(setWithdrawPasswordCall, { password: md5(pin), loginPassword: md5('unbound123') }, { token })).toMatchObject(
        refusal,
      );
      expect(await site.send(resetWithdrawPasswordCall, { password: md5(pin), code }, { token })).toMatchObject(refusal);
      expect(await info()).toMatchObject({ hasSecondPassword: false });
      // The refused attempt has not spent the code.
      expect(await site.send(resetWithdrawPasswordCall, { password: md5('805274'), code }, { token })).toMatchObject({ status_code: 6000 });
    },
  );

  it('of withdrawals is reset by a code to the bound phone [R-API-025]', async () => {
    const reset = (code: string) => site.send(resetWithdrawPasswordCall, { password: md5('805274'), code }, { token });
    expect(await reset('123456')).toMatchObject({ status_code: 6015 });
    await site.sandbox('member/unbound1/bindings', { phone: '8613700001234' });

    expect(await reset(await aCode(CODE_TYPES.password, ''))).toMatchObject({ status_code: 6000 });

    expect(await info()).toMatchObject({ hasSecondPassword: true });
  });
});
