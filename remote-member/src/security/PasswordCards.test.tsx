import { screen } from '@testing-library/react';
import { md5Hash } from '@site/shared/crypto';
import {
  bindPasswordByEmailCall,
  bindPasswordByPhoneCall,
  bindPasswordCall,
  resetWithdrawPasswordCall,
  setWithdrawPasswordCall,
} from '@site/shared/wire/accounts';
import { CODE_CATES, CODE_TYPES } from '@site/shared/wire/codes';
import { aSecurityHost, card, press, requestedCode, typeCode, user } from '../testing/authScreenSteps';
import { renderView } from '../testing/renderView';
import { AuthScreen } from './AuthScreen';

describe('passwords', () => {
  it('the login password is changed with the old one [R-API-020]', async () => {
    const host = aSecurityHost();
    await renderView(AuthScreen, host);
    await press('登录密码', '修改登录密码');
    const field = (name: string) => card('登录密码').getByLabelText(name);
    const submit = () => press('登录密码', '修改登录密码');
    expect(field('新密码').closest('form')?.querySelector('input[autocomplete="username"]')).toHaveValue('player1');
    await submit();
    expect(['当前密码', '新密码', '确认新密码'].map((name) => field(name).getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
    expect(field('当前密码')).toHaveFocus();

    await user.type(field('当前密码'), 'player123');
    await user.type(field('新密码'), 'short');
    await user.type(field('确认新密码'), 'sho');
    await submit();
    expect(screen.getByText('请输入 8-12 位字母加数字')).toBeVisible();
    expect(screen.getByText('两次输入的密码不一致')).toBeVisible();

    await user.type(field('新密码'), '12345');
    await user.type(field('确认新密码'), 'rt12345');
    await submit();

    expect(host.callsOf(bindPasswordCall)).toEqual([{ oldPassword: md5Hash('player123'), password: md5Hash('short12345') }]);
    expect(host.emitted).toContainEqual({ name: 'auth/password-change-success', event: {} });
  });

  it.each([
    ['短信', '[R-API-018]', bindPasswordByPhoneCall, CODE_CATES.sms],
    ['邮箱', '[R-API-019]', bindPasswordByEmailCall, CODE_CATES.email],
  ] as const)('the login password is changed by a code by %s when the old one is forgotten %s', async (way, _row, call, cate) => {
    const host = aSecurityHost();
    await renderView(AuthScreen, host);
    await press('登录密码', '修改登录密码');
    await press('登录密码', `改用${way}验证码`);
    await press('登录密码', '获取验证码');
    expect(requestedCode(host)).toEqual({ number: '', type: CODE_TYPES.loginPassword, cate });
    await user.click(card('登录密码').getByRole('textbox', { name: /^验证码（发送至 / }));
    await user.keyboard('654321');
    await user.type(card('登录密码').getByLabelText('新密码'), 'short12345');
    await user.type(card('登录密码').getByLabelText('确认新密码'), 'short12345');
    await press('登录密码', '修改登录密码');

    expect(host.callsOf(call)).toEqual([{ code: '654321', password: md5Hash('short12345') }]);
    expect(host.callsOf(bindPasswordCall)).toEqual([]);
    expect(host.emitted).toContainEqual({ name: 'auth/password-change-success', event: {} });
  });

  it('the login password must not be a common one', async () => {
    const host = aSecurityHost();
    await renderView(AuthScreen, host);
    await press('登录密码', '修改登录密码');
    const field = (name: string) => card('登录密码').getByLabelText(name);
    await user.type(field('当前密码'), 'player123');
    await user.type(field('新密码'), 'Abc12345');
    await user.type(field('确认新密码'), 'Abc12345');
    await press('登录密码', '修改登录密码');

    expect(field('新密码')).toHaveAccessibleDescription('这个密码太常见，很容易被猜中，请换一个');
    expect(field('新密码')).toHaveFocus();
    expect(host.callsOf(bindPasswordCall)).toEqual([]);
  });

  it('the withdrawal password is set with the login password [R-MEMBER-13] [R-API-024]', async () => {
    const host = aSecurityHost();
    await renderView(AuthScreen, host);
    await press('二级密码', '设置二级密码');
    await user.type(card('二级密码').getByLabelText('新的二级密码'), '27391a8');
    await user.type(card('二级密码').getByLabelText('确认二级密码'), '273918');
    await user.type(card('二级密码').getByLabelText('登录密码'), 'player123');
    await press('二级密码', '设置二级密码');

    expect(host.callsOf(setWithdrawPasswordCall)).toEqual([{ password: md5Hash('273918'), loginPassword: md5Hash('player123') }]);
    expect(host.emitted).toContainEqual({ name: 'member/changed', event: {} });
  });

  it.each(['123456', '888888', '900101', '147258'])('the withdrawal password must not be %s, which is easily guessed', async (pin) => {
    const host = aSecurityHost();
    await renderView(AuthScreen, host);
    await press('二级密码', '设置二级密码');
    const field = card('二级密码').getByLabelText('新的二级密码');
    await user.type(field, pin);
    await user.type(card('二级密码').getByLabelText('确认二级密码'), pin);
    await user.type(card('二级密码').getByLabelText('登录密码'), 'player123');
    await press('二级密码', '设置二级密码');

    expect(field).toHaveAccessibleDescription('太容易被猜到，请勿使用重复或连续的数字、年月日与常见组合');
    expect(field).toHaveFocus();
    expect(host.callsOf(setWithdrawPasswordCall)).toEqual([]);
  });

  it('the withdrawal password is never repeated in a notice', async () => {
    await renderView(AuthScreen, aSecurityHost());
    await press('二级密码', '设置二级密码');
    const field = card('二级密码').getByLabelText('新的二级密码');
    await user.click(field);
    await user.paste('2739abc');

    expect(field).toHaveValue('');
    expect(field).toHaveAccessibleDescription('输入的内容不是所需位数的数字，请重新输入');
  });

  it("the withdrawal password is reset by a code to the member's phone [R-API-025]", async () => {
    const host = aSecurityHost({ hasSecondPassword: true });
    await renderView(AuthScreen, host);
    await press('二级密码', '重置二级密码');
    await press('二级密码', '获取验证码');
    expect(requestedCode(host)).toEqual({ number: '', type: CODE_TYPES.password, cate: CODE_CATES.sms });
    await user.type(card('二级密码').getByLabelText('新的二级密码'), '805274');
    await user.type(card('二级密码').getByLabelText('确认二级密码'), '805274');
    await typeCode('二级密码', '654321');
    await press('二级密码', '重置二级密码');

    expect(host.callsOf(resetWithdrawPasswordCall)).toEqual([{ password: md5Hash('805274'), code: '654321' }]);
  });

  it('the withdrawal password is hidden when the site does not require it [R-FLAG-05]', async () => {
    const host = aSecurityHost({}, { flags: { withdrawPassword: false } });
    await renderView(AuthScreen, host);

    expect(screen.queryByRole('region', { name: '二级密码' })).not.toBeInTheDocument();
  });

  it('the withdrawal password is set during a withdrawal, which then continues with its input', async () => {
    const host = aSecurityHost();
    host.location.set({ name: 'auth', path: '/mine/auth', params: {}, query: { for: 'withdrawal', account: 'card', amount: '300' } });
    await renderView(AuthScreen, host);
    // The form is open and has the focus.
    expect(card('二级密码').getByText(/^取款与移除收款账户时使用/).parentElement).toHaveFocus();
    await user.type(card('二级密码').getByLabelText('新的二级密码'), '273918');
    await user.type(card('二级密码').getByLabelText('确认二级密码'), '273918');
    await user.type(card('二级密码').getByLabelText('登录密码'), 'player123');
    await press('二级密码', '设置二级密码');

    expect(host.location.get()).toMatchObject({ name: 'takeMoney', query: { account: 'card', amount: '300' } });
  });
});
