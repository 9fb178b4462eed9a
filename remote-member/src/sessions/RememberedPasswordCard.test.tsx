import { screen } from '@testing-library/react';
import { AuthScreen } from '../security/AuthScreen';
import { aSecurityHost, user } from '../testing/authScreenSteps';
import { aMemberInfo } from '../testing/builders';
import { renderView } from '../testing/renderView';

function aRememberingHost(isStored: boolean) {
  const host = aSecurityHost(aMemberInfo());
  const rememberedPassword = { isStored: () => isStored, forget: jest.fn() };
  const services = { ...host.services, session: { ...host.services.session, rememberedPassword } };
  return { host: { ...host, services }, forget: rememberedPassword.forget };
}

it('clears the remembered password on this device from the security page [R-SESSION-11]', async () => {
  const { host, forget } = aRememberingHost(true);
  await renderView(AuthScreen, host);
  expect(screen.getByText(/^本设备记住了登录密码/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: '在本设备上清除' }));

  expect(forget).toHaveBeenCalledTimes(1);
  expect(screen.getByText('本设备没有记住登录密码。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '在本设备上清除' })).not.toBeInTheDocument();
  expect(host.toasts).toEqual([{ message: '已在本设备上清除', tone: 'success' }]);
});

it('offers nothing to clear on a device that remembers no password', async () => {
  await renderView(AuthScreen, aRememberingHost(false).host);

  expect(screen.getByText('本设备没有记住登录密码。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '在本设备上清除' })).not.toBeInTheDocument();
});
