import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { loginCall } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { clearDevice, refusal, success, type ShellOptions } from '../../testing/aShell';
import { BARE_PAGE, renderApp } from '../../testing/renderApp';

const user = userEvent.setup();

beforeEach(clearDevice);

async function openRegister(options: ShellOptions = {}) {
  const test = await renderApp(BARE_PAGE, { ...options, answers: { [registerCall.path]: success({}), ...options.answers } });
  act(() => {
    test.shell.bus.emit('auth/register', {});
  });
  await screen.findByRole('dialog', { name: '注册' });
  return test;
}

const name = () => screen.getByRole('textbox', { name: '用户名' });
const password = () => screen.getByLabelText('密码');
const repeat = () => screen.getByLabelText('确认密码');
const agreement = () => screen.getByRole('checkbox', { name: /我已年满 18 周岁，同意/ });
const submit = async () => user.click(screen.getByRole('button', { name: '立即注册' }));

async function fillIn() {
  await user.type(name(), 'linhai88');
  await user.type(password(), 'linhai888');
  await user.type(repeat(), 'linhai888');
  await user.click(agreement());
}

it('focuses the first field', async () => {
  await openRegister();

  await waitFor(() => {
    expect(name()).toHaveFocus();
  });
});

it('is one of two tabs, with name, password and its repetition [R-AUTH-06] [R-AUTH-08]', async () => {
  await openRegister();

  expect(screen.getByRole('tab', { name: '注册' })).toHaveAttribute('aria-selected', 'true');
  expect([name(), password(), repeat()]).toHaveLength(3);
});

it('leaves name and password to the login tab [R-AUTH-06] [R-AUTH-07] [R-AUTH-09]', async () => {
  await openRegister();

  await user.click(screen.getByRole('tab', { name: '登录' }));

  expect(await screen.findByRole('dialog', { name: '登录' })).toBeInTheDocument();
  expect([name(), password()]).toHaveLength(2);
  expect(screen.queryByLabelText('确认密码')).not.toBeInTheDocument();
});

it('has the agreement, where the login tab has the remembered password [R-AUTH-10] [R-AUTH-12]', async () => {
  await openRegister();
  expect(agreement()).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: '记住密码' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('tab', { name: '登录' }));

  expect(await screen.findByRole('checkbox', { name: '记住密码' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /同意/ })).not.toBeInTheDocument();
});

it('registers, shows a toast, signs in and closes [R-AUTH-01] [R-SESSION-10] [R-MSG-12]', async () => {
  const { shell, requestsTo } = await openRegister();

  await fillIn();
  await submit();

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(shell.overlays.shownToast.get()).toMatchObject({ message: '注册成功', tone: 'success' });
  expect(requestsTo(loginCall)[0]?.payload).toMatchObject({ kaptchcate: '99' });
  expect(shell.session.isSignedIn.get()).toBe(true);
  expect(window.localStorage.getItem('site.rememberedLogin')).toBeNull();
});

it('strips whitespace from all three [R-VAL-15]', async () => {
  await openRegister();

  await user.click(name());
  await user.paste(' lin hai 88 ');
  await user.type(password(), 'lin hai 888');
  await user.type(repeat(), ' linhai888');

  expect([name(), password(), repeat()].map((field) => (field as HTMLInputElement).value)).toEqual(['linhai88', 'linhai888', 'linhai888']);
});

it('accepts at most 11 characters of a name [R-VAL-02]', async () => {
  await openRegister();

  await user.type(name(), 'abcdefghijklmno');

  expect(name()).toHaveValue('abcdefghijk');
});

it('shows the errors of each field after submitting [R-VAL-01] [R-VAL-09] [R-VAL-16]', async () => {
  const { requestsTo } = await openRegister();
  await user.type(repeat(), 'x');
  expect(repeat()).not.toHaveAccessibleDescription();

  await submit();

  expect(name()).toHaveAccessibleDescription('用户名不能为空');
  expect(password()).toHaveAccessibleDescription('密码不能为空');
  expect(repeat()).toHaveAccessibleDescription('两次输入的密码不一致');
  expect(agreement()).toHaveAccessibleDescription('请阅读并同意规则条款与隐私政策');
  expect(name()).toHaveFocus();
  expect(requestsTo(registerCall)).toEqual([]);
});

it('goes to the agreement where that alone is missing', async () => {
  await openRegister();
  await user.type(name(), 'linhai88');
  await user.type(password(), 'linhai888');
  await user.type(repeat(), 'linhai888');

  await submit();

  expect(agreement()).toHaveFocus();
});

