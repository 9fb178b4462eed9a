import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticeListCall } from '@site/shared/wire/site';
import { clearDevice, refusal, success, TOKEN } from '../../testing/aShell';
import { fakeIntersection } from '../../testing/fakeIntersection';
import { aFullManifest, renderApp, siteHeader } from '../../testing/renderApp';

const user = userEvent.setup();

beforeEach(clearDevice);

it('is shown in the dashboard without login [R-ROUTE-03]', async () => {
  await renderApp('/');

  expect(await screen.findByText(/盘口实时更新/)).toBeInTheDocument();
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

  it('show the failure with a retry', async () => {
    const { answer } = await renderApp('/', { answers: { [noticeListCall.path]: refusal(6005, '服务器出错') } });
    expect(await screen.findByText('服务器出错')).toBeInTheDocument();

    answer(noticeListCall, success({ total: 1, list: [{ id: '2', title: '维护', content: '夜间' }] }));
    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('button', { name: /维护/ })).toBeInTheDocument();
  });
});

describe('the widgets of the remotes', () => {
  const piece = (id: string) => screen.findByText(new RegExp(`^widget ${id} `));

  it('are mounted on the page, those below the first screen when the player scrolls near', async () => {
    const intersection = fakeIntersection();
    await renderApp('/');
    for (const id of ['promotion-carousel', 'live-match', 'lobby-tiles']) expect(await piece(id)).toBeInTheDocument();
    expect(screen.queryByText(/^widget hot-matches/)).not.toBeInTheDocument();

    act(intersection.arrive);

    for (const id of ['hot-matches', 'popular-games', 'vip-card']) expect(await piece(id)).toBeInTheDocument();
    intersection.restore();
  });

  it('the carousel receives the texts of the first slide, and replaces it', async () => {
    await renderApp('/');

    expect(await piece('promotion-carousel')).toHaveTextContent('"line1":"盘口实时更新"');
    expect(screen.queryByRole('heading', { level: 2, name: /盘口/ })).not.toBeInTheDocument();
  });

  it.each([
    ['activities', ['promotion-carousel']],
    ['sports', ['live-match', 'hot-matches']],
    ['games', ['lobby-tiles', 'popular-games']],
    ['member', ['vip-card']],
  ] as const)('without %s there is nothing of it, and the rest is there', async (remote, gone) => {
    await renderApp('/', { manifest: aFullManifest([remote]) });

    expect(await piece(remote === 'games' ? 'live-match' : 'lobby-tiles')).toBeInTheDocument();
    for (const id of gone) expect(screen.queryByText(new RegExp(`^widget ${id} `))).not.toBeInTheDocument();
  });
});

describe('the first slide', () => {
  it('is drawn by the host where the carousel is switched off', async () => {
    await renderApp('/', { manifest: aFullManifest(['activities']) });

    expect(await screen.findByRole('heading', { level: 2, name: /盘口实时更新/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '登录后投注' }));
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeInTheDocument();
  });

  it('shows the texts of the themed build', async () => {
    const hero = {
      eyebrow: { 'zh-CN': '夜场', 'zh-TW': '夜場' },
      lines: [{ 'zh-CN': '星垂平野', 'zh-TW': '星垂平野' }],
      text: { 'zh-CN': '慢慢看', 'zh-TW': '慢慢看' },
    };
    await renderApp('/', { manifest: aFullManifest(['activities'], { hero }) });

    expect(await screen.findByRole('heading', { level: 2, name: '星垂平野' })).toBeInTheDocument();
  });
});

describe('beside the slide, with sports switched off', () => {
  it('a guest can log in', async () => {
    await renderApp('/', { manifest: aFullManifest(['sports']) });

    await user.click(await screen.findByRole('button', { name: '立即登录' }));

    expect(await screen.findByRole('dialog', { name: '登录' })).toBeInTheDocument();
  });

  it('a member finds their money and what to do with it', async () => {
    window.localStorage.setItem('site.userId', '10001');
    window.localStorage.setItem('site.token', TOKEN);
    await renderApp('/', { manifest: aFullManifest(['sports']) });

    const card = await screen.findByRole('region', { name: 'player1，欢迎回来' });

    expect(card).toHaveTextContent('¥1,000.00');
    expect(within(card).getByRole('link', { name: '中心钱包' })).toHaveAttribute('href', '/mine/transRecord');
    expect(within(card).getByRole('link', { name: '未结算与处理中' })).toHaveAttribute('href', '/mine/wallet?locked=1');
    expect(within(card).getByRole('link', { name: '存款' })).toHaveAttribute('href', '/mine/savemoney');
    expect(within(card).getByRole('link', { name: '投注记录' })).toHaveAttribute('href', '/mine/betRecord');
  });
});
