import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCell } from '@site/shared/contract/readable';
import { navigationListCall, preInfoCall } from '@site/shared/wire/site';
import { accessibilityFaults } from '@site/testing/accessibility';
import { DEVICE_ZONES, setDeviceZone } from '@site/testing/deviceZone';
import { aBuild } from '../composition/testing/builders';
import { KNOWN_SCREENS } from '../routing/joinedRoutes';
import { pathOf } from '../routing/matchRoute';
import { ROUTES } from '../routing/routes';
import { answered, aSite, clearDevice, refusal, success, TOKEN } from '../testing/aShell';
import { aFullManifest, renderApp, siteHeader } from '../testing/renderApp';

const user = userEvent.setup();

beforeEach(clearDevice);

function aMembersDevice(): void {
  window.localStorage.setItem('site.userId', '10001');
  window.localStorage.setItem('site.token', TOKEN);
}

const rail = () => screen.getByRole('navigation', { name: '分类导航' });
const railNames = () => [...rail().querySelectorAll('a, button')].map((entry) => entry.textContent);

describe('the rail', () => {
  it.each([
    ['首页', '/', 'R-MENU-01'],
    ['真人', '/game/realbet', 'R-MENU-04'],
    ['棋牌', '/game/chess', 'R-MENU-06'],
    ['电竞', '/game/gaming', 'R-MENU-07'],
    ['彩票', '/game/lottery', 'R-MENU-05'],
    ['电子', '/game/egame', 'R-MENU-03'],
    ['捕鱼', '/game/fishing', 'R-MENU-08'],
    ['优惠', '/activity/discount', 'R-MENU-12'],
  ])('links %s to %s [%s]', async (name, href) => {
    await renderApp('/');

    expect(within(rail()).getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('links 体育 to the channel of the site, where it has one, and guests to its board for everybody [R-FLAG-01] [R-CONST-23]', async () => {
    const { shell } = await renderApp('/');
    expect(within(rail()).getByRole('link', { name: '体育' })).toHaveAttribute('href', '/game/sport/CRTY/board');

    await act(async () => {
      await shell.session.signIn({ username: 'player1', passwordHash: '2c39c91b5356cdab837835739ce9edb5' });
    });

    expect(within(rail()).getByRole('link', { name: '体育' })).toHaveAttribute('href', '/game/sport/CRTY');
  });

  it('links 体育 to the venues where it has none [R-MENU-02] [R-FLAG-01] [R-FLAG-09]', async () => {
    const { flags } = aFullManifest();
    await renderApp('/', { manifest: aFullManifest([], { flags: { ...flags, selfSport: false } }) });

    expect(within(rail()).getByRole('link', { name: '体育' })).toHaveAttribute('href', '/game/sport');
  });

  it('is in the order of the navigation list, with what that does not name where it was [R-API-002] [R-MENU-23]', async () => {
    const list = ['TY', 'DZ', 'HOME', 'BY', 'gone', 'ZR'].map((code) => ({ code, title: code }));
    const { shell, requestsTo } = await renderApp('/', { answers: { [navigationListCall.path]: success({ list }) } });
    const before = ['首页', '体育', '真人', '棋牌', '电竞', '彩票', '电子', '捕鱼', '优惠', '客服'];
    expect(railNames()).toEqual(before);

    await act(() => shell.menuOrder.read());

    expect(railNames()).toEqual(['体育', '电子', '首页', '棋牌', '电竞', '彩票', '捕鱼', '真人', '优惠', '客服']);
    expect(requestsTo(navigationListCall)[0]).toMatchObject({ method: 'POST', path: '/site/api/v1/advertising/navigationList' });
  });

  it('keeps its own order where the list cannot be read', async () => {
    const { shell } = await renderApp('/', { answers: { [navigationListCall.path]: refusal(6005) } });
    const before = railNames();

    await act(() => shell.menuOrder.read());

    expect(railNames()).toEqual(before);
    expect(shell.overlays.shownToast.get()).toBeUndefined();
  });

  it('opens the online service by 客服 [R-MENU-09]', async () => {
    await renderApp('/');

    await user.click(within(rail()).getByRole('button', { name: '客服' }));

    expect(await screen.findByRole('alertdialog', { name: '安全提示' })).toBeInTheDocument();
  });

  it('marks where the player is', async () => {
    await renderApp('/game/chess');

    expect(within(rail()).getByRole('link', { name: '棋牌' })).toHaveAttribute('aria-current', 'page');
    expect(within(rail()).getByRole('link', { name: '首页' })).not.toHaveAttribute('aria-current');
  });

  it('has no entry to /redirect [R-ROUTE-37]', async () => {
    await renderApp('/');

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContainEqual(expect.stringContaining('redirect'));
  });

  it('has no entry of a remote that is switched off, and no heading above nothing', async () => {
    await renderApp('/', { manifest: aFullManifest(['games', 'activities', 'sports']) });

    expect(railNames()).toEqual(['首页', '客服']);
    expect(screen.getByRole('heading', { name: '会员' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '游戏' })).not.toBeInTheDocument();
  });
});

describe('the menu codes', () => {
  it.each([
    ['venture', '/venture', 'R-MENU-10'],
    ['sponsor', '/sponsor', 'R-MENU-11'],
    ['app', '/download', 'R-MENU-13'],
    ['save_money', '/mine/savemoney', 'R-MENU-14'],
    ['transfer_money', '/mine/transfermoney', 'R-MENU-15'],
    ['take_money', '/mine/takemoney', 'R-MENU-16'],
    ['profile', '/mine/userinfo', 'R-MENU-17'],
    ['vip', '/mine/vip', 'R-MENU-18'],
    ['Welfare', '/mine/welfare', 'R-MENU-19'],
    ['bet_record', '/mine/betRecord', 'R-MENU-20'],
    ['trade_record', '/mine/transRecord', 'R-MENU-21'],
    ['message', '/mine/message', 'R-MENU-22'],
  ] as const)('%s leads to %s, by a real link [%s]', async (code, href, _row) => {
    aMembersDevice();
    await renderApp('/mine/wallet');
    const route = [...ROUTES, ...KNOWN_SCREENS].find(({ menu, places = [] }) => menu === code && places.length > 0);

    expect(route && pathOf(route)).toBe(href);
    await waitFor(() => {
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href);
    });
  });

  it('of the header mark the current one, and are removed with their remote [R-MENU-23]', async () => {
    await renderApp('/sponsor', { manifest: aFullManifest(['member']) });
    const navigation = screen.getByRole('navigation', { name: '站点导航' });

    expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('合作赞助');
    expect(
      within(navigation)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['优惠活动', '合作赞助', '合营加盟', 'APP 下载']);
  });
});

describe('the dock', () => {
  it('opens by an icon, changes by tab, and closes', async () => {
    await renderApp('/');
    const dock = screen.getByRole('complementary', { name: '投注与聊天' });

    await user.click(within(dock).getByRole('button', { name: '聊天' }));
    expect(await screen.findByText('widget chat-dock {}')).toBeInTheDocument();
    await user.click(within(dock).getByRole('tab', { name: '我的投注' }));
    expect(await screen.findByText('widget bets-dock {}')).toBeInTheDocument();
    await user.click(within(dock).getByRole('button', { name: '收起' }));

    expect(within(dock).queryByRole('tab')).not.toBeInTheDocument();
  });

  it('shows counts', async () => {
    const { shell } = await renderApp('/');

    act(() => {
      shell.root.dock.setCount('slip', 3);
    });

    expect(screen.getByRole('button', { name: /^注单/ })).toHaveTextContent('3');
  });

  it('has no tab of a disabled remote, even on request', async () => {
    const { shell } = await renderApp('/', { manifest: aFullManifest(['sports']) });

    act(() => {
      shell.root.dock.show('slip');
    });

    expect(screen.queryByRole('button', { name: /注单/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '聊天' })).toBeInTheDocument();
  });
});

describe('in a narrow window', () => {
  const slipButton = () => within(siteHeader()).getByRole('button', { name: /注单/ });
  const menuButton = () => within(siteHeader()).getByRole('button', { name: '菜单' });

  it('the dock is a drawer behind a button with the count; Esc closes it and the focus returns', async () => {
    const { shell } = await renderApp('/', { isNarrow: createCell(true) });
    act(() => {
      shell.root.dock.setCount('slip', 2);
    });
    expect(screen.queryByRole('complementary', { name: '投注与聊天' })).not.toBeInTheDocument();
    expect(slipButton()).toHaveAccessibleName('注单 2 条');
    expect(slipButton()).toHaveAttribute('aria-expanded', 'false');

    await user.click(slipButton());
    const drawer = await screen.findByRole('dialog', { name: '投注与聊天' });
    expect(await within(drawer).findByText('widget slip-dock {}')).toBeInTheDocument();
    await waitFor(() => {
      expect(drawer).toContainElement(document.activeElement as HTMLElement);
    });
    await user.keyboard('{Escape}');

    await waitFor(() => {
      expect(slipButton()).toHaveFocus();
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(slipButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('the files of the widget are asked for by the press, before the widget is there', async () => {
    const sports = aBuild('1.0.0', {
      container: 'remote_sports',
      preload: { 'slip-dock': [{ href: 'slip.js', as: 'script', integrity: `sha384-${'A'.repeat(64)}` }] },
    });
    const { remotes } = aFullManifest();
    await renderApp('/', {
      isNarrow: createCell(true),
      manifest: aFullManifest([], { remotes: { ...remotes, sports: { enabled: true, active: sports } } }),
    });
    const askedFor = () => document.head.querySelector(`script[src="${new URL('slip.js', sports.entry).href}"]`);
    expect(askedFor()).toBeNull();

    fireEvent.click(slipButton());
    expect(askedFor()).toBeInTheDocument();
    expect(screen.queryByText('widget slip-dock {}')).not.toBeInTheDocument();
    expect(await screen.findByText('widget slip-dock {}')).toBeInTheDocument();
  });

  it('the chat has a button of its own, with what was said unread', async () => {
    const { shell } = await renderApp('/', { isNarrow: createCell(true) });
    act(() => {
      shell.root.dock.setCount('chat', 3);
    });
    const chatButton = within(siteHeader()).getByRole('button', { name: '聊天 3 条' });
    await user.click(chatButton);

    expect(await screen.findByText('widget chat-dock {}')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /聊天/ })).toHaveAttribute('aria-selected', 'true');
    expect(chatButton).toHaveAttribute('aria-expanded', 'true');
    expect(within(document.body).getByRole('button', { name: /注单/, hidden: true })).toHaveAttribute('aria-expanded', 'false');
  });

  it('the drawer changes by tab', async () => {
    await renderApp('/', { isNarrow: createCell(true) });

    await user.click(slipButton());
    await user.click(await screen.findByRole('tab', { name: '聊天' }));

    expect(await screen.findByText('widget chat-dock {}')).toBeInTheDocument();
  });

  it('the menus are behind one button, and an arrival closes them', async () => {
    aMembersDevice();
    await renderApp('/mine/wallet', { isNarrow: createCell(true) });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();

    await user.click(menuButton());
    const menus = await screen.findByRole('dialog', { name: '菜单' });
    expect(within(menus).getByRole('navigation', { name: '站点导航' })).toBeInTheDocument();
    expect(within(menus).getByRole('navigation', { name: '会员中心' })).toBeInTheDocument();
    expect(within(menus).getByRole('radiogroup', { name: '界面版本' })).toBeInTheDocument();
    await user.click(within(rail()).getByRole('link', { name: '棋牌' }));

    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: '菜单' })).not.toBeInTheDocument();
    });
    expect(window.location.pathname).toBe('/game/chess');
  });

  it('rail and dock return beside the content when there is room again', async () => {
    const isNarrow = createCell(true);
    await renderApp('/', { isNarrow });

    act(() => {
      isNarrow.set(false);
    });

    expect(rail()).toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: '投注与聊天' })).toBeInTheDocument();
    expect(within(siteHeader()).queryByRole('button', { name: /注单|菜单/ })).not.toBeInTheDocument();
  });

  it('has no accessibility faults with a drawer open', async () => {
    await renderApp('/', { isNarrow: createCell(true) });
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(slipButton());
    await screen.findByRole('dialog', { name: '投注与聊天' });

    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the header', () => {
  it('offers a guest the login and nothing of a member', async () => {
    await renderApp('/');
    const header = siteHeader();

    expect(within(header).getByRole('button', { name: '登录' })).toBeInTheDocument();
    expect(screen.queryByText(/widget balance-menu/)).not.toBeInTheDocument();
  });

  it('shows a member their balance menu, their inbox and their account', async () => {
    aMembersDevice();
    await renderApp('/');
    const header = siteHeader();

    expect(await within(header).findByText('widget balance-menu {}')).toBeInTheDocument();
    expect(await within(header).findByText('widget inbox-badge {}')).toBeInTheDocument();
    expect(within(header).getByRole('button', { name: 'player1 的账户菜单' })).toBeInTheDocument();
  });

  it('shows the balance itself where the wallet is switched off', async () => {
    aMembersDevice();
    await renderApp('/', { manifest: aFullManifest(['wallet']) });

    expect(await within(siteHeader()).findByText('¥1,000.00')).toBeInTheDocument();
  });

  it('lets the player choose the edition [R-EDITION-04]', async () => {
    const { shell } = await renderApp('/');

    await user.click(screen.getByRole('radio', { name: '专业' }));

    expect(shell.root.edition.get()).toBe('professional');
  });

  it('has no choice of edition while the switch is off [R-EDITION-07]', async () => {
    await renderApp('/', { answers: { [preInfoCall.path]: success(aSite({ editionSwitch: '0' })) } });

    await waitFor(() => {
      expect(screen.queryByRole('radiogroup', { name: '界面版本' })).not.toBeInTheDocument();
    });
  });

  it('changes the language of the page', async () => {
    await renderApp('/');

    await user.click(screen.getByRole('button', { name: '切换为繁体中文' }));
    expect(await screen.findByRole('navigation', { name: '分類導覽' })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '切換為簡體中文' }));
    expect(await screen.findByRole('navigation', { name: '分类导航' })).toBeInTheDocument();
  });
});

