import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { agreeToTermsCall, TERMS_VERSION } from '@site/shared/wire/consent';
import { memberInfoCall } from '@site/shared/wire/user';
import { aMemberInfo, clearDevice, refusal, success, TOKEN } from '../testing/aShell';
import { BARE_PAGE, renderApp } from '../testing/renderApp';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  clearDevice();
  window.localStorage.setItem('site.token', TOKEN);
  window.localStorage.setItem('site.userId', '10001');
});

const aPage = (termsVersion: string | undefined) =>
  renderApp(BARE_PAGE, {
    answers: {
      [memberInfoCall.path]: success(aMemberInfo(termsVersion === undefined ? {} : { termsVersion })),
      [agreeToTermsCall.path]: success({}),
    },
  });
const dialog = (name = '规则与条款已更新') => screen.findByRole('alertdialog', { name });

it('is asked of a member who agreed to other terms, and is gone with the agreement', async () => {
  const { requestsTo } = await aPage('2025-01-01');
  expect(await dialog()).toHaveTextContent(`版本日期 ${TERMS_VERSION}`);
  expect(await accessibilityFaults()).toEqual([]);
  expect(screen.getByRole('link', { name: '规则与条款' })).toHaveAttribute('href', '/app/help/gztk');
  expect(screen.getByRole('button', { name: '同意并继续' })).toBeDisabled();

  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '同意并继续' }));

  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  expect(requestsTo(agreeToTermsCall).map(({ payload }) => payload)).toEqual([{ version: TERMS_VERSION }]);
});

it('stays with a failure, and leaves the way out', async () => {
  const { answer, shell } = await aPage('');
  answer(agreeToTermsCall, refusal(6005, '服务器出错'));
  await dialog('请同意规则与条款');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '同意并继续' }));
  expect(await screen.findByText('暂时无法提交，请再试一次。')).toBeVisible();

  await user.click(screen.getByRole('button', { name: '退出登录' }));

  expect(shell.session.isSignedIn.get()).toBe(false);
});

it.each([TERMS_VERSION, undefined])('is not asked of who agreed to them, nor where the platform names no terms (%s)', async (version) => {
  await aPage(version);

  expect(screen.queryByRole('alertdialog')).toBeNull();
});
