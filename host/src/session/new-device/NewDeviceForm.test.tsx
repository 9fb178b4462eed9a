import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCipher, createCipherKey, md5Hash } from '@site/shared/crypto';
import { accessibilityFaults } from '@site/testing/accessibility';
import { sendCodeToGuestCall, type SendCodeRequest } from '@site/shared/wire/codes';
import { preInfoCall } from '@site/shared/wire/site';
import { loginCall } from '@site/shared/wire/login';
import type { SentRequest } from '../../transport/testing/aNetwork';
import { aSite, clearDevice, refusal, success, TOKEN, type ShellOptions } from '../../testing/aShell';
import { BARE_PAGE, renderApp } from '../../testing/renderApp';

const user = userEvent.setup();
const cipherKey = createCipherKey();
const { decrypt } = createCipher(cipherKey);
const MESSAGE = '检测到您在新的设备登录，请先完成手机验证';

beforeEach(clearDevice);

/** Returns an answer that refuses as risky until a code is sent. */
const risky =
  (code: number) =>
  ({ payload }: SentRequest) =>
    'sendCodeNum' in payload ? success({ token: TOKEN, userId: '10001' }) : refusal(code, MESSAGE, { phoneNumber: '138****1111' });

const aPage = (options: ShellOptions = {}) =>
  renderApp(BARE_PAGE, {
    ...options,
    answers: {
      [loginCall.path]: risky(6026),
      [preInfoCall.path]: success(aSite({ cipherKey })),
      [sendCodeToGuestCall.path]: success({ sentTo: '138****1111' }),
      ...options.answers,
    },
  });

/** Submits a login that is refused as risky. */
async function logInRiskily(remember: boolean, code = 6026) {
  const test = await aPage({ answers: { [loginCall.path]: risky(code) } });
  act(test.shell.signIn.open);
  await screen.findByRole('dialog', { name: '登录' });
  await user.click(screen.getByRole('textbox', { name: '用户名' }));
  await user.paste('player1');
  await user.click(screen.getByLabelText('密码'));
  await user.paste('player123');
  if (remember) await user.click(screen.getByRole('checkbox', { name: '记住密码' }));
  await user.click(screen.getByRole('button', { name: '登录' }));
  await screen.findByRole('dialog', { name: '新设备验证' });
  return test;
}

/** Opens the device verification in the state after a risky login. */
async function openNewDevice(options: ShellOptions = {}) {
  const test = await aPage(options);
  act(() => {
    test.shell.signIn.verifyDevice({
      phoneNumber: '138****1111',
      username: 'player1',
      passwordHash: md5Hash('player123'),
      message: MESSAGE,
      remember: undefined,
    });
  });
  await screen.findByRole('dialog', { name: '新设备验证' });
  return test;
}

async function askForCode(button: string, digits = '0000') {
  await user.click(screen.getByRole('button', { name: button }));
  const check = await screen.findByRole('dialog', { name: '安全验证' });
  await user.type(within(check).getByRole('textbox', { name: '中间 4 位数字' }), digits);
  await user.click(within(check).getByRole('button', { name: '确定' }));
}

const checkClosed = async () => {
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: '安全验证' })).not.toBeInTheDocument();
  });
};
const firstBox = () => screen.getByRole('textbox', { name: '验证码' });
const submit = async () => user.click(screen.getByRole('button', { name: '验证并登录' }));

it.each([
  [6025, '[R-ERR-6025]'],
  [6026, '[R-ERR-6026]'],
  [6027, '[R-ERR-6027]'],
  [6028, '[R-ERR-6028]'],
  [6029, '[R-ERR-6029]'],
])("follows a login refused with %i, and shows the server's message [R-SESSION-19] %s", async (code) => {
  await logInRiskily(false, code);

  expect(within(screen.getByRole('dialog')).getByText(MESSAGE)).toBeInTheDocument();
});

it('shows the masked phone, and asks for six digits [R-NEWDEV-01] [R-NEWDEV-02] [R-NEWDEV-03]', async () => {
  await openNewDevice();

  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('138****1111')).toBeInTheDocument();
  expect(dialog.getAllByRole('textbox')).toHaveLength(6);
  expect(dialog.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});

it('asks for the middle digits of the phone before a code is sent [R-DLG-01] [R-DLG-02]', async () => {
  const { requestsTo } = await openNewDevice();

  await user.click(screen.getByRole('button', { name: '获取验证码' }));

  const check = await screen.findByRole('dialog', { name: '安全验证' });
  expect(within(check).getByRole('textbox', { name: '中间 4 位数字' })).toBeInTheDocument();
  expect(requestsTo(sendCodeToGuestCall)).toEqual([]);
});

