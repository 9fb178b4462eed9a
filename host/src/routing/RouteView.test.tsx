import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { balanceCall } from '@site/shared/wire/balance';
import { preInfoCall } from '@site/shared/wire/site';
import { memberInfoCall } from '@site/shared/wire/user';
import { aShell, aSite, clearDevice, refusal, settled, success, TOKEN, aMemberInfo, type AnEnvelope } from '../testing/aShell';
import { aFullManifest, renderApp } from '../testing/renderApp';

const user = userEvent.setup();

beforeEach(() => {
  clearDevice();
  delete document.documentElement.dataset['mode'];
});

function aMembersDevice(): void {
  window.localStorage.setItem('site.userId', '10001');
  window.localStorage.setItem('site.token', TOKEN);
}

const path = () => window.location.pathname;

const railLink = (name: string) => within(screen.getByRole('navigation', { name: '分类导航' })).getByRole('link', { name });

describe('a guest', () => {
  it('sees a public screen [R-ROLE-02] [R-ROLE-03]', async () => {
    await renderApp('/activity/discount');

    expect(await screen.findByText('screen discount {}')).toBeInTheDocument();
  });

  it.each([
    ['/activity/racePage/7', 'screen promotion {"id":"7","kind":"racePage"}', 'R-ROUTE-17'],
    ['/activity/activityLandPage/7', 'screen promotion {"id":"7","kind":"activityLandPage"}', 'R-ROUTE-18'],
    ['/activity/firstDeposit/7', 'screen promotion {"id":"7","kind":"firstDeposit"}', 'R-ROUTE-19'],
    ['/activity/againDeposit/7', 'screen promotion {"id":"7","kind":"againDeposit"}', 'R-ROUTE-20'],
    ['/activity/newTask/7', 'screen promotion {"id":"7","kind":"newTask"}', 'R-ROUTE-21'],
    ['/activity/drawGift/7', 'screen promotion {"id":"7","kind":"drawGift"}', 'R-ROUTE-22'],
    ['/activity/signGift/7', 'screen promotion {"id":"7","kind":"signGift"}', 'R-ROUTE-23'],
    ['/activity/bettingGift/7', 'screen promotion {"id":"7","kind":"bettingGift"}', 'R-ROUTE-25'],
    ['/activity/discount', 'screen discount {}', 'R-ROUTE-16'],
    ['/activity/friendInvitation', 'screen friendInvitation {}', 'R-ROUTE-24'],
  ])('sees at %s: %s [%s]', async (address, shown, _row) => {
    await renderApp(address);

    expect(await screen.findByText(shown)).toBeInTheDocument();
  });

  it("at a member's address is redirected home with a toast [R-NAV-06] [R-NAV-07]", async () => {
    await renderApp('/mine/savemoney');

    await waitFor(() => {
      expect(path()).toBe('/');
    });
    expect(screen.getByText('请先登录账号,才能了解更多')).toBeInTheDocument();
    expect(screen.queryByText(/screen saveMoney/)).not.toBeInTheDocument();
  });

  it("at the members' board is redirected home with a toast and the login, which leads back there [R-ROUTE-30] [R-SESSION-18]", async () => {
    const { shell } = await renderApp('/game/sport/CRTY');

    await waitFor(() => {
      expect(path()).toBe('/');
    });
    expect(screen.getByText('请先登录账号,才能了解更多')).toBeInTheDocument();
    expect(screen.queryByText(/screen crty/)).not.toBeInTheDocument();
    expect(shell.signIn.isOpen.get()).toBe(true);

    await act(async () => {
      await shell.session.signIn({ username: 'player1', passwordHash: '2c39c91b5356cdab837835739ce9edb5' });
    });

    expect(await screen.findByText('screen crty {"enName":"CRTY"}')).toBeInTheDocument();
    expect(path()).toBe('/game/sport/CRTY');
  });

  it('who closes that login stays at home when signing in later', async () => {
    const { shell } = await renderApp('/game/sport/CRTY');
    await waitFor(() => {
      expect(shell.signIn.isOpen.get()).toBe(true);
    });

    act(() => {
      shell.signIn.close();
    });
    await act(async () => {
      await shell.session.signIn({ username: 'player1', passwordHash: '2c39c91b5356cdab837835739ce9edb5' });
    });

    expect(path()).toBe('/');
  });

  it.each(['/game/sport/CRTY/board', '/game/sport/CRTY/match/1'])('sees %s', async (address) => {
    await renderApp(address);

    expect(await screen.findByText(/screen crty/)).toBeInTheDocument();
    expect(path()).toBe(address);
  });

  it('does not return there by the back button', async () => {
    await renderApp('/activity/discount');
    const { length } = window.history;

    await user.click(railLink('体育'));
    await waitFor(() => {
      expect(path()).toBe('/game/sport/CRTY/board');
    });

    expect(window.history.length).toBe(length + 1);
  });

  it('at /redirect/… is sent home like everywhere [R-ROUTE-36]', async () => {
    await renderApp('/redirect/chat');

    await waitFor(() => {
      expect(path()).toBe('/');
    });
  });
});

