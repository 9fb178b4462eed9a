import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCipherKey } from '@site/shared/crypto';
import { countryAreasCall } from '@site/shared/wire/accounts';
import { captchaTypeCall } from '@site/shared/wire/captcha';
import { phoneRecoveryCodeCall, phoneRecoveryResetCall, phoneRecoveryVerifyCall } from '@site/shared/wire/recovery';
import { preInfoCall } from '@site/shared/wire/site';
import { loginCall } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { aSite, clearDevice, refusal, success, type ShellOptions } from '../../testing/aShell';
import { renderApp } from '../../testing/renderApp';

const user = userEvent.setup();

beforeEach(clearDevice);

const openPage = (options: ShellOptions = {}) =>
  renderApp('/nowhere', {
    ...options,
    answers: {
      [preInfoCall.path]: success(aSite({ cipherKey: createCipherKey() })),
      [countryAreasCall.path]: success({ list: [{ areaName: '中国大陆', areaCode: '86', regex: '^1\\d{10}$' }] }),
      [captchaTypeCall.path]: success({ kaptchcate: '' }),
      [registerCall.path]: success({}),
      [phoneRecoveryCodeCall.path]: success({}),
      [phoneRecoveryVerifyCall.path]: success({ secret: 'secret-of-step-two' }),
      [phoneRecoveryResetCall.path]: success({}),
      ...options.answers,
    },
  });

/** Presses Tab until the wanted element has the focus, and expects that the focus never leaves the dialog. */
async function tabTo(wanted: HTMLElement, direction: { readonly shift?: boolean } = {}): Promise<void> {
  const dialog = wanted.closest<HTMLElement>('[role=dialog]');
  for (let presses = 0; presses < 20 && document.activeElement !== wanted; presses += 1) {
    await user.tab(direction);
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  expect(wanted).toHaveFocus();
}

const field = (name: string) => screen.getByRole('textbox', { name });
const secret = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });

async function openDialog() {
  const opener = button('登录');
  opener.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: '登录' });
  await waitFor(() => {
    expect(field('用户名')).toHaveFocus();
  });
}

const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

describe('by keyboard alone', () => {
  it('a player signs in', async () => {
    const { shell } = await openPage();
    await openDialog();

    await user.keyboard('player1');
    await tabTo(secret('密码'));
    await user.keyboard('player123');
    await tabTo(screen.getByRole('checkbox', { name: '记住密码' }));
    await user.keyboard(' ');
    await tabTo(button('登录'));
    await user.keyboard('{Enter}');

    await closed();
    expect(shell.session.isSignedIn.get()).toBe(true);
  });

  it('a visitor registers', async () => {
    const { shell } = await openPage();
    await openDialog();

    await tabTo(screen.getByRole('tab', { name: '登录' }), { shift: true });
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: '注册' });
    await tabTo(field('用户名'));
    await user.keyboard('linhai88');
    await tabTo(secret('密码'));
    await user.keyboard('linhai888');
    await tabTo(secret('确认密码'));
    await user.keyboard('linhai888');
    await tabTo(screen.getByRole('checkbox'));
    await user.keyboard(' ');
    await tabTo(button('立即注册'));
    await user.keyboard('{Enter}');

    await closed();
    expect(shell.session.isSignedIn.get()).toBe(true);
  });

  it('a password is recovered', async () => {
    const { shell } = await openPage();
    await openDialog();

    await tabTo(button('忘记密码？'));
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '找回密码' });
    expect(field('用户名')).toHaveFocus();
    await user.keyboard('player1');
    await tabTo(field('手机号码'));
    await user.keyboard('13800001111{Enter}');

    await screen.findByText('+8613800001111');
    expect(field('验证码')).toHaveFocus();
    await user.keyboard('123456{Enter}');

    await screen.findByLabelText('新密码');
    expect(secret('新密码')).toHaveFocus();
    await user.keyboard('linhai999');
    await tabTo(secret('确认新密码'));
    await user.keyboard('linhai999{Enter}');

    await screen.findByText('密码已重设');
    expect(button('立即登录')).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '登录' });
    expect(field('用户名')).toHaveValue('player1');
    expect(shell.session.isSignedIn.get()).toBe(false);
  });

  it('the previous step is reachable, and the dialog can be closed', async () => {
    const { shell } = await openPage();
    act(() => {
      shell.signIn.recoverPassword('player1');
    });
    await screen.findByRole('dialog', { name: '找回密码' });
    await tabTo(field('手机号码'));
    await user.keyboard('13800001111{Enter}');
    await screen.findByText('+8613800001111');

    await tabTo(button('上一步'));
    await user.keyboard('{Enter}');
    expect(field('手机号码')).toHaveValue('13800001111');
    expect(field('用户名')).toHaveFocus();

    await user.keyboard('{Escape}');
    await closed();
  });
});

describe('a password manager and a phone keyboard know', () => {
  const attributesOf = (element: HTMLElement) => [element.getAttribute('autocomplete'), element.getAttribute('inputmode')];
  const isInForm = (element: HTMLElement) => element.closest('form') !== null;

  it('the login', async () => {
    await openPage();
    await openDialog();

    expect(attributesOf(field('用户名'))).toEqual(['username', null]);
    expect(attributesOf(secret('密码'))).toEqual(['current-password', null]);
    expect([field('用户名'), secret('密码')].every(isInForm)).toBe(true);
  });

  it('the registration', async () => {
    const { shell } = await openPage();
    act(shell.signIn.openRegister);
    await screen.findByRole('dialog', { name: '注册' });

    expect(attributesOf(field('用户名'))).toEqual(['username', null]);
    expect(attributesOf(secret('密码'))).toEqual(['new-password', null]);
    expect(attributesOf(secret('确认密码'))).toEqual(['new-password', null]);
    expect([field('用户名'), secret('密码'), secret('确认密码')].every(isInForm)).toBe(true);
  });

  it('the code of a message', async () => {
    const { shell } = await openPage({ answers: { [loginCall.path]: refusal(6026, '请先完成手机验证', { phoneNumber: '138****1111' }) } });
    act(() => {
      shell.signIn.verifyDevice({
        phoneNumber: '138****1111',
        username: 'player1',
        passwordHash: '',
        message: '请先完成手机验证',
        remember: undefined,
      });
    });
    await screen.findByRole('dialog', { name: '新设备验证' });

    expect(attributesOf(screen.getByRole('textbox', { name: '验证码' }))).toEqual(['one-time-code', 'numeric']);
  });

  it('the recovery', async () => {
    const { shell } = await openPage();
    act(() => {
      shell.signIn.recoverPassword('player1');
    });
    await screen.findByRole('dialog', { name: '找回密码' });
    expect(attributesOf(field('用户名'))).toEqual(['username', null]);
    expect(attributesOf(field('手机号码'))).toEqual(['tel-national', 'numeric']);

    await user.type(field('手机号码'), '13800001111{Enter}');
    await screen.findByText('+8613800001111');
    expect(attributesOf(field('验证码'))).toEqual(['one-time-code', 'numeric']);
    expect(isInForm(field('验证码'))).toBe(true);
  });
});
