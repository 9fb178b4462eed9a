import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticeListCall } from '@site/shared/wire/site';
import { clearDevice, refusal, success, TOKEN } from '../../testing/aShell';
import { aFullManifest, renderApp, siteHeader } from '../../testing/renderApp';

const user = userEvent.setup();

beforeEach(clearDevice);

it('is shown in the dashboard without login [R-ROUTE-03]', async () => {
  await renderApp('/');

  expect(await screen.findByRole('heading', { level: 1, name: /盘口随赛事更新/ })).toBeInTheDocument();
  expect(siteHeader()).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

describe('the notices', () => {
  it('are read page by page, and each opens [R-API-005]', async () => {
    const { requestsTo } = await renderApp('/');

    await user.click(await screen.findByRole('button', { name: /谨防诈骗/ }));

    expect(requestsTo(noticeListCall)[0]?.payload).toEqual({ pageNum: 1, pageSize: 5 });
    expect(await screen.findByRole('alertdialog', { name: '谨防诈骗' })).toHaveTextContent('存款渠道仅以官方网站为准');
  });

  it('say when there are none', async () => {
    await renderApp('/', { answers: { [noticeListCall.path]: success({ total: 0, list: [] }) } });

    expect(await screen.findByText('暂无公告')).toBeInTheDocument();
  });

  it('say why they are not there, and come with a retry', async () => {
    const { answer } = await renderApp('/', { answers: { [noticeListCall.path]: refusal(6005, '服务器出错') } });
    expect(await screen.findByText('服务器出错')).toBeInTheDocument();

    answer(noticeListCall, success({ total: 1, list: [{ id: '2', title: '维护', content: '夜间' }] }));
    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('button', { name: /维护/ })).toBeInTheDocument();
  });
});

describe('the hall', () => {
  it('leads to each category', async () => {
    await renderApp('/');
    const hall = await screen.findByRole('region', { name: '游戏大厅' });

    expect(
      within(hall)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/game/sport/CRTY', '/game/realbet', '/game/chess', '/game/gaming', '/game/lottery', '/game/egame', '/game/fishing']);
  });

  it('has nothing of a remote that is switched off', async () => {
    await renderApp('/', { manifest: aFullManifest(['games']) });
    const hall = await screen.findByRole('region', { name: '游戏大厅' });

    expect(within(hall).getAllByRole('link')).toHaveLength(1);
  });
});

describe('beside the slide', () => {
  it('a guest finds the way in', async () => {
    await renderApp('/');

    await user.click(await screen.findByRole('button', { name: '立即登录' }));

    expect(await screen.findByRole('dialog', { name: '登录' })).toBeInTheDocument();
  });

  it('a member finds their money and what to do with it', async () => {
    window.localStorage.setItem('site.userId', '10001');
    window.localStorage.setItem('site.token', TOKEN);
    await renderApp('/');

    const card = await screen.findByRole('region', { name: 'player1，欢迎回来' });

    expect(card).toHaveTextContent('¥1,000.00');
    expect(within(card).getByRole('link', { name: '存款' })).toHaveAttribute('href', '/mine/savemoney');
    expect(within(card).getByRole('link', { name: '投注记录' })).toHaveAttribute('href', '/mine/betRecord');
  });
});