describe('a member', () => {
  it('is loaded before the screen is shown [R-NAV-08] [R-ROLE-05]', async () => {
    aMembersDevice();
    let release: (answer: AnEnvelope) => void = () => undefined;
    await renderApp('/mine/savemoney', {
      answers: {
        [memberInfoCall.path]: () =>
          new Promise<AnEnvelope>((resolve) => {
            release = resolve;
          }),
      },
    });
    expect(screen.queryByText(/screen saveMoney/)).not.toBeInTheDocument();

    await act(async () => {
      release(success(aMemberInfo()));
      await settled();
    });

    expect(await screen.findByText('screen saveMoney {}')).toBeInTheDocument();
  });

  it('that cannot be loaded is signed out and redirected home [R-NAV-09] [R-NAV-10]', async () => {
    aMembersDevice();
    const { shell } = await renderApp('/mine/savemoney', { answers: { [memberInfoCall.path]: refusal(6005) } });

    await waitFor(() => {
      expect(path()).toBe('/');
    });
    expect(shell.session.isSignedIn.get()).toBe(false);
    expect(screen.getByText('会员信息读取失败，请重新登录')).toBeInTheDocument();
  });

  it.each([
    ['/mine/userinfo', 'screen userinfo {}', 'R-ROUTE-41'],
    ['/mine/auth', 'screen auth {}', 'R-ROUTE-42'],
    ['/mine/virtualCoinCard', 'screen virtualCoinCard {}', 'R-ROUTE-43'],
    ['/mine/alipayManage', 'screen alipayManage {}', 'R-ROUTE-45'],
    ['/mine/accountManage/7', 'screen accountManage {"id":"7"}', 'R-ROUTE-47'],
    ['/mine/addBankCard', 'screen addBankCard {}', 'R-ROUTE-49'],
    ['/mine/introTutorial', 'screen introTutorial {}', 'R-ROUTE-51'],
    ['/mine/exchange', 'screen exchange {}', 'R-ROUTE-52'],
    ['/mine/vip', 'screen vip {}', 'R-ROUTE-53'],
    ['/mine/vip/detail', 'screen vipDetail {}', 'R-ROUTE-54'],
    ['/mine/welfare', 'screen welfare {}', 'R-ROUTE-55'],
    ['/mine/wallet', 'screen wallet {}', 'R-ROUTE-56'],
    ['/mine/transRecord', 'screen transRecord {}', 'R-ROUTE-57'],
    ['/mine/betRecord', 'screen betRecord {}', 'R-ROUTE-58'],
    ['/mine/giftRecord', 'screen giftRecord {}', 'R-ROUTE-59'],
    ['/mine/message', 'screen message {}', 'R-ROUTE-60'],
    ['/mine/feedback', 'screen feedback {}', 'R-ROUTE-61'],
    ['/mine/savemoney', 'screen saveMoney {}', 'R-ROUTE-63'],
    ['/mine/transfermoney', 'screen transferMoney {}', 'R-ROUTE-64'],
    ['/mine/takemoney', 'screen takeMoney {}', 'R-ROUTE-65'],
  ])('sees at %s: %s [%s]', async (address, shown, _row) => {
    aMembersDevice();
    await renderApp(address);

    expect(await screen.findByText(shown)).toBeInTheDocument();
  });

  it.each([
    ['/mine/virtualCoinCard', '[R-ROUTE-44]'],
    ['/mine/alipayManage', '[R-ROUTE-46]'],
    ['/mine/accountManage/7', '[R-ROUTE-48]'],
    ['/mine/addBankCard', '[R-ROUTE-50]'],
  ])('without a phone is redirected from %s to binding one %s', async (address) => {
    aMembersDevice();
    await renderApp(address, { answers: { [memberInfoCall.path]: success(aMemberInfo({ bindPhone: false })) } });

    expect(await screen.findByText('screen auth {}')).toBeInTheDocument();
  });

  it.each([
    ['no phone', 'R-NAV-11', { bindPhone: false, bindRealName: true }],
    ['a phone but no real name', 'R-NAV-12', { bindPhone: true, bindRealName: false }],
  ])('with %s is redirected from the cards to the page where both are bound, which says why itself [%s]', async (_what, _row, facts) => {
    aMembersDevice();
    await renderApp('/mine/addBankCard', { answers: { [memberInfoCall.path]: success(aMemberInfo(facts)) } });

    expect(await screen.findByText('screen auth {}')).toBeInTheDocument();
    expect(path()).toBe('/mine/auth');
    expect(screen.queryByText(/绑定/)).not.toBeInTheDocument();
  });

  it('with a phone and a real name opens the cards [R-NAV-13] [R-ROLE-08]', async () => {
    aMembersDevice();
    await renderApp('/mine/accountManage/7');

    expect(await screen.findByText('screen accountManage {"id":"7"}')).toBeInTheDocument();
  });

  it('opens the embedded game page [R-ROLE-06]', async () => {
    aMembersDevice();
    await renderApp('/game/abc');

    expect(await screen.findByText('screen game {"info":"abc"}')).toBeInTheDocument();
  });

  it('that has just bound a phone is allowed in: the member is loaded again [R-ROLE-09]', async () => {
    aMembersDevice();
    const { shell, answer } = await renderApp('/mine/auth', {
      answers: { [memberInfoCall.path]: success(aMemberInfo({ bindPhone: false })) },
    });
    await screen.findByText('screen auth {}');

    answer(memberInfoCall, success(aMemberInfo()));
    await act(async () => {
      shell.bus.emit('member/changed', {});
      await settled();
    });
    act(() => {
      shell.navigation.go('addBankCard', {});
    });

    expect(await screen.findByText('screen addBankCard {}')).toBeInTheDocument();
  });

  it('opens the local sports page, full width, without footer, with the dock [R-ROLE-07] [R-ROUTE-32] [R-ROUTE-33]', async () => {
    aMembersDevice();
    await renderApp('/game/sport/CRTY');

    expect(await screen.findByText('screen crty {"enName":"CRTY"}')).toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(await screen.findByText('widget slip-dock {}')).toBeInTheDocument();
  });

  it('is led on by /redirect/… without a trace of it [R-ROUTE-38] [R-ROUTE-39]', async () => {
    aMembersDevice();
    await renderApp('/redirect/chat');

    expect(await screen.findByText('screen chat {}')).toBeInTheDocument();
    expect(path()).toBe('/chat');
  });

  it("that signs out on a member's screen goes home, without a prompt to log in", async () => {
    aMembersDevice();
    const { shell } = await renderApp('/mine/savemoney');
    await screen.findByText('screen saveMoney {}');

    await user.click(screen.getByRole('button', { name: 'player1 的账户菜单' }));
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }));

    await waitFor(() => {
      expect(path()).toBe('/');
    });
    expect(shell.session.isSignedIn.get()).toBe(false);
    expect(screen.queryByText('请先登录账号,才能了解更多')).not.toBeInTheDocument();
  });
});

