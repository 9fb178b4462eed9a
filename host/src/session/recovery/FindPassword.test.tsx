import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { md5Hash } from '@site/shared/crypto';
import { accessibilityFaults } from '@site/testing/accessibility';
import { countryAreasCall } from '@site/shared/wire/accounts';
import { emailRecoveryResetCall, emailRecoveryVerifyCall } from '@site/shared/wire/recovery';
import { answered, clearDevice, refusal, success, type ShellOptions } from '../../testing/aShell';
import { renderApp } from '../../testing/renderApp';
import { createRememberedLogin } from '../rememberedCredentials';
import {
  user,
  COUNTRIES,
  openRecovery,
  dialog,
  field,
  button,
  currentStep,
  fill,
  askByPhone,
  askByEmail,
  verify,
  enterPasswords,
} from './testing/recoveryDialog';

beforeEach(clearDevice);

it('opens by the link of the login form, with its name [R-AUTH-03] [R-AUTH-11]', async () => {
  await renderApp('/nowhere', { answers: { [countryAreasCall.path]: success({ list: COUNTRIES }) } });
  await user.click(button('登录'));
  await screen.findByRole('dialog', { name: '登录' });
  await fill('用户名', 'player1');

  await user.click(button('忘记密码？'));

  await dialog();
  expect(field('用户名')).toHaveValue('player1');
  expect(field('用户名')).toHaveFocus();
});

describe('step 2', () => {
  async function openPasswordStep(options: ShellOptions = {}) {
    const test = await openRecovery(options);
    await askByEmail();
    await verify();
    await screen.findByLabelText('新密码');
    return test;
  }

  it('asks for a new password [R-RESET-06] [R-VAL-28]', async () => {
    const { requestsTo } = await openPasswordStep();
    expect(currentStep()).toBe('3重设密码');

    await user.click(button('重设密码'));

    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('请设置新密码');
    expect(requestsTo(emailRecoveryResetCall)).toEqual([]);
  });

  it('asks for 8 to 12 letters and digits, twice the same [R-VAL-29] [R-VAL-30]', async () => {
    const { requestsTo } = await openPasswordStep();
    await user.click(button('重设密码'));

    await user.type(screen.getByLabelText('新密码'), 'linhai');
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('请输入8-12位字母加数字');
    expect(screen.getByLabelText('确认新密码')).toHaveAccessibleDescription('两次输入的密码不一致，请重新输入');
    expect(requestsTo(emailRecoveryResetCall)).toEqual([]);
  });

  it('refuses a password that anyone would try first, and says why', async () => {
    const { requestsTo } = await openPasswordStep();
    await enterPasswords('Abc12345');

    await user.click(button('重设密码'));

    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('这个密码太常见，很容易被猜中，请换一个');
    expect(screen.getByLabelText('新密码')).toHaveFocus();
    expect(requestsTo(emailRecoveryResetCall)).toEqual([]);
  });

  it('goes back one step, and forward with the verified code; the passwords stay [R-RESET-10]', async () => {
    const { requestsTo } = await openPasswordStep();
    await enterPasswords();

    await user.click(button('上一步'));
    expect(currentStep()).toBe('2验证身份');
    expect(field('验证码')).toHaveValue('123456');
    await user.click(button('下一步'));

    expect(screen.getByLabelText('新密码')).toHaveValue('linhai999');
    expect(requestsTo(emailRecoveryVerifyCall)).toHaveLength(1);
  });

  it.each([
    ['refused', refusal(6007, '两次输入的密码不一致'), '两次输入的密码不一致'],
    ['refused as too late', refusal(6003, '请求被拒绝'), '身份验证已失效，请返回上一步重新获取验证码。'],
    ['not answered', answered('bad gateway', 502), '密码可能已经更改。请先用新密码登录，不成功再重新提交。'],
  ])('%s, it stays and reports it [R-RESET-15]', async (_how, answer, words) => {
    const { requestsTo } = await openPasswordStep({ answers: { [emailRecoveryResetCall.path]: answer } });
    await enterPasswords();

    await user.click(button('重设密码'));

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(currentStep()).toBe('3重设密码');
    expect(requestsTo(emailRecoveryResetCall)).toHaveLength(1);
  });

  it('names the account for password managers, and marks the password as new', async () => {
    await openPasswordStep();

    const form = screen.getByLabelText('新密码').closest('form');
    expect(form?.querySelector('input[autocomplete="username"]')).toHaveValue('player1');
    expect(screen.getByLabelText('新密码')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('step 3', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  async function recover(options: ShellOptions = {}) {
    const test = await openRecovery({ now: () => Date.now(), ...options });
    await askByEmail();
    await verify();
    await enterPasswords();
    jest.useFakeTimers();
    fireEvent.click(button('重设密码'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    return test;
  }

  it('shows success and a countdown of three seconds [R-RESET-07] [R-RESET-08]', async () => {
    const { requestsTo } = await recover();

    expect(screen.getByText('密码已重设')).toBeInTheDocument();
    expect(screen.getByText('3 秒后返回登录')).toBeInTheDocument();
    expect(requestsTo(emailRecoveryResetCall)[0]?.payload).toMatchObject({ password: md5Hash('linhai999') });
  });

  it('returns to login with the name after three seconds [R-RESET-09] [R-RESET-16] [R-CONST-10]', async () => {
    await recover();

    await act(() => jest.advanceTimersByTimeAsync(2999));
    expect(screen.getByText('1 秒后返回登录')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));

    expect(screen.getByRole('dialog', { name: '登录' })).toBeInTheDocument();
    expect(field('用户名')).toHaveValue('player1');
    expect(screen.getByLabelText('密码')).toHaveValue('');
  });

  it('returns at once by the button', async () => {
    await recover();

    expect(button('立即登录')).toHaveFocus();
    fireEvent.click(button('立即登录'));

    expect(screen.getByRole('dialog', { name: '登录' })).toBeInTheDocument();
  });

  it('is announced, and the device forgets the old password', async () => {
    const { shell } = await openRecovery();
    const remembered = createRememberedLogin(shell.storage, () => Date.now());
    await remembered.keep({ username: 'Player1', password: 'player123' });
    const heard = jest.fn();
    shell.bus.on('auth/password-change-success', heard);
    await askByEmail();
    await verify();
    await enterPasswords();

    await user.click(button('重设密码'));
    await screen.findByText('密码已重设');

    expect(heard).toHaveBeenCalledTimes(1);
    expect(await remembered.read()).toBeUndefined();
    expect(screen.getByText('密码已重设').closest('[role=status]')).not.toBeNull();
  });
});

it('is the same in Taiwan usage', async () => {
  const { shell } = await openRecovery();

  await act(() => shell.locale.choose('zh-TW'));

  expect(await screen.findByRole('dialog', { name: '找回密碼' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: '信箱找回' })).toBeInTheDocument();
});

it('has no accessibility faults in any step', async () => {
  await openRecovery();
  await user.click(button('下一步'));
  expect(await accessibilityFaults()).toEqual([]);
  await askByPhone();
  await screen.findByText('+8613800001111');
  expect(await accessibilityFaults()).toEqual([]);
  await verify();
  await enterPasswords();
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(button('重设密码'));
  await screen.findByText('密码已重设');
  expect(await accessibilityFaults()).toEqual([]);
});
