import { screen, waitFor, within } from '@testing-library/react';
import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import type { RemoteRoute } from '@site/shared/contract/remoteMetadata';
import { KNOWN_REMOTES } from '../composition/knownRemotes';
import { aBuild } from '../composition/testing/builders';
import { clearDevice, TOKEN } from '../testing/aShell';
import { aFullManifest, renderApp } from '../testing/renderApp';

const NEW_PAGE: RemoteRoute = {
  name: 'newPage',
  path: '/mine/newpage',
  access: 'member',
  area: 'member',
  title: { 'zh-CN': '新页面', 'zh-TW': '新頁面' },
  menu: { place: 'member', icon: 'star', group: 'funds', otherPlaces: [{ place: 'header', order: 1 }, { place: 'footer' }] },
};

/** Creates a manifest with a wallet release whose screens changed after the host was built. */
function aManifestWithWallet(change: (routes: readonly RemoteRoute[]) => readonly RemoteRoute[]): DeploymentManifest {
  const { routes = [], ...others } = KNOWN_REMOTES['wallet'] ?? {};
  const manifest = aFullManifest();
  const active = aBuild('2.0.0', { container: 'remote_wallet', metadata: { ...others, routes: change(routes) } });
  return { ...manifest, remotes: { ...manifest.remotes, wallet: { enabled: true, active } } };
}

const memberMenu = () => screen.findByRole('navigation', { name: '会员中心' });
const linkNames = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('a release of the wallet', () => {
  beforeEach(() => {
    clearDevice();
    window.localStorage.setItem('site.userId', '10001');
    window.localStorage.setItem('site.token', TOKEN);
  });

  it('brings a page of its own: with its title, its name and its entries', async () => {
    const { page, shell } = await renderApp('/mine/newpage', { manifest: aManifestWithWallet((routes) => [...routes, NEW_PAGE]) });

    expect(await screen.findByText('screen newPage {}')).toBeVisible();
    expect(page.document.title).toBe('新页面 - 曜界');
    expect(shell.navigation.location.get().name).toBe('wallet/newPage');
    expect(shell.navigation.href('wallet/newPage', {})).toBe('/mine/newpage');
    expect(within(await memberMenu()).getByRole('link', { name: '新页面' })).toHaveAttribute('aria-current', 'page');
    expect(linkNames(await memberMenu()).slice(0, 6)).toEqual(['我的钱包', '存款', '转账', '取款', '新页面', '账户管理']);
    expect(linkNames(screen.getByRole('navigation', { name: '站点导航' }))[0]).toBe('新页面');
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: '新页面' })).toHaveAttribute('href', '/mine/newpage');
  });

  it('keeps guests out of it', async () => {
    clearDevice();
    await renderApp('/mine/newpage', { manifest: aManifestWithWallet((routes) => [...routes, NEW_PAGE]) });

    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
    expect(screen.queryByText('screen newPage {}')).not.toBeInTheDocument();
  });

  it('takes a page away: its address and links of others lead to not-found, its entries are gone, the other pages stay', async () => {
    const manifest = aManifestWithWallet((routes) => routes.filter(({ name, parent }) => name !== 'saveMoney' && parent !== 'saveMoney'));
    const { shell } = await renderApp('/mine/savemoney', { manifest });

    expect(await screen.findByText('您访问的地址不存在，或本站未开放该功能。')).toBeVisible();
    expect(shell.navigation.href('saveMoney', {})).toBe('/404');
    expect(within(screen.getByRole('contentinfo')).queryByRole('link', { name: '存款' })).not.toBeInTheDocument();
    expect(shell.navigation.href('takeMoney', {})).toBe('/mine/takemoney');
  });

  it('changes the title and the address of a page that others know by its name', async () => {
    const title = { 'zh-CN': '提现', 'zh-TW': '提現' };
    const manifest = aManifestWithWallet((routes) =>
      routes.map((route) => (route.name === 'takeMoney' ? { ...route, path: '/mine/withdraw', title } : route)),
    );
    const { page, shell } = await renderApp('/mine/withdraw', { manifest });

    expect(await screen.findByText('screen takeMoney {}')).toBeVisible();
    expect(page.document.title).toBe('提现 - 曜界');
    expect(shell.navigation.href('takeMoney', {})).toBe('/mine/withdraw');
  });

  it('names a switch that this host does not know: its page is not offered, and no other page suffers', async () => {
    await renderApp('/mine/newpage', { manifest: aManifestWithWallet((routes) => [...routes, { ...NEW_PAGE, flag: 'constructor' }]) });

    expect(await screen.findByText('您访问的地址不存在，或本站未开放该功能。')).toBeVisible();
    expect(screen.queryByRole('link', { name: '新页面' })).not.toBeInTheDocument();
  });
});
