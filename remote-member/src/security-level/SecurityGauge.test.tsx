import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing } from '@site/testing';
import { payoutAccountsCall } from '@site/shared/wire/accounts';
import { gradeConfigListCall, gradeHistoryCall, gradeInfoCall } from '@site/shared/wire/grades';
import { UserInfoScreen } from '../profile/UserInfoScreen';
import { AuthScreen } from '../security/AuthScreen';
import { aSecurityHost } from '../testing/authScreenSteps';
import { aLadder, aWireAccount, someAccounts, someVipProgress } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { VipScreen } from '../vip/VipScreen';

const SCREENS = [
  ['profile', UserInfoScreen],
  ['security page', AuthScreen],
  ['VIP page', VipScreen],
] as const;

function aHost() {
  const host = aSecurityHost();
  host.answer(gradeConfigListCall, aLadder());
  host.answer(gradeHistoryCall, { list: [] });
  host.answer(gradeInfoCall, someVipProgress());
  return host;
}

it.each(SCREENS)(
  'the %s shows the same level as every other screen, with a link to each missing item [R-PROFILE-05]',
  async (_name, Screen) => {
    await renderView(Screen, aHost());

    expect(await screen.findByRole('meter', { name: '安全等级' })).toHaveAttribute('value', '60');
    const missing = screen.getByText(/^尚未完成：/);
    expect(missing).toHaveTextContent('尚未完成：绑定银行卡、二级密码');
    expect([...missing.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/addBankCard',
      '/auth?item=secondPassword',
    ]);
  },
);

it.each(SCREENS)('the %s counts a bound card', async (_name, Screen) => {
  const host = aHost();
  host.answer(payoutAccountsCall, someAccounts(aWireAccount()));
  await renderView(Screen, host);

  expect(await screen.findByRole('meter', { name: '安全等级' })).toHaveAttribute('value', '80');
});

it.each(SCREENS)('the %s shows no level when the cards cannot be loaded: it says so, and reloads them', async (_name, Screen) => {
  const host = aHost();
  host.answer(payoutAccountsCall, failing({ kind: 'unreachable' }));
  await renderView(Screen, host);

  expect(await screen.findByText('银行卡暂时无法读取')).toBeVisible();
  expect(screen.queryByRole('meter', { name: '安全等级' })).not.toBeInTheDocument();

  host.answer(payoutAccountsCall, someAccounts(aWireAccount()));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('meter', { name: '安全等级' })).toHaveAttribute('value', '80');
});