describe('a page that blocks leaving', () => {
  const VENUE_GAME = '/game/https%3A%2F%2Fvenue.example%2Fslot';

  it('stays until it lets the player go by the way that was taken: a link, the account menu, a view', async () => {
    aMembersDevice();
    const { shell } = await renderApp(VENUE_GAME);
    const onLeave = jest.fn<void, [() => void]>();
    const { navigation } = shell.root;
    const end = navigation.block(onLeave);

    await user.click(screen.getByRole('button', { name: 'player1 的账户菜单' }));
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    expect(shell.session.isSignedIn.get()).toBe(true);
    act(() => {
      navigation.go('chat', {});
      navigation.goToPath('/mine/wallet');
    });
    await user.click(railLink('体育'));
    expect([path(), onLeave.mock.calls.length]).toEqual([VENUE_GAME, 4]);

    act(() => {
      onLeave.mock.calls[2]?.[0]();
    });
    await waitFor(() => {
      expect(path()).toBe('/mine/wallet');
    });
    end();
    act(() => {
      navigation.go('chat', {});
    });
    await waitFor(() => {
      expect(path()).toBe('/chat');
    });
  });

  it('is replaced by a view at the moment Back arrives at it', async () => {
    aMembersDevice();
    const { shell } = await renderApp(VENUE_GAME);
    const { navigation } = shell.root;
    act(() => {
      navigation.go('game', { info: 'https://venue.example/slot' }, { query: { playing: '1' } });
    });
    const before = window.history.length;
    const stop = navigation.location.subscribe(() => {
      stop();
      navigation.go('egame', {}, { replace: true });
    });

    act(() => {
      window.history.back();
    });

    expect(await screen.findByText('screen venues {"category":"DZ"}')).toBeInTheDocument();
    expect([path(), window.location.search, window.history.length]).toEqual(['/game/egame', '', before]);
  });

  it('is not asked when its own address changes, nor when its address is replaced', async () => {
    aMembersDevice();
    const { shell } = await renderApp(VENUE_GAME);
    const onLeave = jest.fn();
    shell.root.navigation.block(onLeave);

    act(() => {
      shell.root.navigation.go('game', { info: 'https://venue.example/slot' }, { query: { playing: '1' } });
    });
    expect(window.location.search).toBe('?playing=1');
    act(() => {
      shell.root.navigation.go('egame', {}, { replace: true });
    });

    await waitFor(() => {
      expect(path()).toBe('/game/egame');
    });
    expect(onLeave).not.toHaveBeenCalled();
  });
});

