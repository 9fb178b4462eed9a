import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCipher, md5Hash, parseCipherKey } from '@site/shared/crypto';
import { createFakeServices, failing, fakeAnswer, refused, type FakeHost, type FakeServicesOptions } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import {
  bindEmailCall,
  bindOtherCall,
  bindPasswordCall,
  bindPhoneCall,
  countryAreasCall,
  resetWithdrawPasswordCall,
  setWithdrawPasswordCall,
} from '@site/shared/wire/accounts';
import { CODE_CATES, CODE_TYPES, sendCodeToMemberCall } from '@site/shared/wire/codes';
import { preInfoCall } from '@site/shared/wire/site';
import { memberInfoCall, type MemberInfo } from '@site/shared/wire/user';
import { aMemberInfo, aPreInfo } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { AuthScreen } from './AuthScreen';

const user = userEvent.setup({ delay: null });

const UNBOUND = { bindPhone: false, bindRealName: false, phone: '', email: '', realName: '' } as const;

const aHost = (facts: Partial<MemberInfo> = {}, options: FakeServicesOptions = {}) =>
  createFakeServices({
    flags: { withdrawPassword: true },
    ...options,
    answers: [
      fakeAnswer(memberInfoCall, aMemberInfo(facts)),
      fakeAnswer(preInfoCall, aPreInfo()),
      fakeAnswer(sendCodeToMemberCall, { sentTo: '138****1111' }),
      fakeAnswer(countryAreasCall, {
        list: [
          { areaName: '中国大陆', areaCode: '86', regex: '^1\\d{10}$' },
          { areaName: '中国香港', areaCode: '852', regex: '^[4-9]\\d{7}$' },
        ],
      }),
      ...[bindPhoneCall, bindEmailCall, bindOtherCall, bindPasswordCall, setWithdrawPasswordCall, resetWithdrawPasswordCall].map((call) =>
        fakeAnswer(call as typeof bindOtherCall, {}),
      ),
    ],
  });

const card = (name: string) => within(screen.getByRole('region', { name }));

/** Presses the last button of this name: with a form open, that is its submit button. */
async function press(region: string, name: string) {
  const button = card(region).getAllByRole('button', { name }).at(-1);
  if (button) await user.click(button);
  // The answers arrive within this tick.
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 0);
      }),
  );
}

const lastOf = <T,>(list: readonly T[]): T | undefined => list.at(-1);

/** The content of the last request for a code, decrypted. */
function requestedCode(host: FakeHost) {
  const request = lastOf(host.callsOf(sendCodeToMemberCall));
  const key = parseCipherKey(aPreInfo().siteBaseConfig.cipherKey ?? '');
  return request && key && { number: createCipher(key).decrypt(request.sendCodeNumV2), type: request.type, cate: request.cate };
}

async function typeCode(region: string, code = '123456') {
  await user.click(card(region).getByRole('textbox', { name: '验证码' }));
  await user.keyboard(code);
}

