import { screen } from '@testing-library/react';
import { md5Hash } from '@site/shared/crypto';
import { failing, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import {
  beginSecondFactorCall,
  confirmSecondFactorCall,
  endSecondFactorCall,
  renewRecoveryCodesCall,
  secondFactorCall,
} from '@site/shared/wire/secondFactor';
import { aSecurityHost, card, press, user } from '../testing/authScreenSteps';
import { renderView } from '../testing/renderView';
import { AuthScreen } from './AuthScreen';

const TITLE = '两步验证';
const URI = 'otpauth://totp/player1?secret=JBSWY3DPEHPK3PXP';
const CODES = ['K7QPM-3XWRA', 'B2CDE-FGHJK'];
const ON = { since: Date.UTC(2026, 10, 21, 4), recoveryLeft: 9 };

const password = () => card(TITLE).getByLabelText('登录密码');
const authCode = () => card(TITLE).getByRole('textbox', { name: '动态码或恢复码' });

describe('the second factor', () => {
  it('is turned on with the password and a first code of the app, and shows the recovery codes once', async () => {
    const host = aSecurityHost();
    host.answer(beginSecondFactorCall, { secret: 'JBSWY3DPEHPK3PXP', uri: URI });
    host.answer(confirmSecondFactorCall, { recoveryCodes: CODES });
    await renderView(AuthScreen, host);
    await press(TITLE, '开启两步验证');
    await press(TITLE, '下一步');
    expect(password()).toHaveAccessibleDescription('请输入登录密码');
    await user.type(password(), 'player123');
    await press(TITLE, '下一步');
    expect(host.callsOf(beginSecondFactorCall)).toEqual([{ password: md5Hash('player123') }]);
    expect(await card(TITLE).findByRole('img', { name: '两步验证的二维码' })).toBeVisible();
    expect(card(TITLE).getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);

    await press(TITLE, '确认开启');
    expect(host.callsOf(confirmSecondFactorCall)).toEqual([]);
    await user.click(card(TITLE).getByRole('textbox', { name: '动态码' }));
    await user.keyboard('123456');
    await press(TITLE, '确认开启');

    expect(host.callsOf(confirmSecondFactorCall)).toEqual([{ code: '123456' }]);
    expect(
      card(TITLE)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    host.answer(secondFactorCall, ON);
    await press(TITLE, '我已保存');
    expect(screen.queryByText('K7QPM-3XWRA')).not.toBeInTheDocument();
    expect(card(TITLE).getByText('已开启')).toBeVisible();
    expect(card(TITLE).getByText(/还有 9 个恢复码可用/)).toBeVisible();
  });

  it('explains why a first code was refused, and keeps the QR code', async () => {
    const host = aSecurityHost();
    host.answer(beginSecondFactorCall, { secret: 'JBSWY3DPEHPK3PXP', uri: URI });
    host.answer(confirmSecondFactorCall, failing(refused(6036, '动态码或恢复码错误，用过的码不能再用')));
    await renderView(AuthScreen, host);
    await press(TITLE, '开启两步验证');
    await user.type(password(), 'player123');
    await press(TITLE, '下一步');
    await user.click(card(TITLE).getByRole('textbox', { name: '动态码' }));
    await user.keyboard('000000');
    await press(TITLE, '确认开启');

    expect(card(TITLE).getByRole('alert')).toHaveTextContent('动态码或恢复码错误');
    expect(card(TITLE).getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  });

  it('shows that it cannot be loaded beside the failure, and reloads', async () => {
    const host = aSecurityHost();
    host.answer(secondFactorCall, failing({ kind: 'unreachable' }));
    await renderView(AuthScreen, host);
    expect(card(TITLE).getByRole('status')).toHaveTextContent('网络连接失败');

    host.answer(secondFactorCall, ON);
    await press(TITLE, '重试');
    expect(await card(TITLE).findByText('已开启')).toBeVisible();
  });

  it('issues other recovery codes in return for a code', async () => {
    const host = aSecurityHost();
    host.answer(secondFactorCall, ON);
    host.answer(renewRecoveryCodesCall, { recoveryCodes: CODES });
    await renderView(AuthScreen, host);
    await press(TITLE, '管理');
    await press(TITLE, '更换恢复码');
    expect(authCode()).toHaveAccessibleDescription('请输入 6 位动态码，或一个恢复码');

    await user.type(authCode(), ' 123456 ');
    await press(TITLE, '更换恢复码');

    expect(host.callsOf(renewRecoveryCodesCall)).toEqual([{ authCode: '123456' }]);
    expect(card(TITLE).getByRole('list', { name: '恢复码' })).toBeVisible();
  });

  it('is turned off with the password and a code', async () => {
    const host = aSecurityHost();
    host.answer(secondFactorCall, ON);
    host.answer(endSecondFactorCall, {});
    await renderView(AuthScreen, host);
    await press(TITLE, '管理');
    await user.click(card(TITLE).getByRole('radio', { name: '关闭两步验证' }));
    await user.type(password(), 'player123');
    await user.type(authCode(), 'k7qpm3xwra');
    host.answer(secondFactorCall, { since: null, recoveryLeft: 0 });
    await press(TITLE, '关闭两步验证');

    expect(host.callsOf(endSecondFactorCall)).toEqual([{ password: md5Hash('player123'), authCode: 'k7qpm3xwra' }]);
    expect(card(TITLE).getByText('未开启')).toBeVisible();
    expect(host.toasts.at(-1)).toEqual({ message: '两步验证已关闭', tone: 'success' });
  });
});
