import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCipherKey, md5Hash } from '@site/shared/crypto';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
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
import { answered, aSite, clearDevice, refusal, success, type ShellOptions } from '../../testing/aShell';
import { renderApp } from '../../testing/renderApp';
import { createRememberedLogin } from '../rememberedCredentials';

const user = userEvent.setup();
const COUNTRIES = [
  { areaName: '中国大陆', areaCode: '86', regex: '^1\\d{10}$' },
  { areaName: '中国香港', areaCode: '852', regex: '^[4-9]\\d{7}$' },
];

// A busy machine is no failure.
configure({ asyncUtilTimeout: 5000 });

beforeEach(clearDevice);

/** The recovery on a page with little else, with no captcha in its way. */
async function openRecovery({ answers, ...options }: ShellOptions = {}) {
  const test = await renderApp('/nowhere', {
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
        ].map(({ path }) => [path, success({})]),
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

const dialog = () => screen.findByRole('dialog', { name: '找回密码' });
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const currentStep = () =>
  within(screen.getByRole('list', { name: '找回密码的步骤' })).getAllByRole('listitem', { current: 'step' })[0]?.textContent;

async function fill(name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

async function askByPhone() {
  await fill('用户名', 'player1');
  await fill('手机号码', '13800001111');
  await user.click(button('下一步'));
}

async function askByEmail() {
  await user.click(screen.getByRole('tab', { name: '邮箱找回' }));
  await fill('用户名', 'player1');
  await fill('邮箱', 'linhai@example.com');
  await user.click(button('下一步'));
}

async function verify(code = '123456') {
  await screen.findByText('若信息与账户一致，验证码将发送至');
  await fill('验证码', code);
  await user.click(button('下一步'));
}

async function enterPasswords(password = 'linhai999', repeatPassword = password) {
  await screen.findByLabelText('新密码');
  await user.type(screen.getByLabelText('新密码'), password);
  await user.type(screen.getByLabelText('确认新密码'), repeatPassword);
}

it('is where the link of the login form leads, with the name that stood there [R-AUTH-03] [R-AUTH-11]', async () => {
  await renderApp('/nowhere', { answers: { [countryAreasCall.path]: success({ list: COUNTRIES }) } });
  await user.click(button('登录'));
  await screen.findByRole('dialog', { name: '登录' });
  await fill('用户名', 'player1');

  await user.click(button('忘记密码？'));

  await dialog();
  expect(field('用户名')).toHaveValue('player1');
  expect(field('用户名')).toHaveFocus();
});

describe('step 0', () => {
  it('has a tab for the phone and one for the e-mail, and asks for the identity [R-RESET-01] [R-RESET-02] [R-RESET-04] [R-AREA-01]', async () => {
    await openRecovery();

    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['手机找回', '邮箱找回']);
    expect(currentStep()).toBe('1确认账户');
    expect(await screen.findByRole('combobox', { name: '国家或地区' })).toHaveTextContent('+86 中国大陆');
    expect(field('手机号码')).toBeInTheDocument();

    await user.click(screen.getByRole('tab', { name: '邮箱找回' }));
    expect(field('邮箱')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: '手机号码' })).not.toBeInTheDocument();
  });

  it('says what is missing under its field, once it was asked for [R-VAL-18] [R-VAL-20] [R-VAL-23] [R-VAL-24]', async () => {
    const { requestsTo } = await openRecovery();
    expect(field('用户名')).not.toHaveAccessibleDescription();

    await user.click(button('下一步'));
    expect(field('用户名')).toHaveAccessibleDescription('请输入用户名');
    expect(field('手机号码')).toHaveAccessibleDescription('请输入正确的手机号码');

    await user.click(screen.getByRole('tab', { name: '邮箱找回' }));
    await user.click(button('下一步'));
    expect(field('邮箱')).toHaveAccessibleDescription('请输入邮箱');
    await fill('邮箱', 'linhai');
    expect(field('邮箱')).toHaveAccessibleDescription('请输入正确的邮箱');
    expect(requestsTo(captchaTypeCall)).toEqual([]);
  });

  it('takes 30 characters of a name, 11 digits of a phone, 40 of an address [R-VAL-19] [R-VAL-22] [R-VAL-25] [R-CONST-13] [R-CONST-14] [R-CONST-15]', async () => {
    await openRecovery();

    await user.type(field('用户名'), 'a'.repeat(31));
    await user.type(field('手机号码'), '138-0000 11112');
    expect(field('用户名')).toHaveValue('a'.repeat(30));
    expect(field('手机号码')).toHaveAttribute('maxlength', '11');
    expect((field('手机号码') as HTMLInputElement).value).toMatch(/^\d{1,11}$/);

    await user.click(screen.getByRole('tab', { name: '邮箱找回' }));
    await user.type(field('邮箱'), `${'a'.repeat(40)}@b.c`);
    expect(field('邮箱')).toHaveValue('a'.repeat(40));
  });

  it('sends the phone of another country with its code [R-API-033] [R-API-039] [R-AREA-01]', async () => {
    const { requestsTo } = await openRecovery();
    await fill('用户名', 'player1');
    await user.click(await screen.findByRole('combobox', { name: '国家或地区' }));
    await user.click(await screen.findByRole('option', { name: '+852 中国香港' }));
    await fill('手机号码', '61234567');

    await user.click(button('下一步'));
    await screen.findByText('+85261234567');

    expect(requestsTo(phoneRecoveryCodeCall)[0]?.payload).toEqual({ name: 'player1', phone: '85261234567' });
  });

  it('offers China alone where the countries cannot be read, and works', async () => {
    await openRecovery({ answers: { [countryAreasCall.path]: answered('bad gateway', 502) } });
    expect(screen.getByRole('combobox', { name: '国家或地区' })).toHaveTextContent('+86 中国大陆');

    await askByPhone();

    expect(await screen.findByText('+8613800001111')).toBeInTheDocument();
  });

  it.each([
    ['by phone [R-CAPT-09] [R-CAPT-12] [R-MSG-13] [R-RESET-11]', askByPhone, { ktype: 2, phone: '8613800001111' }, '手机验证码获取成功'],
    [
      'by e-mail [R-CAPT-09] [R-CAPT-13] [R-MSG-14] [R-RESET-12]',
      askByEmail,
      { ktype: 3, email: 'linhai@example.com' },
      '邮箱验证码获取成功',
    ],
  ])('starts a captcha, has a code sent, says so, and goes to step 1 %s', async (_by, ask, start, words) => {
    const { requestsTo, shell } = await openRecovery();

    await ask();
    await screen.findByText('若信息与账户一致，验证码将发送至');

    expect(requestsTo(captchaTypeCall).map(({ payload }) => payload)).toEqual([{ name: 'player1', ...start }]);
    expect(shell.overlays.shownToast.get()).toMatchObject({ message: words });
    expect(currentStep()).toBe('2验证身份');
    expect(field('验证码')).toHaveFocus();
  });

  it.each([
    [6033, 'where the region is not served', '您所在的地区暂不提供服务'],
    [6034, '[R-ERR-6034]', '尝试次数过多，请稍后再试或联系客服'],
    [6039, '[R-ERR-6039]', '24 小时内登录的设备过多'],
  ])("shows the server's words of code %i and stays [R-RESET-13] %s", async (code, _rows, words) => {
    await openRecovery({ answers: { [phoneRecoveryCodeCall.path]: refusal(code, words) } });

    await askByPhone();

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(currentStep()).toBe('1确认账户');
    await fill('用户名', '2');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has to wait after 6066 [R-ERR-6066] [R-RESET-17]', async () => {
    const { requestsTo } = await openRecovery({ answers: { [phoneRecoveryCodeCall.path]: refusal(6066, '请 60 秒后再试') } });

    await askByPhone();

    expect(await screen.findByRole('alert')).toHaveTextContent('请 60 秒后再试');
    expect(button(/秒后可重试/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(/秒后可重试/));
    expect(requestsTo(phoneRecoveryCodeCall)).toHaveLength(1);
  });

  it('tells that an answer was lost, and what that may mean', async () => {
    const { requestsTo } = await openRecovery({ answers: { [phoneRecoveryCodeCall.path]: answered('bad gateway', 502) } });

    await askByPhone();

    expect(await screen.findByRole('alert')).toHaveTextContent('验证码可能已经发出。若提示发送过于频繁，请稍候再试。');
    expect(requestsTo(phoneRecoveryCodeCall)).toHaveLength(1);
  });
});

describe('step 1', () => {
  it('asks for the code, of 30 characters at most [R-RESET-05] [R-VAL-26] [R-VAL-27] [R-CONST-16]', async () => {
    const { requestsTo } = await openRecovery();
    await askByPhone();
    await screen.findByText('+8613800001111');

    await user.click(button('下一步'));
    expect(field('验证码')).toHaveAccessibleDescription('请输入验证码');
    expect(requestsTo(phoneRecoveryVerifyCall)).toEqual([]);

    await user.type(field('验证码'), '1'.repeat(31));
    expect(field('验证码')).toHaveValue('1'.repeat(30));
  });

  it.each([
    [6036, '[R-ERR-6036]', '验证码错误'],
    [6037, '[R-ERR-6037]', '验证码错误次数过多，请重新获取'],
    [6038, '[R-ERR-6038]', '验证码已失效，请重新获取'],
  ])("shows the server's words of code %i and stays [R-RESET-14] %s", async (code, _rows, words) => {
    await openRecovery({ answers: { [phoneRecoveryVerifyCall.path]: refusal(code, words) } });
    await askByPhone();

    await verify();

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(currentStep()).toBe('2验证身份');
    expect(field('验证码')).toHaveValue('123456');
  });

  it('goes back one step and keeps what was typed [R-RESET-10]', async () => {
    await openRecovery();
    await askByPhone();
    await screen.findByText('+8613800001111');

    await user.click(button('上一步'));

    expect(currentStep()).toBe('1确认账户');
    expect(field('用户名')).toHaveValue('player1');
    expect(field('手机号码')).toHaveValue('13800001111');
    expect(field('用户名')).toHaveFocus();
  });

  it('sends another code after 60 seconds; closing, opening and changing tabs are no way round [R-RESET-17] [R-CONST-09]', async () => {
    let now = 1_800_000_000_000;
    const { shell, requestsTo } = await openRecovery({ now: () => now });
    await askByPhone();
    await screen.findByText('+8613800001111');
    expect(button('60 秒后重发')).toBeDisabled();
    expect(button('语音验证码')).toBeDisabled();

    await user.click(button('上一步'));
    await user.click(screen.getByRole('tab', { name: '邮箱找回' }));
    await user.click(screen.getByRole('tab', { name: '手机找回' }));
    await user.click(button('下一步'));
    expect(await screen.findByRole('button', { name: '60 秒后重发' })).toBeDisabled();

    act(shell.signIn.close);
    now += 20_000;
    act(() => {
      shell.bus.emit('auth/forgot-password', {});
    });
    expect(await screen.findByRole('button', { name: '40 秒后重发' })).toBeDisabled();

    act(shell.signIn.close);
    now += 40_000;
    act(() => {
      shell.bus.emit('auth/forgot-password', {});
    });
    await user.click(await screen.findByRole('button', { name: '重新获取' }));
    expect(await screen.findByRole('button', { name: '60 秒后重发' })).toBeDisabled();
    expect(requestsTo(phoneRecoveryCodeCall)).toHaveLength(2);
    expect(requestsTo(captchaTypeCall)).toHaveLength(2);
  });

  it('calls instead, and tells to answer; not for an e-mail [R-DLG-03] [R-MSG-15] [R-SENDCODE-08]', async () => {
    let now = 1_800_000_000_000;
    const { shell, requestsTo } = await openRecovery({ now: () => now });
    await askByPhone();
    await screen.findByText('+8613800001111');
    act(shell.signIn.close);
    now += 60_000;
    act(() => {
      shell.bus.emit('auth/forgot-password', {});
    });

    await waitFor(() => {
      expect(button('语音验证码')).toBeEnabled();
    });
    await user.click(button('语音验证码'));

    await screen.findByText('系统正在拨打 +8613800001111，请接听来电并记下 6 位验证码。');
    const call = screen.getByRole('dialog', { name: '请接听来电' });
    expect(requestsTo(sendCodeToGuestCall)[0]?.payload).toMatchObject({ type: 2, cate: 2 });
    expect(shell.overlays.shownToast.get()).toMatchObject({ message: '验证码获取成功，请接听来电' });
    await user.click(within(call).getByRole('button', { name: '我知道了' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: '请接听来电' })).not.toBeInTheDocument();
    });
    expect(currentStep()).toBe('2验证身份');
  });

  it('by e-mail offers no call', async () => {
    await openRecovery();
    await askByEmail();
    await screen.findByText('linhai@example.com');

    expect(screen.queryByRole('button', { name: '语音验证码' })).not.toBeInTheDocument();
  });
});

