import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { sponsorContentCall } from '@site/shared/wire/advertising';
import { clearDevice, refusal, success } from '../../testing/aShell';
import { renderApp } from '../../testing/renderApp';

const user = userEvent.setup();

beforeEach(clearDevice);

const A_CUP = { id: 'cup', title: '青峦邀请赛', period: '2026 年 3 月至 5 月', summary: '八支球队。', scene: 'sport' };

it('shows one card per sponsorship [R-ACT-05] [R-API-003]', async () => {
  const { requestsTo } = await renderApp('/sponsor', { answers: { [sponsorContentCall.path]: success({ list: [A_CUP] }) } });

  expect(await screen.findByRole('heading', { level: 3, name: '青峦邀请赛' })).toBeInTheDocument();
  expect(screen.getByText('2026 年 3 月至 5 月')).toBeInTheDocument();
  expect(requestsTo(sponsorContentCall)).toHaveLength(1);
  expect(await accessibilityFaults(screen.getByRole('main'))).toEqual([]);
});

it('is shown to guests, without a footer [R-ROUTE-13] [R-ROUTE-14]', async () => {
  const { shell } = await renderApp('/sponsor', { answers: { [sponsorContentCall.path]: success({ list: [A_CUP] }) } });

  expect(await screen.findByRole('heading', { level: 3, name: '青峦邀请赛' })).toBeInTheDocument();
  expect(shell.session.isSignedIn.get()).toBe(false);
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

it('fetches again in another language', async () => {
  const { shell, requestsTo } = await renderApp('/sponsor', { answers: { [sponsorContentCall.path]: success({ list: [A_CUP] }) } });

  await act(() => shell.locale.choose('zh-TW'));

  expect(await screen.findByRole('heading', { level: 2, name: '贊助項目' })).toBeInTheDocument();
  expect(requestsTo(sponsorContentCall)).toHaveLength(2);
});

it('says when there is nothing, with a link home', async () => {
  await renderApp('/sponsor');

  expect(await screen.findByText('暂无赞助项目')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
});

it('shows the failure with a retry', async () => {
  const { answer } = await renderApp('/sponsor', { answers: { [sponsorContentCall.path]: refusal(6005, '服务器出错') } });
  expect(await screen.findByText('服务器出错')).toBeInTheDocument();

  answer(sponsorContentCall, success({ list: [A_CUP] }));
  await user.click(screen.getByRole('button', { name: '重试' }));

  expect(await screen.findByRole('heading', { level: 3, name: '青峦邀请赛' })).toBeInTheDocument();
});