it('requests a code after the phone check, and shows a toast [R-MSG-13] [R-API-021]', async () => {
  const { shell, requestsTo } = await openNewDevice();

  await askForCode('获取验证码');
  await checkClosed();

  expect(requestsTo(sendCodeToGuestCall)).toHaveLength(1);
  expect(shell.overlays.shownToast.get()).toMatchObject({ message: '手机验证码获取成功' });
});

it('signs in with the code [R-AUTH-04] [R-LOGIN-04]', async () => {
  const { shell, requestsTo } = await openNewDevice();

  await askForCode('获取验证码');
  await checkClosed();
  await user.click(firstBox());
  await user.paste('123456');
  await submit();

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(requestsTo(loginCall).at(-1)?.payload).toMatchObject({
    name: 'player1',
    password: md5Hash('player123'),
    sendCodeNum: '123456',
  });
  expect(shell.session.isSignedIn.get()).toBe(true);
});

describe('the request for a code', () => {
  async function requestCode(button: string) {
    const { requestsTo } = await openNewDevice();
    await askForCode(button);
    await checkClosed();
    return requestsTo(sendCodeToGuestCall)[0]?.payload as SendCodeRequest;
  }

  it('carries number, name and captcha encrypted and as md5 [R-SENDCODE-01] [R-SENDCODE-02]', async () => {
    const payload = await requestCode('获取验证码');

    expect([payload.sendCodeNumV2, payload.sendNameV2, payload.codeIdV2].map(decrypt)).toEqual(['13800001111', 'player1', '']);
    expect(payload).toMatchObject({ SendCodeNum: md5Hash('13800001111'), SendName: md5Hash('player1'), codeId: md5Hash('') });
  });

  it('is a guest call that names version and captcha [R-SENDCODE-03] [R-API-023]', async () => {
    expect(await requestCode('获取验证码')).toMatchObject({ type: 3, cate: 0, version: '1.0.0', kaptchcate: '', imageCode: '' });
  });

  it('has type 3 and, for a message, cate 0 [R-SENDCODE-05] [R-SENDCODE-06]', async () => {
    expect(await requestCode('获取验证码')).toMatchObject({ type: 3, cate: 0 });
  });

  it('has type 3 and, for a call, cate 2 [R-SENDCODE-05] [R-SENDCODE-08]', async () => {
    expect(await requestCode('语音验证码')).toMatchObject({ type: 3, cate: 2 });
  });
});

describe('the phone check', () => {
  it.each(['', '12', '123'])('refuses "%s" without asking the server [R-VAL-36]', async (digits) => {
    const { requestsTo } = await openNewDevice();
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    const input = await screen.findByRole('textbox', { name: '中间 4 位数字' });
    if (digits !== '') await user.type(input, digits);

    await user.click(screen.getByRole('button', { name: '确定' }));

    expect(input).toHaveAccessibleDescription('手机号码错误');
    expect(requestsTo(sendCodeToGuestCall)).toEqual([]);
  });

  it('accepts four digits and nothing else [R-CONST-19]', async () => {
    await openNewDevice();
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    const input = await screen.findByRole('textbox', { name: '中间 4 位数字' });

    await user.type(input, 'a1 2b345');

    expect((input as HTMLInputElement).value).toMatch(/^\d{1,4}$/);
  });

  it("shows the server's message of digits that are others, and may be tried again", async () => {
    const { answer, shell } = await openNewDevice({ answers: { [sendCodeToGuestCall.path]: refusal(6007, '手机号码错误') } });
    await askForCode('获取验证码', '9999');
    expect(await screen.findByText('手机号码错误')).toBeInTheDocument();
    expect(shell.signIn.sentCode.get()).toBeUndefined();
    answer(sendCodeToGuestCall, success({ sentTo: '138****1111' }));

    const input = screen.getByRole('textbox', { name: '中间 4 位数字' });
    await user.clear(input);
    await user.type(input, '0000{Enter}');

    await checkClosed();
    expect(shell.signIn.sentCode.get()).toMatchObject({ username: 'player1' });
  });

  it('can be closed', async () => {
    await openNewDevice();
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    const check = await screen.findByRole('dialog', { name: '安全验证' });

    await user.click(within(check).getByRole('button', { name: '关闭' }));

    await checkClosed();
    expect(screen.getByRole('dialog', { name: '新设备验证' })).toBeInTheDocument();
  });

  it('shows a failure where the site has no key to send a code with', async () => {
    await openNewDevice({ answers: { [preInfoCall.path]: success(aSite()) } });

    await askForCode('获取验证码');

    expect(await screen.findByText('数据异常，请稍后重试')).toBeInTheDocument();
  });
});

