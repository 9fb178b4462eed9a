import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { translatePage } from '@site/testing/translatePage';
import { countryAreasCall } from '@site/shared/wire/accounts';
import { loginCall } from '@site/shared/wire/login';
import { clearDevice, refusal, success, TOKEN, type ShellOptions } from '../../testing/aShell';
import { renderApp } from '../../testing/renderApp';

const user = userEvent.setup();

beforeEach(clearDevice);

async function openDialog(answers: ShellOptions['answers'] = {}) {
  const test = await renderApp('/nowhere', { answers });
  await user.click(screen.getByRole('button', { name: '登录' }));
  await screen.findByRole('dialog', { name: '登录' });
  return test;
}

const name = () => screen.getByRole('textbox', { name: '用户名' });
const password = () => screen.getByLabelText('密码');
const submit = async () => user.click(screen.getByRole('button', { name: '登录' }));

it('signs in and closes [R-SESSION-08] [R-AUTH-02]', async () => {
  const { shell } = await openDialog();

  await user.type(name(), 'player1');
  await user.type(password(), 'player123');
  await submit();

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(shell.session.member.get()?.name).toBe('player1');
});

it('signs in with what a password manager has set without an event', async () => {
  const { shell } = await openDialog();
  const fill = (field: HTMLElement, value: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);

  fill(name(), 'player1');
  fill(password(), 'player123');
  await submit();

  await waitFor(() => {
    expect(shell.session.member.get()?.name).toBe('player1');
  });
});

it('signs in on a translated page, keeps what was typed, and the header names the member', async () => {
  await openDialog();
  translatePage(document.body);
  await user.type(name(), 'player1');
  await submit();
  expect(password()).toHaveAttribute('aria-invalid', 'true');
  translatePage(document.body);
  await user.type(password(), 'player123');
  expect(name()).toHaveValue('player1');
  await submit();

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  translatePage(document.body);
  expect(await screen.findByText('player1')).toBeVisible();
});

it('can be walked by keyboard alone', async () => {
  await openDialog();
  name().focus();

  await user.keyboard('player1');
  await user.tab();
  await user.keyboard('player123{Enter}');

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('marks what is missing and puts the focus into the first; a name is widened and cut, a password is taken as typed', async () => {
  await openDialog();

  await submit();
  expect(name()).toHaveFocus();
  expect(password()).toBeInvalid();
  await user.paste(' ｐｌａｙｅｒ１ ');
  expect(name()).toHaveValue('player1');
  await user.type(password(), ' ｐ1 ');

  expect(password()).toHaveValue(' ｐ1 ');
});

it('closes by Escape and restores the focus', async () => {
  await openDialog();

  await user.keyboard('{Escape}');

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: '登录' })).toHaveFocus();
  });
});

it('sends the password as md5 only [R-LOGIN-02] [R-VAL-17]', async () => {
  const { requests, requestsTo } = await openDialog();

  await user.type(name(), 'player1');
  await user.type(password(), 'player123');
  await submit();

  // md5 of "player123".
  expect(requestsTo(loginCall)[0]?.payload).toMatchObject({ password: '2c39c91b5356cdab837835739ce9edb5' });
  expect(JSON.stringify(requests)).not.toContain('player123');
});