describe('phone and real name', () => {
  it('are requested with the reason, and unlock the payout accounts once they are bound [R-ROLE-09]', async () => {
    const host = aHost(UNBOUND);
    await renderView(AuthScreen, host);
    expect(screen.getByText('请先绑定手机并填写真实姓名')).toBeVisible();
    expect(screen.queryByRole('link', { name: '银行卡' })).not.toBeInTheDocument();

    host.answer(memberInfoCall, aMemberInfo());
    await act(async () => {
      host.services.bus.emit('member/changed', {});
      await Promise.resolve();
    });

    expect(screen.queryByText('请先绑定手机并填写真实姓名')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '银行卡' })).toHaveAttribute('href', '/addBankCard');
    expect(screen.getByRole('link', { name: '虚拟币地址' })).toHaveAttribute('href', '/virtualCoinCard');
    expect(screen.getByRole('link', { name: '支付宝' })).toHaveAttribute('href', '/alipayManage');
  });

  it('the phone gets a code in a text message [R-API-022] [R-MSG-13]', async () => {
    const host = aHost(UNBOUND);
    await renderView(AuthScreen, host);
    expect(card('绑定手机').getByRole('button', { name: '获取验证码' })).toBeDisabled();

    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    await press('绑定手机', '获取验证码');

    expect(requestedCode(host)).toEqual({ number: '8613800001111', type: CODE_TYPES.bindPhone, cate: CODE_CATES.sms });
    expect(lastOf(host.toasts)).toMatchObject({ message: '手机验证码获取成功，请查收短信' });
  });

  it('the phone is bound with its code [R-MEMBER-09] [R-API-017]', async () => {
    const host = aHost(UNBOUND);
    await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    await press('绑定手机', '获取验证码');
    await typeCode('绑定手机');
    await press('绑定手机', '绑定手机');

    expect(host.callsOf(bindPhoneCall)).toEqual([{ phone: '8613800001111', code: '123456' }]);
    expect(host.emitted).toContainEqual({ name: 'member/changed', event: {} });
    expect(lastOf(host.toasts)).toMatchObject({ message: '手机已绑定', tone: 'success' });
    expect(host.callsOf(memberInfoCall)).toHaveLength(2);
  });

  it('the phone must match the rule of its country [R-API-047]', async () => {
    const host = aHost(UNBOUND);
    await renderView(AuthScreen, host);
    expect(host.callsOf(countryAreasCall)).toEqual([{ area: '' }]);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '61234567');
    await press('绑定手机', '绑定手机');
    expect(screen.getByText('请输入正确的手机号码')).toBeVisible();

    await user.click(card('绑定手机').getByRole('combobox', { name: '国家或地区' }));
    await user.click(await screen.findByRole('option', { name: '+852 中国香港' }));

    expect(screen.queryByText('请输入正确的手机号码')).not.toBeInTheDocument();
    await press('绑定手机', '获取验证码');
    expect(requestedCode(host)).toMatchObject({ number: '85261234567' });
  });

  it('another phone requires the login password', async () => {
    const host = aHost();
    await renderView(AuthScreen, host);
    await press('绑定手机', '更换手机');
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13900002222');
    await typeCode('绑定手机');
    await press('绑定手机', '绑定手机');
    expect(card('绑定手机').getByText('请输入登录密码')).toBeVisible();
    expect(host.callsOf(bindPhoneCall)).toEqual([]);

    await user.type(card('绑定手机').getByLabelText('登录密码'), 'player123');
    await press('绑定手机', '绑定手机');

    expect(host.callsOf(bindPhoneCall)).toEqual([{ phone: '8613900002222', code: '123456', password: md5Hash('player123') }]);
  });

  it('the real name is checked before it is sent [R-VAL-43]', async () => {
    const host = aHost(UNBOUND);
    await renderView(AuthScreen, host);
    await user.type(card('真实姓名').getByRole('textbox', { name: '姓名' }), '林·');
    await press('真实姓名', '提交姓名');

    expect(card('真实姓名').getByText('请输入正确的名字')).toBeVisible();
    expect(card('真实姓名').getByText('资料提交后不能更改')).toBeVisible();
    expect(host.callsOf(bindOtherCall)).toEqual([]);
  });

  it('the real name is bound once [R-MEMBER-11] [R-MEMBER-22] [R-API-015]', async () => {
    const host = aHost(UNBOUND);
    await renderView(AuthScreen, host);
    await user.type(card('真实姓名').getByRole('textbox', { name: '姓名' }), '林·海');
    host.answer(memberInfoCall, aMemberInfo());
    await press('真实姓名', '提交姓名');

    expect(host.callsOf(bindOtherCall)).toEqual([{ realName: '林·海' }]);
    expect(card('真实姓名').getByText('林*')).toBeVisible();
    expect(card('真实姓名').queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('a refusal is shown in the form, which keeps its input', async () => {
    const host = aHost(UNBOUND);
    host.answer(bindOtherCall, failing(refused(6009, '资料已经提交，不能更改')));
    await renderView(AuthScreen, host);
    await user.type(card('真实姓名').getByRole('textbox', { name: '姓名' }), '林海');
    await press('真实姓名', '提交姓名');

    expect(screen.getByRole('alert')).toHaveTextContent('资料已经提交，不能更改');
    expect(card('真实姓名').getByRole('textbox', { name: '姓名' })).toHaveValue('林海');
  });
});

describe('the e-mail address', () => {
  it('is bound by the code that was sent to it [R-MEMBER-10] [R-API-016] [R-MSG-14]', async () => {
    const host = aHost(UNBOUND);
    await renderView(AuthScreen, host);
    await press('绑定邮箱', '绑定邮箱');
    await user.type(card('绑定邮箱').getByRole('textbox', { name: '邮箱地址' }), 'a@b.cn');
    await press('绑定邮箱', '获取验证码');
    expect(requestedCode(host)).toEqual({ number: 'a@b.cn', type: CODE_TYPES.bindEmail, cate: CODE_CATES.email });
    expect(lastOf(host.toasts)).toMatchObject({ message: '邮箱验证码获取成功，请查收邮件' });
    // A mailbox cannot be called.
    expect(screen.queryByRole('button', { name: '使用语音验证码' })).not.toBeInTheDocument();
    await typeCode('绑定邮箱');
    await press('绑定邮箱', '绑定邮箱');

    expect(host.callsOf(bindEmailCall)).toEqual([{ email: 'a@b.cn', code: '123456' }]);
  });
});

describe('verification codes', () => {
  it('wait 60 seconds, also after a reload [R-CONST-09]', async () => {
    let now = 1_000_000;
    const host = aHost(UNBOUND, { now: () => now });
    const { unmount } = await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    await press('绑定手机', '获取验证码');
    expect(card('绑定手机').getByRole('button', { name: '60 秒后重新获取' })).toBeDisabled();

    unmount();
    now += 59_000;
    const again = await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    expect(card('绑定手机').getByRole('button', { name: '1 秒后重新获取' })).toBeDisabled();

    again.unmount();
    now += 1_000;
    await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    expect(card('绑定手机').getByRole('button', { name: '重新获取' })).toBeEnabled();
  });

  it('can be requested by voice call where no message arrives [R-MSG-15]', async () => {
    let now = 1_000_000;
    const host = aHost(UNBOUND, { now: () => now });
    const { unmount } = await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    await press('绑定手机', '获取验证码');
    expect(card('绑定手机').getByRole('button', { name: '使用语音验证码' })).toBeDisabled();
    unmount();
    now += 60_000;
    await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');

    await press('绑定手机', '使用语音验证码');
    expect(host.callsOf(sendCodeToMemberCall)).toHaveLength(1);
    await act(async () => {
      lastOf(host.tips)?.answer('confirmed');
      await Promise.resolve();
    });

    expect(requestedCode(host)).toMatchObject({ number: '8613800001111', cate: CODE_CATES.voice });
    expect(lastOf(host.toasts)).toMatchObject({ message: '验证码获取成功，请注意接听来电' });
  });

  it('requested by another page start the wait as well', async () => {
    const host = aHost(UNBOUND, { now: () => 1_000_000 });
    host.answer(sendCodeToMemberCall, failing(refused(6066, '验证码发送过于频繁，请 60 秒后再试')));
    await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    await press('绑定手机', '获取验证码');

    expect(screen.getByText('验证码发送过于频繁，请 60 秒后再试')).toBeVisible();
    expect(card('绑定手机').getByRole('button', { name: '60 秒后重新获取' })).toBeDisabled();
    expect(host.toasts).toEqual([]);
  });
});

describe('the passwords', () => {
  it('of the login is changed with the old one [R-API-020]', async () => {
    const host = aHost();
    await renderView(AuthScreen, host);
    await press('登录密码', '修改登录密码');
    const field = (name: string) => card('登录密码').getByLabelText(name);
    const submit = () => press('登录密码', '修改登录密码');
    await user.type(field('当前密码'), 'player123');
    await user.type(field('新密码'), 'short');
    await submit();
    expect(screen.getByText('请输入 8-12 位字母加数字')).toBeVisible();
    expect(screen.getByText('两次输入的密码不一致')).toBeVisible();

    await user.type(field('新密码'), '12345');
    await user.type(field('确认新密码'), 'short12345');
    await submit();

    expect(host.callsOf(bindPasswordCall)).toEqual([{ oldPassword: md5Hash('player123'), password: md5Hash('short12345') }]);
    expect(host.emitted).toContainEqual({ name: 'auth/password-change-success', event: {} });
  });

  it('of withdrawals is set with the login password [R-MEMBER-13] [R-API-024]', async () => {
    const host = aHost();
    await renderView(AuthScreen, host);
    await press('二级密码', '设置二级密码');
    await user.type(card('二级密码').getByLabelText('新的二级密码'), '24681a0');
    await user.type(card('二级密码').getByLabelText('确认二级密码'), '246810');
    await user.type(card('二级密码').getByLabelText('登录密码'), 'player123');
    await press('二级密码', '设置二级密码');

    expect(host.callsOf(setWithdrawPasswordCall)).toEqual([{ password: md5Hash('246810'), loginPassword: md5Hash('player123') }]);
    expect(host.emitted).toContainEqual({ name: 'member/changed', event: {} });
  });

  it('of withdrawals is reset by a code to the member’s phone [R-API-025]', async () => {
    const host = aHost({ hasSecondPassword: true });
    await renderView(AuthScreen, host);
    await press('二级密码', '重置二级密码');
    await press('二级密码', '获取验证码');
    expect(requestedCode(host)).toEqual({ number: '', type: CODE_TYPES.password, cate: CODE_CATES.sms });
    await user.type(card('二级密码').getByLabelText('新的二级密码'), '135790');
    await user.type(card('二级密码').getByLabelText('确认二级密码'), '135790');
    await typeCode('二级密码', '654321');
    await press('二级密码', '重置二级密码');

    expect(host.callsOf(resetWithdrawPasswordCall)).toEqual([{ password: md5Hash('135790'), code: '654321' }]);
  });

  it('of withdrawals is hidden where the site does not require it [R-FLAG-05]', async () => {
    const host = aHost({}, { flags: { withdrawPassword: false } });
    await renderView(AuthScreen, host);

    expect(screen.queryByRole('region', { name: '二级密码' })).not.toBeInTheDocument();
  });
});

it('can be loaded again after a failure', async () => {
  const host = aHost();
  host.answer(memberInfoCall, failing({ is: 'unreachable' }));
  await renderView(AuthScreen, host);
  host.answer(memberInfoCall, aMemberInfo());
  await user.click(screen.getByRole('button', { name: '重试' }));

  expect(await screen.findByRole('region', { name: '绑定手机' })).toBeVisible();
});

it('has texts in traditional Chinese', async () => {
  await renderView(AuthScreen, aHost(UNBOUND), {}, 'zh-TW');

  expect(screen.getByRole('heading', { name: '綁定與安全' })).toBeVisible();
  expect(screen.getByRole('button', { name: '取得驗證碼' })).toBeVisible();
});

it('passes the accessibility check and leaves nothing open', async () => {
  const host = aHost(UNBOUND);
  const { unmount } = await renderView(AuthScreen, host);

  expect(await accessibilityFaults()).toEqual([]);
  unmount();
  expect(host.liveCount).toBe(0);
});