it('requests a call, and asks to answer it [R-NEWDEV-06] [R-DLG-03] [R-MSG-15]', async () => {
  const { shell, requestsTo } = await openNewDevice();

  await askForCode('语音验证码');

  const call = await screen.findByRole('dialog', { name: '请接听来电' });
  expect(within(call).getByText('系统正在拨打 138****1111，请接听来电并记下 6 位验证码。')).toBeInTheDocument();
  expect(requestsTo(sendCodeToGuestCall)[0]?.payload).toMatchObject({ cate: 2, type: 3 });
  expect(shell.overlays.shownToast.get()).toMatchObject({ message: '验证码获取成功，请接听来电' });
  await user.click(within(call).getByRole('button', { name: '我知道了' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: '请接听来电' })).not.toBeInTheDocument();
  });
});

describe('the next code', () => {
  it('has to wait for a minute, also after closing and opening the dialog [R-NEWDEV-04] [R-NEWDEV-05] [R-CONST-09]', async () => {
    let now = 1_800_000_000_000;
    const { shell } = await openNewDevice({ now: () => now });
    await askForCode('获取验证码');
    await checkClosed();
    expect(screen.getByRole('button', { name: '60 秒后重发' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '语音验证码' })).toBeDisabled();

    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    now += 20_000;
    act(shell.signIn.open);
    expect(await screen.findByRole('button', { name: '40 秒后重发' })).toBeDisabled();

    act(shell.signIn.close);
    now += 40_000;
    act(shell.signIn.open);
    expect(await screen.findByRole('button', { name: '重新获取' })).toBeEnabled();
  });

  it('has to wait where the server refuses as too soon [R-ERR-6066]', async () => {
    await openNewDevice({ answers: { [sendCodeToGuestCall.path]: refusal(6066, '请 60 秒后再试') } });

    await askForCode('获取验证码');
    expect(await screen.findByText('请 60 秒后再试')).toBeInTheDocument();
    await user.keyboard('{Escape}');

    await checkClosed();
    expect(screen.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  });
});

describe('the code', () => {
  it('has to be requested first [R-VAL-35]', async () => {
    const { requestsTo } = await openNewDevice();
    await user.click(firstBox());
    await user.paste('123456');

    await submit();

    expect(screen.getByText('请先获取验证码')).toBeInTheDocument();
    expect(requestsTo(loginCall)).toEqual([]);
  });

  it('has six digits and nothing else [R-VAL-33] [R-VAL-34]', async () => {
    const { requestsTo } = await openNewDevice();
    await askForCode('获取验证码');
    await checkClosed();
    await user.click(firstBox());
    await user.keyboard('1a2b-3');
    expect(screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).toEqual(['1', '2', '3', '', '', '']);

    await submit();

    expect(screen.getByText('请输入 6 位验证码')).toBeInTheDocument();
    expect(requestsTo(loginCall)).toEqual([]);
  });

  it("that is wrong is refused with the server's message, and the dialog stays [R-ERR-6036]", async () => {
    const { answer } = await openNewDevice();
    await askForCode('获取验证码');
    await checkClosed();
    answer(loginCall, refusal(6036, '验证码错误'));

    await user.click(firstBox());
    await user.paste('000000');
    await submit();

    expect(await screen.findByText('验证码错误')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: '新设备验证' })).toBeInTheDocument();
  });
});

it.each([
  ['切换账号', '登录', '[R-NEWDEV-07]'],
  ['立即注册', '注册', '[R-NEWDEV-08]'],
])('%s opens %s %s', async (link, title) => {
  await openNewDevice();

  await user.click(screen.getByRole('button', { name: link }));

  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
});

it.each([true, false])('remembers the password if chosen: %s [R-SESSION-11]', async (remember) => {
  const { shell } = await logInRiskily(remember);
  await askForCode('获取验证码');
  await checkClosed();
  await user.click(firstBox());
  await user.paste('123456');
  await submit();

  await waitFor(() => {
    expect(shell.session.isSignedIn.get()).toBe(true);
  });
  await waitFor(() => {
    expect(window.localStorage.getItem('site.rememberedLogin') !== null).toBe(remember);
  });
});

it('has no accessibility faults, the phone check included', async () => {
  await openNewDevice();
  expect(await accessibilityFaults()).toEqual([]);

  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('dialog', { name: '安全验证' });

  expect(await accessibilityFaults()).toEqual([]);
});