describe('an address', () => {
  it('that is unknown shows not-found and a link home [R-NAV-05] [R-UI-08]', async () => {
    await renderApp('/no/such/page');

    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '返回首页' }));
    expect(await screen.findByText(/盘口实时更新/)).toBeInTheDocument();
    expect(path()).toBe('/');
  });

  it('of depositing shows not-found while the switch is off [R-NAV-18]', async () => {
    aMembersDevice();
    await renderApp('/mine/savemoney', { answers: { [preInfoCall.path]: success(aSite({ depositGuide: '0' })) } });

    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument();
    expect(path()).toBe('/mine/savemoney');
  });

  it('of the deposit guide shows not-found while the switch is off [R-NAV-19]', async () => {
    await renderApp('/app/help/ck', { answers: { [preInfoCall.path]: success(aSite({ depositGuide: '0' })) } });

    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument();
  });

  it('of the local sports shows not-found where the build has none', async () => {
    aMembersDevice();
    const { flags } = aFullManifest();
    await renderApp('/game/sport/CRTY', { manifest: aFullManifest([], { flags: { ...flags, selfSport: false } }) });

    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument();
  });

  it('of a disabled remote says so, and the shell keeps working', async () => {
    await renderApp('/activity/discount', { manifest: aFullManifest(['activities']) });

    expect(await screen.findByText(/优惠活动暂未开放/)).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: '分类导航' })).toBeInTheDocument();
  });

  it('/home is home [R-NAV-01]', async () => {
    await renderApp('/home');

    await waitFor(() => {
      expect(path()).toBe('/');
    });
  });

  it('/loading is a screen alone [R-ROUTE-01] [R-UI-05]', async () => {
    await renderApp('/loading');

    expect(await screen.findByText('加载中，请稍候')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('each navigation', () => {
  it('scrolls to the top, refreshes the balance, and keeps the document [R-NAV-03] [R-NAV-14]', async () => {
    aMembersDevice();
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { requestsTo } = await renderApp('/');
    const readings = requestsTo(balanceCall).length;
    scrolled.mockClear();

    await user.click(railLink('棋牌'));
    await screen.findByText('screen venues {"category":"QP"}');

    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(requestsTo(balanceCall)).toHaveLength(readings + 1);
  });

  it('is none where a choice replaces the query of its screen: the page stays where it is, and the balance is not asked for', async () => {
    aMembersDevice();
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { shell, requestsTo } = await renderApp('/mine/transRecord');
    await screen.findByText('screen transRecord {}');
    const readings = requestsTo(balanceCall).length;
    scrolled.mockClear();

    act(() => {
      shell.navigation.go('transRecord', {}, { query: { kind: 'bonus' }, replace: true });
    });
    await waitFor(() => {
      expect(window.location.search).toBe('?kind=bonus');
    });
    await act(settled);

    expect(shell.navigation.location.get().query).toEqual({ kind: 'bonus' });
    expect(scrolled).not.toHaveBeenCalled();
    expect(requestsTo(balanceCall)).toHaveLength(readings);
  });

  it('back returns to where the page was left', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
    await renderApp('/');
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    await user.click(railLink('棋牌'));
    await screen.findByText('screen venues {"category":"QP"}');
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });

    act(() => {
      window.history.back();
    });

    await waitFor(() => {
      expect(scrolled).toHaveBeenLastCalledWith(0, 640);
    });
    jest.restoreAllMocks();
  });

  it('of a guest asks for no balance', async () => {
    const { requestsTo } = await renderApp('/');

    await user.click(railLink('棋牌'));
    await screen.findByText('screen venues {"category":"QP"}');

    expect(requestsTo(balanceCall)).toEqual([]);
  });

  it('shows a line until the screen is there [R-NAV-02]', async () => {
    const { shell } = await renderApp('/activity/discount');
    await screen.findByText('screen discount {}');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    const seen: boolean[] = [];
    shell.progress.isRunning.subscribe((isRunning) => seen.push(isRunning));

    await user.click(railLink('棋牌'));
    await screen.findByText('screen venues {"category":"QP"}');

    expect(seen).toEqual([true, false]);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('finishes its line also between two addresses of one screen', async () => {
    const { shell } = await renderApp('/game/chess');
    await screen.findByText('screen venues {"category":"QP"}');

    await user.click(railLink('彩票'));
    await screen.findByText('screen venues {"category":"CP"}');

    expect(shell.progress.isRunning.get()).toBe(false);
  });

  it('sets and ends the sports mode [R-NAV-15] [R-NAV-16]', async () => {
    await renderApp('/game/sport');
    expect(document.documentElement).toHaveAttribute('data-mode', 'sports');

    await user.click(railLink('棋牌'));

    await waitFor(() => {
      expect(document.documentElement).not.toHaveAttribute('data-mode');
    });
  });

  it('updates the location for the remotes', async () => {
    const { shell } = await renderApp('/');

    act(() => {
      shell.root.navigation.go('chat', { roomId: 'm7' }, { query: { from: 'board' } });
    });
    await screen.findByText('screen chat {"roomId":"m7"}');

    expect(shell.root.navigation.location.get()).toEqual({
      name: 'chat',
      path: '/chat/m7',
      params: { roomId: 'm7' },
      query: { from: 'board' },
    });
    expect(window.location.search).toBe('?from=board');
  });
});

it('moves the page by loading it where there is no router yet', async () => {
  const { shell, page } = await aShell();

  shell.navigation.go('chat', {});

  expect(page.load).toHaveBeenCalledWith('/chat');
});
