import { act, screen } from '@testing-library/react';
import { failing, refused } from '@site/testing';
import { CODE_CATES, sendCodeToMemberCall } from '@site/shared/wire/codes';
import { aSecurityHost, card, lastOf, press, requestedCode, UNBOUND, user } from '../testing/authScreenSteps';
import { renderView } from '../testing/renderView';
import { AuthScreen } from './AuthScreen';

describe('verification codes', () => {
  it('wait 60 seconds, also after a reload [R-CONST-09]', async () => {
    let now = 1_000_000;
    const host = aSecurityHost(UNBOUND, { now: () => now });
    const { unmount } = await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    await press('绑定手机', '获取验证码');
    expect(card('绑定手机').getByRole('button', { name: '60 秒后重新获取' })).toBeDisabled();

    unmount();
    now += 59_000;
    const again = await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    expect(card('绑定手机').getByRole('button', { name: '1 秒后重新获取' })).toBeDisabled();

    again.unmount();
    now += 1_000;
    await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    expect(card('绑定手机').getByRole('button', { name: '重新获取' })).toBeEnabled();
  });

  it('can be requested by voice call when no message arrives [R-MSG-15]', async () => {
    let now = 1_000_000;
    const host = aSecurityHost(UNBOUND, { now: () => now });
    const { unmount } = await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    await press('绑定手机', '获取验证码');
    expect(card('绑定手机').getByRole('button', { name: '使用语音验证码' })).toBeDisabled();
    unmount();
    now += 60_000;
    await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');

    await press('绑定手机', '使用语音验证码');
    expect(host.callsOf(sendCodeToMemberCall)).toHaveLength(1);
    await act(async () => {
      lastOf(host.dialogs)?.answer('confirmed');
      await Promise.resolve();
    });

    expect(requestedCode(host)).toMatchObject({ number: '8613800001111', cate: CODE_CATES.voice });
    expect(lastOf(host.toasts)).toMatchObject({ message: '验证码获取成功，请注意接听来电' });
  });

  it('past a limit of the platform are refused with the waiting time, and the input stays', async () => {
    const host = aSecurityHost(UNBOUND, { now: () => 1_000_000 });
    host.answer(sendCodeToMemberCall, failing(refused(6011, '操作过于频繁，请 45 分钟后再试')));
    await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    await press('绑定手机', '获取验证码');

    expect(screen.getByText('操作过于频繁，请 45 分钟后再试')).toBeVisible();
    expect(card('绑定手机').getByRole('textbox', { name: '手机号码' })).toHaveValue('13800001111');
    expect(card('绑定手机').getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  it('requested on another page start the wait as well', async () => {
    const host = aSecurityHost(UNBOUND, { now: () => 1_000_000 });
    host.answer(sendCodeToMemberCall, failing(refused(6066, '验证码发送过于频繁，请 60 秒后再试')));
    await renderView(AuthScreen, host);
    await user.type(card('绑定手机').getByRole('textbox', { name: '手机号码' }), '13800001111');
    await press('绑定手机', '获取验证码');

    expect(screen.getByText('验证码发送过于频繁，请 60 秒后再试')).toBeVisible();
    expect(card('绑定手机').getByRole('button', { name: '60 秒后重新获取' })).toBeDisabled();
    expect(host.toasts).toEqual([]);
  });
});
