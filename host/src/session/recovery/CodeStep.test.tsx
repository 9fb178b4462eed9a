import { act, screen, waitFor, within } from '@testing-library/react';
import { captchaTypeCall } from '@site/shared/wire/captcha';
import { sendCodeToGuestCall } from '@site/shared/wire/codes';
import { phoneRecoveryCodeCall, phoneRecoveryVerifyCall } from '@site/shared/wire/recovery';
import { clearDevice, refusal } from '../../testing/aShell';
import { user, openRecovery, field, button, currentStep, askByPhone, askByEmail, verify } from './testing/recoveryDialog';

beforeEach(clearDevice);

describe('step 1', () => {
  it('asks for the code [R-RESET-05] [R-VAL-26]', async () => {
    const { requestsTo } = await openRecovery();
    await askByPhone();
    await screen.findByText('+8613800001111');

    await user.click(button('下一步'));
    expect(field('验证码')).toHaveAccessibleDescription('请输入验证码');
    expect(requestsTo(phoneRecoveryVerifyCall)).toEqual([]);
  });

  it('accepts 30 characters of a code at most [R-VAL-27] [R-CONST-16]', async () => {
    await openRecovery();
    await askByPhone();
    await screen.findByText('+8613800001111');

    await user.type(field('验证码'), '1'.repeat(31));
    expect(field('验证码')).toHaveValue('1'.repeat(30));
  });

  it.each([
    [6036, '[R-ERR-6036]', '验证码错误'],
    [6037, '[R-ERR-6037]', '验证码错误次数过多，请重新获取'],
    [6038, '[R-ERR-6038]', '验证码已失效，请重新获取'],
  ])("shows the server's message of code %i and stays [R-RESET-14] %s", async (code, _rows, words) => {
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

  it('sends another code after 60 seconds; closing, opening and changing tabs do not reset it [R-RESET-17] [R-CONST-09]', async () => {
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

  it('calls instead, and asks to answer; not for an e-mail [R-DLG-03] [R-MSG-15] [R-SENDCODE-08]', async () => {
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