describe('step 2', () => {
  async function openPasswordStep(options: ShellOptions = {}) {
    const test = await openRecovery(options);
    await askByEmail();
    await verify();
    await screen.findByLabelText('新密码');
    return test;
  }

  it('asks for a new password, twice [R-RESET-06] [R-VAL-28] [R-VAL-29] [R-VAL-30]', async () => {
    const { requestsTo } = await openPasswordStep();
    expect(currentStep()).toBe('3重设密码');

    await user.click(button('重设密码'));
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('请设置新密码');
    await user.type(screen.getByLabelText('新密码'), 'linhai');
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('请输入8-12位字母加数字');
    expect(screen.getByLabelText('确认新密码')).toHaveAccessibleDescription('两次输入的密码不一致，请重新输入');
    expect(requestsTo(emailRecoveryResetCall)).toEqual([]);
  });

  it('goes back one step, and on again with the code that was right; the passwords stay [R-RESET-10]', async () => {
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
  ])('%s, it stays and says so [R-RESET-15]', async (_how, answer, words) => {
    const { requestsTo } = await openPasswordStep({ answers: { [emailRecoveryResetCall.path]: answer } });
    await enterPasswords();

    await user.click(button('重设密码'));

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(currentStep()).toBe('3重设密码');
    expect(requestsTo(emailRecoveryResetCall)).toHaveLength(1);
  });

  it('tells a password manager whose password it is, and that it is new', async () => {
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

  it('shows that it worked, counts three seconds down, and leads to login with the name [R-RESET-07] [R-RESET-08] [R-RESET-09] [R-RESET-16] [R-CONST-10]', async () => {
    const { requestsTo } = await recover();
    expect(screen.getByText('密码已重设')).toBeInTheDocument();
    expect(screen.getByText('3 秒后返回登录')).toBeInTheDocument();
    expect(requestsTo(emailRecoveryResetCall)[0]?.payload).toMatchObject({ password: md5Hash('linhai999') });

    await act(() => jest.advanceTimersByTimeAsync(2999));
    expect(screen.getByText('1 秒后返回登录')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));

    expect(screen.getByRole('dialog', { name: '登录' })).toBeInTheDocument();
    expect(field('用户名')).toHaveValue('player1');
    expect(screen.getByLabelText('密码')).toHaveValue('');
  });

  it('leads there at once by the button', async () => {
    await recover();

    expect(button('立即登录')).toHaveFocus();
    fireEvent.click(button('立即登录'));

    expect(screen.getByRole('dialog', { name: '登录' })).toBeInTheDocument();
  });

  it('is announced, and the device forgets the old password', async () => {
    const { shell } = await openRecovery();
    const remembered = createRememberedLogin(shell.storage, () => Date.now());
    remembered.keep({ username: 'Player1', password: 'player123' });
    const heard = jest.fn();
    shell.bus.on('auth/password-change-success', heard);
    await askByEmail();
    await verify();
    await enterPasswords();

    await user.click(button('重设密码'));
    await screen.findByText('密码已重设');

    expect(heard).toHaveBeenCalledTimes(1);
    expect(remembered.read()).toBeUndefined();
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
