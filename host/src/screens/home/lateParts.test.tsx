import { act, screen, within } from '@testing-library/react';
import { businessDate } from '@site/shared/calendar';
import { accessibilityFaults } from '@site/testing/accessibility';
import { recentWinsCall, todayCall } from '@site/shared/wire/home';
import { memberInfoCall } from '@site/shared/wire/user';
import { clearDevice, refusal, success, TOKEN } from '../../testing/aShell';
import { fakeIntersection } from '../../testing/fakeIntersection';
import { aFullManifest, renderApp } from '../../testing/renderApp';

const NOW = Date.UTC(2026, 10, 21, 4);
const ANSWERS = {
  [todayCall.path]: success({ net: '-120.50', openBets: 2, openRisk: '75.00' }),
  [recentWinsCall.path]: success({ list: [{ name: 'pl***2', category: 'ZR', amount: '388.00', at: NOW - 3 * 60_000 }] }),
};

beforeEach(clearDevice);

function asMember(): void {
  window.localStorage.setItem('site.userId', '10001');
  window.localStorage.setItem('site.token', TOKEN);
}

describe('the member’s day on home', () => {
  const today = () => screen.findByRole('region', { name: '我的今天' });

  it('has the member, balance, result, open bets and what can be claimed, each a way to it', async () => {
    asMember();
    const { shell } = await renderApp('/', { manifest: aFullManifest(), answers: ANSWERS });
    act(() => {
      shell.claimable.set(3);
    });

    const links = within(await today()).getAllByRole('link');
    expect(await within(await today()).findByText('-¥120.50')).toBeVisible();
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'player1VIP 6',
      '中心钱包¥1,000.00',
      '今日输赢-¥120.50',
      '未结算注单2 张占用 ¥75',
      '可领礼金3 项',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/mine/userinfo',
      '/mine/wallet',
      `/mine/betRecord?from=${businessDate(shell.clock.now())}`,
      '/mine/betRecord?state=open&days=90',
      '/activity/discount',
    ]);
    expect(await accessibilityFaults(await today())).toEqual([]);
  });

  it('has no link without a name where the member is not known', async () => {
    asMember();
    await renderApp('/', { manifest: aFullManifest(), answers: { ...ANSWERS, [memberInfoCall.path]: refusal(6005) } });

    expect(await within(await today()).findByText('-¥120.50')).toBeVisible();
    expect(within(await today()).queryByText('player1')).toBeNull();
    expect(await accessibilityFaults(await today())).toEqual([]);
  });

  it('is whole without what is switched off', async () => {
    asMember();
    await renderApp('/', { manifest: aFullManifest(['wallet', 'activities']), answers: ANSWERS });

    expect(within(await today()).getAllByRole('link')).toHaveLength(3);
  });

  it('is not there for a guest, and asked for by none', async () => {
    const { requestsTo } = await renderApp('/', { manifest: aFullManifest(), answers: ANSWERS });

    expect(screen.queryByRole('region', { name: '我的今天' })).toBeNull();
    expect(requestsTo(todayCall)).toEqual([]);
  });
});

describe('the winners of the last hour', () => {
  it('are shown when the player comes near, as the platform tells of them', async () => {
    const intersection = fakeIntersection();
    await renderApp('/', { manifest: aFullManifest(), answers: ANSWERS, now: () => NOW });
    expect(screen.queryByRole('region', { name: '最近一小时赢家' })).toBeNull();

    act(intersection.arrive);

    expect(await screen.findByRole('region', { name: '最近一小时赢家' })).toHaveTextContent('pl***2真人赢得 ¥3883 分钟前');
    intersection.restore();
  });

  it('leave nothing where there are none, and where they cannot be read', async () => {
    const intersection = fakeIntersection();
    const { requestsTo } = await renderApp('/', { manifest: aFullManifest(), answers: { [recentWinsCall.path]: refusal(6005) } });
    act(intersection.arrive);
    await screen.findByRole('main');

    expect(requestsTo(recentWinsCall).length).toBeLessThanOrEqual(1);
    expect(screen.queryByText('最近一小时赢家')).toBeNull();
    intersection.restore();
  });
});