it('moves the focus through header, rail, content, dock [R-UI-06]', async () => {
  await renderApp('/');
  const landmarks = [...document.querySelectorAll('header, nav, main, aside')].map((element) => element.tagName);

  expect(landmarks.filter((tag, index) => landmarks.indexOf(tag) === index)).toEqual(['HEADER', 'NAV', 'MAIN', 'ASIDE']);
  await user.tab();
  expect(screen.getByRole('button', { name: '跳到正文' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('names the minimum age at its foot [R-ROLE-01]', async () => {
  await renderApp('/');

  expect(screen.getByRole('contentinfo')).toHaveTextContent('未满 18 周岁，或未达当地法定年龄者，禁止参与');
});

describe('without a deployment', () => {
  it('explains it in the language of the player, and keeps the shell', async () => {
    await renderApp('/', { manifest: undefined });

    expect(await screen.findByText('站点配置暂时无法读取')).toBeInTheDocument();
    expect(siteHeader()).toBeInTheDocument();
    expect(rail()).toBeInTheDocument();
  });

  it('asks the platform for nothing it could not answer', async () => {
    const { requestsTo } = await renderApp('/', { manifest: undefined });

    expect(requestsTo(preInfoCall)).toEqual([]);
  });
});

it('has no accessibility faults, for a guest and for a member', async () => {
  const first = await renderApp('/');
  expect(await accessibilityFaults()).toEqual([]);

  await act(() => first.shell.session.signIn({ username: 'player1', passwordHash: '0'.repeat(32) }));
  expect(await accessibilityFaults()).toEqual([]);
});

it.each(DEVICE_ZONES)("says the server's time in Shanghai on a device in %s whose clock is two days off", async (zone) => {
  setDeviceZone(zone);
  const [device, server] = [Date.parse('2026-11-24T00:00:05+08:00'), Date.parse('2026-11-22T00:00:05+08:00')];
  const preInfo = { ...answered(success(aSite())), serverTime: String(server) };
  await renderApp('/', { now: () => device, answers: { [preInfoCall.path]: preInfo } });

  expect(await screen.findByText('2026-11-22 00:00:05')).toBeInTheDocument();
});