it('asks for the second factor where the platform does, and signs in with it', async () => {
  const { requestsTo, answer } = await openDialog({ [loginCall.path]: refusal(6035, '请输入身份验证器中的动态码，或一个恢复码') });
  await user.type(name(), 'player1');
  await user.type(password(), 'player123');
  await submit();
  const code = await screen.findByRole('textbox', { name: '动态码' });
  expect(code).toHaveFocus();
  expect(await accessibilityFaults()).toEqual([]);

  await user.keyboard('12345{Enter}');
  expect(code).toHaveAccessibleDescription('请输入 6 位动态码，或一个恢复码');
  expect(requestsTo(loginCall)).toHaveLength(1);
  answer(loginCall, refusal(6036, '动态码或恢复码错误，用过的码不能再用'));
  await user.type(code, '6{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('动态码或恢复码错误');
  answer(loginCall, success({ token: TOKEN, userId: '10001' }));
  await user.clear(code);
  await user.type(code, 'K7QPM-3XWRA{Enter}');

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(requestsTo(loginCall).map(({ payload }) => (payload as { authCode?: string }).authCode)).toEqual([
    undefined,
    '123456',
    'K7QPM-3XWRA',
  ]);
});

it('asks another account for no code of this one', async () => {
  await openDialog({ [loginCall.path]: refusal(6035, '请输入身份验证器中的动态码，或一个恢复码') });
  await user.type(name(), 'player1');
  await user.type(password(), 'player123');
  await submit();
  await screen.findByRole('textbox', { name: '动态码' });

  await user.type(name(), '2');

  expect(screen.queryByRole('textbox', { name: '动态码' })).not.toBeInTheDocument();
});

describe('the modes', () => {
  const risk = refusal(6026, '检测到您在新的设备登录，请先完成手机验证', { phoneNumber: '138****1111' });

  /** Returns the labels of the buttons that submit a form of the dialog. */
  const submitButtons = () =>
    [...screen.getByRole('dialog').querySelectorAll('form button[type="submit"]')].map((button) => button.textContent);

  it('are exactly three, each with its own form [R-AUTH-05]', async () => {
    const test = await openDialog({ [loginCall.path]: risk, [countryAreasCall.path]: success({ list: [] }) });
    const modes = new Set([test.shell.signIn.view.get().mode]);
    test.shell.signIn.view.subscribe(({ mode }) => modes.add(mode));
    expect(submitButtons()).toEqual(['登录']);

    await user.click(screen.getByRole('tab', { name: '注册' }));
    await screen.findByRole('dialog', { name: '注册' });
    expect(submitButtons()).toEqual(['立即注册']);
    await user.click(screen.getByRole('tab', { name: '登录' }));

    await user.click(screen.getByRole('button', { name: '忘记密码？' }));
    await screen.findByRole('dialog', { name: '找回密码' });
    expect(submitButtons()).toEqual(['下一步']);
    await user.click(screen.getByRole('button', { name: '直接登录' }));

    await user.type(name(), 'player1');
    await user.type(password(), 'player123');
    await submit();
    await screen.findByRole('dialog', { name: '新设备验证' });
    expect(submitButtons()).toEqual(['验证并登录']);

    expect([...modes].sort()).toEqual(['find_password', 'login_register', 'new_device']);
  });
});

it('says what is missing, after submitting [R-VAL-01] [R-VAL-09]', async () => {
  const { requestsTo } = await openDialog();
  expect(screen.queryByText('用户名不能为空')).not.toBeInTheDocument();

  await submit();

  expect(name()).toHaveAccessibleDescription('用户名不能为空');
  expect(password()).toHaveAccessibleDescription('密码不能为空');
  expect(requestsTo(loginCall)).toEqual([]);
});

it('accepts at most 11 characters of a name [R-VAL-02]', async () => {
  await openDialog();

  await user.type(name(), 'abcdefghijklmno');

  expect(name()).toHaveValue('abcdefghijk');
});

it("shows the server's message of a refusal and stays open [R-ERRB-12]", async () => {
  await openDialog({ [loginCall.path]: refusal(6002, '用户名或密码错误') });

  await user.type(name(), 'player1');
  await user.type(password(), 'wrong');
  await submit();

  expect(await screen.findByRole('alert')).toHaveTextContent('用户名或密码错误');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

describe('the password', () => {
  it('is remembered if chosen [R-SESSION-11]', async () => {
    await openDialog();

    await user.type(name(), 'player1');
    await user.type(password(), 'player123');
    await user.click(screen.getByRole('checkbox', { name: '记住密码' }));
    await submit();

    await waitFor(() => {
      expect(window.localStorage.getItem('site.rememberedLogin')).not.toBeNull();
    });
  });

  it('that is remembered is there after every sign-out, until 记住密码 is unticked', async () => {
    const { shell } = await openRemembering();
    act(shell.session.end);
    await user.click(screen.getByRole('button', { name: '登录' }));

    await waitFor(() => {
      expect(name()).toHaveValue('player1');
    });
    expect(password()).toHaveValue('player123');
    expect(screen.getByRole('checkbox', { name: '记住密码' })).toBeChecked();
    await submit();
    await waitFor(() => {
      expect(shell.session.isSignedIn.get()).toBe(true);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    act(shell.session.end);
    await user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => {
      expect(password()).toHaveValue('player123');
    });

    await user.click(screen.getByRole('checkbox', { name: '记住密码' }));

    for (const key of ['site.rememberedLogin', 'site.credentialsSavedAt']) expect(window.localStorage.getItem(key)).toBeNull();
  });

  it('is not put over what is typed meanwhile', async () => {
    const { shell } = await openRemembering();
    act(shell.session.end);
    const { decrypt } = crypto.subtle;
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const decrypting = jest.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...given) => {
      await gate;
      return decrypt.apply(crypto.subtle, given);
    });
    await user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => {
      expect(decrypting).toHaveBeenCalled();
    });

    fireEvent.change(await screen.findByLabelText('密码'), { target: { value: 'x' } });
    await act(async () => {
      goOn();
      await decrypting.mock.results[0]?.value;
    });

    expect(name()).toHaveValue('');
    expect(password()).toHaveValue('x');
  });

  it('is not offered to be remembered where the browser cannot keep a key: the form says so', async () => {
    const { indexedDB } = window;
    Reflect.deleteProperty(window, 'indexedDB');
    await openDialog();

    expect(screen.queryByRole('checkbox', { name: '记住密码' })).not.toBeInTheDocument();
    expect(screen.getByText('此浏览器无法安全保存密码')).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
    window.indexedDB = indexedDB;
  });

  it('is not remembered where the browser fails to keep a key, and the player learns it', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no keys here', 'DataCloneError');
    });
    await openRemembering({ isKept: false });

    expect(await screen.findByText('此浏览器无法安全保存密码，本次未记住')).toBeInTheDocument();
    expect(window.localStorage.getItem('site.rememberedLogin')).toBeNull();
  });

  it('is not remembered where it was not [R-SESSION-11]', async () => {
    const { shell } = await openDialog();

    await user.type(name(), 'player1');
    await user.type(password(), 'player123');
    await submit();

    await waitFor(() => {
      expect(shell.session.isSignedIn.get()).toBe(true);
    });
    expect(window.localStorage.getItem('site.rememberedLogin')).toBeNull();
  });
});

/**
 * Signs in with the option to remember the password, and waits until it is stored, or until sign-in completes when the
 * browser cannot store it.
 */
async function openRemembering({ isKept = true } = {}) {
  const test = await openDialog();
  await user.type(name(), 'player1');
  await user.type(password(), 'player123');
  await user.click(screen.getByRole('checkbox', { name: '记住密码' }));
  await submit();
  await waitFor(() => {
    expect(test.shell.session.isSignedIn.get()).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.localStorage.getItem('site.rememberedLogin') !== null).toBe(isKept);
  });
  return test;
}

it('opens customer service over the dialog', async () => {
  await openDialog();

  await user.click(screen.getAllByRole('button', { name: '联系客服' }).at(-1)!);

  expect(await screen.findByRole('alertdialog', { name: '安全提示' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(await screen.findByRole('dialog', { name: '登录' })).toBeInTheDocument();
});

it('has no accessibility faults', async () => {
  await openDialog();

  expect(await accessibilityFaults()).toEqual([]);
});
