import { act, screen } from '@testing-library/react';
import { md5Hash } from '@site/shared/crypto';
import { failing, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { bindEmailCall, bindOtherCall, bindPhoneCall, countryAreasCall } from '@site/shared/wire/accounts';
import { CODE_CATES, CODE_TYPES } from '@site/shared/wire/codes';
import { memberInfoCall } from '@site/shared/wire/user';
import {
  answerDialog,
  aSecurityHost,
  card,
  lastOf,
  press,
  requestedCode,
  typeCode,
  typePassword,
  UNBOUND,
  user,
} from '../testing/authScreenSteps';
import { aMemberInfo } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { AuthScreen } from './AuthScreen';

describe('phone and real name', () => {
  it('are requested with the reason, and unlock the payout accounts once they are bound [R-ROLE-09]', async () => {
    const host = aSecurityHost(UNBOUND);
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

  it.each([
    ['phone', { phone: '', bindPhone: false }, '请先绑定手机'],
    ['real name', { realName: '', bindRealName: false }, '请先填写真实姓名'],
  ])('only the %s that is missing is requested', async (_what, missing, text) => {
    await renderView(AuthScreen, aSecurityHost(aMemberInfo(missing)));

    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}银行卡`));
  });

  it('the phone gets a code in a text message, cate 0 [R-API-022] [R-MSG-13] [R-SENDCODE-06]', async () => {
    const host = aSecurityHost(UNBOUND);
    await renderView(AuthScreen, host);
    expect(card('绑定手机').getByRole('button', { name: '获取验证码' })).toBeDisabled();

    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    await press('绑定手机', '获取验证码');

    expect(requestedCode(host)).toEqual({ number: '8613800001111', type: 4, cate: 0 });
    expect(lastOf(host.toasts)).toMatchObject({ message: '手机验证码获取成功，请查收短信' });
  });

  it('the phone is bound with its code [R-MEMBER-09] [R-API-017]', async () => {
    const host = aSecurityHost(UNBOUND);
    await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    await press('绑定手机', '获取验证码');
    await typeCode('绑定手机');
    await typePassword('绑定手机');
    await press('绑定手机', '绑定手机');

    expect(host.callsOf(bindPhoneCall)).toEqual([{ phone: '8613800001111', code: '123456', password: md5Hash('player123') }]);
    expect(screen.getByText('用于接收验证码、验证新设备与重置二级密码。').parentElement).toHaveFocus();
    expect(host.emitted).toContainEqual({ name: 'member/changed', event: {} });
    expect(lastOf(host.toasts)).toMatchObject({ message: '手机已绑定', tone: 'success' });
    expect(host.callsOf(memberInfoCall)).toHaveLength(2);
  });

  it("the phone must match its country's rule [R-API-047]", async () => {
    const host = aSecurityHost(UNBOUND);
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

  it('the phone is validated on blur, since no code is sent to a wrong one', async () => {
    await renderView(AuthScreen, aSecurityHost(UNBOUND));
    const number = card('绑定手机').getByRole('textbox', { name: '手机号码' });
    await user.click(number);
    await user.tab();
    expect(number).toBeValid();

    await user.type(number, '1380000111');
    await user.tab();

    expect(number).toHaveAccessibleDescription('请输入正确的手机号码');
    expect(card('绑定手机').getByRole('button', { name: '获取验证码' })).toBeDisabled();
  });

  it('a first phone requires the login password, because no earlier phone can receive a code', async () => {
    const host = aSecurityHost(UNBOUND);
    await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    await typeCode('绑定手机');
    await press('绑定手机', '绑定手机');

    expect(card('绑定手机').getByLabelText('登录密码')).toHaveAccessibleDescription('请输入登录密码');
    expect(card('绑定手机').queryByRole('button', { name: '改用短信验证码' })).not.toBeInTheDocument();
    expect(host.callsOf(bindPhoneCall)).toEqual([]);
  });

  it('another phone accepts a code to the previous one instead of the login password, and keeps the input', async () => {
    const host = aSecurityHost();
    await renderView(AuthScreen, host);
    await press('绑定手机', '更换手机');
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13900002222');
    await typeCode('绑定手机');
    await press('绑定手机', '改用短信验证码');
    expect(card('绑定手机').getByRole('button', { name: '改用登录密码' })).toHaveFocus();
    expect(card('绑定手机').getByRole('textbox', { name: '手机号码' })).toHaveValue('13900002222');

    await press('绑定手机', '获取验证码');
    expect(requestedCode(host)).toEqual({ number: '', type: CODE_TYPES.confirm, cate: CODE_CATES.sms });
    await user.type(card('绑定手机').getByRole('textbox', { name: '验证码（发送至 138****1111）' }), '654321');
    await press('绑定手机', '绑定手机');

    expect(host.callsOf(bindPhoneCall)).toEqual([{ phone: '8613900002222', code: '123456', ownCode: '654321' }]);
  });

  it('a wrong password is refused in place, and the input stays', async () => {
    const host = aSecurityHost();
    host.answer(bindPhoneCall, failing(refused(6100, '登录密码错误')));
    await renderView(AuthScreen, host);
    await press('绑定手机', '更换手机');
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13900002222');
    await typeCode('绑定手机');
    await typePassword('绑定手机', 'guess');
    await press('绑定手机', '绑定手机');

    expect(screen.getByRole('alert')).toHaveTextContent('登录密码错误');
    await user.clear(card('绑定手机').getByLabelText('登录密码'));
    await typePassword('绑定手机');
    await press('绑定手机', '绑定手机');
    expect(lastOf(host.callsOf(bindPhoneCall))).toEqual({ phone: '8613900002222', code: '123456', password: md5Hash('player123') });
  });

  it('another phone requires the login password', async () => {
    const host = aSecurityHost();
    await renderView(AuthScreen, host);
    await press('绑定手机', '更换手机');
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '+86 139 0000 2222');
    await typeCode('绑定手机');
    await press('绑定手机', '绑定手机');
    expect(card('绑定手机').getByText('请输入登录密码')).toBeVisible();
    expect(host.callsOf(bindPhoneCall)).toEqual([]);

    await user.type(card('绑定手机').getByLabelText('登录密码'), 'player123');
    await press('绑定手机', '绑定手机');

    expect(host.callsOf(bindPhoneCall)).toEqual([{ phone: '8613900002222', code: '123456', password: md5Hash('player123') }]);
  });

  it('the real name is checked before it is sent [R-VAL-43]', async () => {
    const host = aSecurityHost(UNBOUND);
    await renderView(AuthScreen, host);
    const name = card('真实姓名').getByRole('textbox', { name: '姓名' });
    await press('真实姓名', '提交姓名');
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('请输入正确的名字');

    await user.type(name, '林·');
    await press('真实姓名', '提交姓名');

    expect(card('真实姓名').getByText('请输入正确的名字')).toBeVisible();
    expect(card('真实姓名').getByText('资料提交后不能更改')).toBeVisible();
    expect(host.dialogs).toEqual([]);
    expect(host.callsOf(bindOtherCall)).toEqual([]);
  });

  it('the real name is validated on blur, once it is not empty [R-VAL-43]', async () => {
    await renderView(AuthScreen, aSecurityHost(UNBOUND));
    const name = card('真实姓名').getByRole('textbox', { name: '姓名' });
    await user.click(name);
    await user.tab();
    expect(name).toBeValid();

    await user.type(name, '林1');
    expect(name).toBeValid();
    await user.tab();

    expect(name).toHaveAccessibleDescription('请输入正确的名字');
  });

  it('the real name is bound once [R-MEMBER-11] [R-MEMBER-22] [R-API-015]', async () => {
    const host = aSecurityHost(UNBOUND);
    await renderView(AuthScreen, host);
    await user.type(card('真实姓名').getByRole('textbox', { name: '姓名' }), '林 • 海 ');
    host.answer(memberInfoCall, aMemberInfo());
    await press('真实姓名', '提交姓名');
    expect(lastOf(host.dialogs)?.options).toMatchObject({
      title: '确认真实姓名',
      message: '将绑定的姓名是：林·海\n提交后不能更改，收款账户的持有人须与它一致。',
      showCancel: true,
    });
    expect(host.callsOf(bindOtherCall)).toEqual([]);
    await answerDialog(host, 'confirmed');

    expect(host.callsOf(bindOtherCall)).toEqual([{ realName: '林·海' }]);
    expect(card('真实姓名').getByText('林*').parentElement).toHaveFocus();
    expect(card('真实姓名').queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('the real name is not sent until it is confirmed', async () => {
    const host = aSecurityHost(UNBOUND);
    await renderView(AuthScreen, host);
    await user.type(card('真实姓名').getByRole('textbox', { name: '姓名' }), '林海');
    await press('真实姓名', '提交姓名');
    await answerDialog(host, 'cancelled');

    expect(host.callsOf(bindOtherCall)).toEqual([]);
    expect(card('真实姓名').getByRole('textbox', { name: '姓名' })).toHaveValue('林海');
  });

  it('a refusal is shown in the form, which keeps its input', async () => {
    const host = aSecurityHost(UNBOUND);
    host.answer(bindOtherCall, failing(refused(6009, '资料已经提交，不能更改')));
    await renderView(AuthScreen, host);
    await user.type(card('真实姓名').getByRole('textbox', { name: '姓名' }), '林海');
    await press('真实姓名', '提交姓名');
    await answerDialog(host, 'confirmed');

    expect(screen.getByRole('alert')).toHaveTextContent('资料已经提交，不能更改');
    expect(card('真实姓名').getByRole('textbox', { name: '姓名' })).toHaveValue('林海');
  });
});

describe('the e-mail address', () => {
  it('gets a code by e-mail, cate 1 [R-SENDCODE-07]', async () => {
    const host = aSecurityHost(UNBOUND);
    await renderView(AuthScreen, host);
    await press('绑定邮箱', '绑定邮箱');
    await user.type(card('绑定邮箱').getByRole('textbox', { name: '邮箱地址' }), 'a@b.cn');
    await press('绑定邮箱', '获取验证码');

    expect(requestedCode(host)).toEqual({ number: 'a@b.cn', type: 5, cate: 1 });
  });

  it('is bound by the code that was sent to it [R-MEMBER-10] [R-API-016] [R-MSG-14]', async () => {
    const host = aSecurityHost(UNBOUND);
    await renderView(AuthScreen, host);
    await press('绑定邮箱', '绑定邮箱');
    await user.type(card('绑定邮箱').getByRole('textbox', { name: '邮箱地址' }), 'a@b.cn');
    await press('绑定邮箱', '获取验证码');
    expect(lastOf(host.toasts)).toMatchObject({ message: '邮箱验证码获取成功，请查收邮件' });
    // Voice codes are for phones only.
    expect(screen.queryByRole('button', { name: '使用语音验证码' })).not.toBeInTheDocument();
    await typeCode('绑定邮箱');
    await typePassword('绑定邮箱');
    await press('绑定邮箱', '绑定邮箱');

    expect(host.callsOf(bindEmailCall)).toEqual([{ email: 'a@b.cn', code: '123456', password: md5Hash('player123') }]);
  });

  it.each([
    ['the former address', {}, '更换邮箱', '改用邮箱验证码', '验证码（发送至 pl***@example.com）', CODE_CATES.email],
    ['the phone for a first one', { email: '' }, '绑定邮箱', '改用短信验证码', '验证码（发送至 138****1111）', CODE_CATES.sms],
  ])('accepts a code to %s instead of the login password', async (_case, facts, action, other, label, cate) => {
    const host = aSecurityHost(facts);
    await renderView(AuthScreen, host);
    await press('绑定邮箱', action);
    await user.type(card('绑定邮箱').getByRole('textbox', { name: '邮箱地址' }), 'a@b.cn');
    await typeCode('绑定邮箱');
    await press('绑定邮箱', other);
    await press('绑定邮箱', '获取验证码');
    expect(requestedCode(host)).toEqual({ number: '', type: CODE_TYPES.confirm, cate });
    await user.type(card('绑定邮箱').getByRole('textbox', { name: label }), '654321');
    await press('绑定邮箱', '绑定邮箱');

    expect(host.callsOf(bindEmailCall)).toEqual([{ email: 'a@b.cn', code: '123456', ownCode: '654321' }]);
  });
});

it('opens the form of a requested missing item, also on the page itself', async () => {
  const host = aSecurityHost({ email: '' });
  await renderView(AuthScreen, host);
  const button = () => screen.getByRole('button', { name: '绑定邮箱' });
  expect(button()).toHaveAttribute('aria-expanded', 'false');

  act(() => {
    host.services.navigation.go('auth', {}, { query: { item: 'email' } });
  });

  expect(screen.getByRole('textbox', { name: '邮箱地址' })).toBeVisible();
});

it('loads again on request after a failure', async () => {
  const host = aSecurityHost();
  host.answer(memberInfoCall, failing({ kind: 'unreachable' }));
  await renderView(AuthScreen, host);
  host.answer(memberInfoCall, aMemberInfo());
  await user.click(screen.getByRole('button', { name: '重试' }));

  expect(await screen.findByRole('region', { name: '绑定手机' })).toBeVisible();
});

it('has texts in traditional Chinese', async () => {
  await renderView(AuthScreen, aSecurityHost(UNBOUND), {}, 'zh-TW');

  expect(screen.getByRole('heading', { name: '帳戶安全' })).toBeVisible();
  expect(screen.getByRole('button', { name: '取得驗證碼' })).toBeVisible();
});

it('passes the accessibility check and leaves nothing open', async () => {
  const host = aSecurityHost(UNBOUND);
  const { unmount } = await renderView(AuthScreen, host);

  expect(await accessibilityFaults()).toEqual([]);
  unmount();
  expect(host.liveCount).toBe(0);
});
