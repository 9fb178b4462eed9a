import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCipherKey } from '@site/shared/crypto';
import { countryAreasCall } from '@site/shared/wire/accounts';
import { captchaTypeCall } from '@site/shared/wire/captcha';
import { sendCodeToGuestCall } from '@site/shared/wire/codes';
import {
  emailRecoveryCodeCall,
  emailRecoveryResetCall,
  emailRecoveryVerifyCall,
  phoneRecoveryCodeCall,
  phoneRecoveryResetCall,
  phoneRecoveryVerifyCall,
} from '@site/shared/wire/recovery';
import { preInfoCall } from '@site/shared/wire/site';
import { aSite, success, type ShellOptions } from '../../../testing/aShell';
import { BARE_PAGE, renderApp } from '../../../testing/renderApp';

export const user = userEvent.setup();
export const COUNTRIES = [
  { areaName: '中国大陆', areaCode: '86', regex: '^1\\d{10}$' },
  { areaName: '中国香港', areaCode: '852', regex: '^[4-9]\\d{7}$' },
];

/** Opens the recovery in a setup where no captcha is required. */
export async function openRecovery({ answers, ...options }: ShellOptions = {}) {
  const test = await renderApp(BARE_PAGE, {
    ...options,
    answers: {
      [preInfoCall.path]: success(aSite({ cipherKey: createCipherKey() })),
      [countryAreasCall.path]: success({ list: COUNTRIES }),
      [captchaTypeCall.path]: success({ kaptchcate: '' }),
      [sendCodeToGuestCall.path]: success({ sentTo: '138****1111' }),
      ...Object.fromEntries(
        [
          phoneRecoveryCodeCall,
          phoneRecoveryVerifyCall,
          phoneRecoveryResetCall,
          emailRecoveryCodeCall,
          emailRecoveryVerifyCall,
          emailRecoveryResetCall,
        ].map(({ path }) => [path, success({ secret: 'secret-of-step-two' })]),
      ),
      ...answers,
    },
  });
  act(() => {
    test.shell.signIn.recoverPassword('');
  });
  await dialog();
  return test;
}

export const dialog = () => screen.findByRole('dialog', { name: '找回密码' });
export const field = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const currentStep = () =>
  within(screen.getByRole('list', { name: '找回密码的步骤' })).getAllByRole('listitem', { current: 'step' })[0]?.textContent;

export async function fill(name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

export async function askByPhone() {
  await fill('用户名', 'player1');
  await fill('手机号码', '13800001111');
  await user.click(button('下一步'));
}

export async function askByEmail() {
  await user.click(screen.getByRole('tab', { name: '邮箱找回' }));
  await fill('用户名', 'player1');
  await fill('邮箱', 'linhai@example.com');
  await user.click(button('下一步'));
}

export async function verify(code = '123456') {
  await screen.findByText('若信息与账户一致，验证码将发送至');
  await fill('验证码', code);
  await user.click(button('下一步'));
}

export async function enterPasswords(password = 'linhai999', repeatPassword = password) {
  await screen.findByLabelText('新密码');
  await user.type(screen.getByLabelText('新密码'), password);
  await user.type(screen.getByLabelText('确认新密码'), repeatPassword);
}