it('says that a name was cut, and refuses a longer password instead of cutting it', async () => {
  await openRegister();
  await user.click(name());
  await user.paste('linhai888888');
  expect(name()).toHaveAccessibleDescription('最多 11 个字符，多出的部分没有填入');

  await user.type(password(), 'linhai8888888');
  await submit();

  expect(password()).toHaveValue('linhai8888888');
  expect(password()).toHaveAccessibleDescription('请输入8-12位字母加数字');
});

it('shows the rules of name and password [R-VAL-08] [R-VAL-13] [R-VAL-14]', async () => {
  await openRegister();

  await user.type(name(), 'lin');
  await user.type(password(), 'short1');
  await user.type(repeat(), 'short2');
  await submit();

  expect(name()).toHaveAccessibleDescription('4-11位，至少2个字母加数字，首位为字母');
  expect(password()).toHaveAccessibleDescription('请输入8-12位字母加数字');
  expect(repeat()).toHaveAccessibleDescription('两次输入的密码不一致');
});

it('refuses a password that anyone would try first, and says why', async () => {
  const { requestsTo } = await openRegister();
  await user.type(name(), 'linhai88');
  await user.type(password(), 'Abc12345');
  await user.type(repeat(), 'Abc12345');
  await user.click(agreement());

  await submit();

  expect(password()).toHaveAccessibleDescription('这个密码太常见，很容易被猜中，请换一个');
  expect(password()).toHaveFocus();
  expect(requestsTo(registerCall)).toEqual([]);
});

it('shows the refusal of a taken name at the name, until it changes [R-ERR-6009]', async () => {
  await openRegister({ answers: { [registerCall.path]: refusal(6009, '该用户名已被注册，请换一个') } });

  await fillIn();
  await submit();
  expect(name()).toHaveAccessibleDescription('该用户名已被注册，请换一个');

  await user.type(name(), '9');
  expect(name()).not.toHaveAccessibleDescription();
});

it("shows the server's message of any other refusal [R-ERR-6011]", async () => {
  await openRegister({ answers: { [registerCall.path]: refusal(6011, '请不要频繁提交') } });

  await fillIn();
  await submit();

  expect(await screen.findByRole('alert')).toHaveTextContent('请不要频繁提交');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('continues with login, with the name, where only the login failed', async () => {
  await openRegister({ answers: { [loginCall.path]: refusal(6317, '系统繁忙') } });

  await fillIn();
  await submit();

  expect(await screen.findByRole('dialog', { name: '登录' })).toBeInTheDocument();
  expect(name()).toHaveValue('linhai88');
});

it.each([
  ['规则条款', '[R-AUTH-13]'],
  ['隐私政策', '[R-AUTH-14]'],
])('opens %s over the form, which keeps what was typed and does not tick itself %s', async (title) => {
  await openRegister();
  await user.type(name(), 'linhai88');

  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: title }));

  const legal = await screen.findByRole('dialog', { name: title });
  expect(await within(legal).findAllByRole('heading', { level: 3 })).not.toHaveLength(0);
  await user.click(within(legal).getByRole('button', { name: '关闭' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument();
  });
  expect(name()).toHaveValue('linhai88');
  expect(agreement()).not.toBeChecked();
});

it('links to customer service [R-AUTH-15]', async () => {
  await openRegister();

  await user.click(screen.getAllByRole('button', { name: '联系客服' }).at(-1)!);

  expect(await screen.findByRole('alertdialog', { name: '安全提示' })).toBeInTheDocument();
});

it('marks its fields for password managers', async () => {
  await openRegister();

  expect([name(), password(), repeat()].map((field) => field.getAttribute('autocomplete'))).toEqual([
    'username',
    'new-password',
    'new-password',
  ]);
});

it('is translated to traditional Chinese', async () => {
  window.localStorage.setItem('site.locale', 'zh-TW');
  const { shell } = await renderApp(BARE_PAGE, { answers: { [registerCall.path]: success({}) } });
  act(shell.signIn.openRegister);
  await screen.findByRole('dialog', { name: '註冊' });

  await user.click(screen.getByRole('button', { name: '立即註冊' }));

  expect(screen.getByLabelText('確認密碼')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /我已年滿 18 歲.*規則條款.*隱私權政策/ })).toHaveAccessibleDescription(
    '請閱讀並同意規則條款與隱私權政策',
  );
});

it('has no accessibility faults, with and without errors', async () => {
  await openRegister();
  expect(await accessibilityFaults()).toEqual([]);

  await submit();

  expect(await accessibilityFaults()).toEqual([]);
});
