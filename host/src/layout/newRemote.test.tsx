import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { aBuild } from '../composition/testing/builders';
import { aNewsMetadata } from '../composition/testing/newsMetadata';
import { clearDevice, TOKEN } from '../testing/aShell';
import { fakeIntersection } from '../testing/fakeIntersection';
import { aFullManifest, renderApp } from '../testing/renderApp';

/** Creates a manifest with a promoted remote that did not exist when the host was built. */
function aManifestWithNews(deployment: object = {}, metadata: unknown = aNewsMetadata()): DeploymentManifest {
  const news = { enabled: true, active: aBuild('1.0.0', { container: 'remote_news', metadata }), ...deployment };
  const { remotes, ...manifest } = aFullManifest([]);
  return { ...manifest, remotes: { ...remotes, news } };
}

function aMembersDevice(): void {
  window.localStorage.setItem('site.userId', '10001');
  window.localStorage.setItem('site.token', TOKEN);
}

const rail = () => screen.getByRole('navigation', { name: '分类导航' });

beforeEach(clearDevice);

describe('a remote that the host has never heard of', () => {
  it('is in the menu, before the customer service, and is opened by its entry, which is marked then', async () => {
    const { page, shell } = await renderApp('/', { manifest: aManifestWithNews() });
    const names = [...rail().querySelectorAll('a, button')].map((entry) => entry.textContent);
    expect(names.slice(-2)).toEqual(['资讯', '客服']);

    await userEvent.click(within(rail()).getByRole('link', { name: '资讯' }));

    expect(await screen.findByText('screen front {}')).toBeVisible();
    expect(within(rail()).getByRole('link', { name: '资讯' })).toHaveAttribute('aria-current', 'page');
    expect(page.document.title).toBe('资讯 - 曜界');
    expect(shell.navigation.location.get().name).toBe('news/front');
  });

  it('has its names and its entries in the player’s language', async () => {
    const { shell } = await renderApp('/news', { manifest: aManifestWithNews() });

    await act(() => shell.locale.choose('zh-TW'));

    expect(await within(screen.getByRole('navigation', { name: '分類導覽' })).findByRole('link', { name: '資訊' })).toBeVisible();
  });

  it('has screens with parameters, in the layout that it asks for, under the entry of their parent', async () => {
    const { shell } = await renderApp('/news/article/7', { manifest: aManifestWithNews() });

    expect(screen.getByText('screen article {"id":"7","size":"full"}')).toBeVisible();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(within(rail()).getByRole('link', { name: '资讯' })).toHaveAttribute('aria-current', 'page');
    expect(shell.navigation.href('news/article', { id: '7' })).toBe('/news/article/7');
  });

  it('has entries in the header and in the menu of members, whose screens guests do not see', async () => {
    aMembersDevice();
    await renderApp('/news/saved', { manifest: aManifestWithNews() });

    expect(within(screen.getByRole('navigation', { name: '站点导航' })).getByRole('link', { name: '专题' })).toHaveAttribute(
      'href',
      '/news/topics',
    );
    await waitFor(() => {
      expect(within(screen.getByRole('navigation', { name: '会员中心' })).getByRole('link', { name: '我的收藏' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
    expect(screen.getByText('screen saved {}')).toBeVisible();
  });

  it('sends a guest home from a member’s screen', async () => {
    await renderApp('/news/saved', { manifest: aManifestWithNews() });

    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
  });

  it('has its widget on home', async () => {
    const intersection = fakeIntersection();
    await renderApp('/', { manifest: aManifestWithNews() });
    act(intersection.arrive);

    expect(await screen.findByText('widget headlines {}')).toBeVisible();
    intersection.restore();
  });

  it('says by its name that it is off, and has no entry', async () => {
    await renderApp('/news', { manifest: aManifestWithNews({ enabled: false, reason: { 'zh-CN': '升级中', 'zh-TW': '升級中' } }) });

    expect(screen.getByRole('heading', { name: '资讯暂未开放' })).toBeVisible();
    expect(screen.getByText('升级中')).toBeVisible();
    expect(within(rail()).queryByRole('link', { name: '资讯' })).not.toBeInTheDocument();
  });

  it('says by its name and a reference of its own that it cannot be loaded', async () => {
    const active = aBuild('1.0.0', { requires: '^9.0.0', metadata: aNewsMetadata() });
    await renderApp('/news', { manifest: aManifestWithNews({ active }) });

    expect(await screen.findByRole('heading', { name: '资讯暂时无法打开' })).toBeVisible();
    expect(screen.getByText(/参考编号 NE-000000/)).toBeVisible();
  });

  it('takes no address of the site: invalid metadata is logged, its pages are not found, and all else is as before', async () => {
    const [front] = aNewsMetadata().routes;
    const { logged } = await renderApp('/chat', {
      manifest: aManifestWithNews({}, { ...aNewsMetadata(), routes: [{ ...front, path: '/login' }] }),
    });

    expect(screen.getByText('screen chat {}')).toBeVisible();
    expect(within(rail()).queryByRole('link', { name: '资讯' })).not.toBeInTheDocument();
    const ignored = logged.find(({ message }) => message === 'metadata of a remote not used');
    expect([ignored?.level, ignored?.fields['remote']]).toEqual(['warn', 'news']);
  });

  it('takes no page of another remote: the page stays, the screen that wanted it is logged, and its other screens are there', async () => {
    aMembersDevice();
    const [front] = aNewsMetadata().routes;
    const routes = [
      front,
      { ...front, name: 'home', inContract: true, path: '/news/home' },
      { ...front, name: 'bad', path: '/mine/savemoney' },
    ];
    const { logged, shell } = await renderApp('/mine/savemoney', { manifest: aManifestWithNews({}, { ...aNewsMetadata(), routes }) });

    expect(await screen.findByText('screen saveMoney {}')).toBeVisible();
    expect(within(rail()).getByRole('link', { name: '首页' })).toHaveAttribute('href', '/');
    expect(
      within(rail())
        .getAllByRole('link', { name: '资讯' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/news']);
    expect(shell.navigation.href('home', {})).toBe('/');
    expect(logged.filter(({ message }) => message === 'screen of a remote not used').map(({ fields }) => fields)).toMatchObject([
      { remote: 'news', route: 'home', clash: 'the name home' },
      { remote: 'news', route: 'bad', clash: 'the address /mine/savemoney' },
    ]);
  });

  it('is not found where the manifest does not name it', async () => {
    await renderApp('/news', { manifest: aFullManifest() });

    expect(await screen.findByText('您访问的地址不存在，或本站未开放该功能。')).toBeVisible();
  });
});
