import { hrefOf, matchRoute, toLocation } from './matchRoute';
import { KNOWN_SCREENS } from './joinedRoutes';
import { decideAccess, isSwitchedOn } from './decideAccess';
import { HELP_TOPICS } from '@site/shared/contract/routes';
import { ROUTES } from './routes';
import { toSitePath } from '../services/toSitePath';
import { createTitle, MARQUEE_OVER_CHARACTERS, MARQUEE_TICK_MS } from './createTitle';
import { aShell, clearDevice } from '../testing/aShell';

/** Screens of the host, and those that the packages of the remotes declare. */
const TABLE = [...ROUTES, ...KNOWN_SCREENS];

const at = (path: string) => {
  const match = matchRoute(path);
  return match.kind === 'screen' ? match.route.name : `→ ${match.to}`;
};

describe('the table of routes', () => {
  it.each([
    ['loading', '/loading', 'R-RNAME-01'],
    ['home', '/', 'R-RNAME-02'],
    ['sport', '/game/sport', 'R-RNAME-03'],
    ['realbet', '/game/realbet', 'R-RNAME-04'],
    ['chess', '/game/chess', 'R-RNAME-05'],
    ['gaming', '/game/gaming', 'R-RNAME-06'],
    ['lottery', '/game/lottery', 'R-RNAME-07'],
    ['egame', '/game/egame', 'R-RNAME-08'],
    ['fishing', '/game/fishing', 'R-RNAME-09'],
    ['venture', '/venture', 'R-RNAME-10] [R-RNAME-11'],
    ['sponsor', '/sponsor', 'R-RNAME-14'],
    ['appdownload', '/download', 'R-RNAME-15'],
    ['discount', '/activity/discount', 'R-RNAME-16'],
    ['friendInvitation', '/activity/friendInvitation', 'R-RNAME-24'],
    ['userinfo', '/mine/userinfo', 'R-RNAME-26'],
    ['auth', '/mine/auth', 'R-RNAME-27'],
    ['addBankCard', '/mine/addBankCard', 'R-RNAME-28'],
    ['virtualCoinCard', '/mine/virtualCoinCard', 'R-RNAME-29'],
    ['alipayManage', '/mine/alipayManage', 'R-RNAME-30'],
    ['introTutorial', '/mine/introTutorial', 'R-RNAME-32'],
    ['exchange', '/mine/exchange', 'R-RNAME-33'],
    ['vip', '/mine/vip', 'R-RNAME-34'],
    ['vipDetail', '/mine/vip/detail', 'R-RNAME-35'],
    ['welfare', '/mine/welfare', 'R-RNAME-36'],
    ['wallet', '/mine/wallet', 'R-RNAME-37'],
    ['transRecord', '/mine/transRecord', 'R-RNAME-38'],
    ['betRecord', '/mine/betRecord', 'R-RNAME-39'],
    ['giftRecord', '/mine/giftRecord', 'R-RNAME-40'],
    ['message', '/mine/message', 'R-RNAME-41'],
    ['feedback', '/mine/feedback', 'R-RNAME-42'],
    ['saveMoney', '/mine/savemoney', 'R-RNAME-44'],
    ['transferMoney', '/mine/transfermoney', 'R-RNAME-45'],
    ['takeMoney', '/mine/takemoney', 'R-RNAME-46'],
    ['agent', '/agent', 'R-RNAME-54'],
    ['pgGame', '/pg/game', 'R-RNAME-54'],
    ['dzGame', '/dz/game', 'R-RNAME-54'],
  ] as const)('names %s, which leads to %s [%s]', (name, path, _row) => {
    expect(at(path)).toBe(name);
    expect(hrefOf(name, {})).toBe(path);
  });

  it('names the local sports page crty, after every fixed address of games [R-RNAME-13]', () => {
    expect(at('/game/sport/CRTY')).toBe('crty');
    expect(hrefOf('crty', { enName: 'CRTY' })).toBe('/game/sport/CRTY');
    expect(at('/game/sport')).toBe('sport');
  });

  it.each([
    ['racePage', '/activity/racePage', 'id', 'R-RNAME-17'],
    ['activityLandPage', '/activity/activityLandPage', 'id', 'R-RNAME-18'],
    ['firstDeposit', '/activity/firstDeposit', 'id', 'R-RNAME-19'],
    ['againDeposit', '/activity/againDeposit', 'id', 'R-RNAME-20'],
    ['newTask', '/activity/newTask', 'id', 'R-RNAME-21'],
    ['drawGift', '/activity/drawGift', 'id', 'R-RNAME-22'],
    ['signGift', '/activity/signGift', 'id', 'R-RNAME-23'],
    ['bettingGift', '/activity/bettingGift', 'id', 'R-RNAME-25'],
    ['accountManage', '/mine/accountManage', 'id', 'R-RNAME-31'],
    ['rechargeWait', '/mine/savemoney/recharge', 'orderId', 'R-RNAME-47] [R-ROUTE-66] [R-ROUTE-71'],
    ['transferWait', '/mine/savemoney/transfer', 'orderId', 'R-RNAME-48] [R-ROUTE-67'],
    ['virtualWait', '/mine/savemoney/virtual', 'orderId', 'R-RNAME-51] [R-ROUTE-68'],
    ['huioneWait', '/mine/huione', 'orderId', 'R-RNAME-49] [R-ROUTE-69'],
    ['xnbskWait', '/mine/xnbsk', 'orderId', 'R-RNAME-50] [R-ROUTE-70'],
    ['game', '/game', 'info', 'R-RNAME-52'],
  ] as const)('names %s, which leads to %s/{%s} [%s]', (name, path, parameter, _row) => {
    expect(matchRoute(`${path}/7`)).toMatchObject({ route: { name }, params: { [parameter]: '7' } });
    expect(hrefOf(name, { [parameter]: '7' })).toBe(`${path}/7`);
  });

  it.each(HELP_TOPICS)('names the help page %s by the last part of its address [R-RNAME-54]', (topic) => {
    expect(at(`/app/help/${topic}`)).toBe(topic);
    expect(hrefOf(topic, {})).toBe(`/app/help/${topic}`);
  });

  it('opens the help section with its first page', () => {
    expect(at('/app/help')).toBe('→ /app/help/kh');
    expect(at('/app/help/nothing')).toBe('notFound');
  });

  it('names the list of sessions, which only members see', () => {
    expect(matchRoute('/mine/sessions')).toMatchObject({ route: { name: 'sessions', access: 'member', parent: 'userinfo' } });
    expect(hrefOf('sessions', {})).toBe('/mine/sessions');
  });

  it('has localSport as another name of the local sports page [R-RNAME-12]', () => {
    expect(hrefOf('localSport', { enName: 'CRTY' })).toBe(hrefOf('crty', { enName: 'CRTY' }));
  });

  it('has the feedback form and its list at one path, each with its own link [R-RNAME-42] [R-RNAME-43] [R-ROUTE-72]', async () => {
    clearDevice();
    const { shell } = await aShell();

    expect(shell.navigation.href('feedback', {})).toBe('/mine/feedback');
    expect(shell.navigation.href('feedbackList', {})).toBe('/mine/feedback?tab=list');
    expect(toLocation('/mine/feedback', '?tab=list')).toMatchObject({ name: 'feedbackList', query: { tab: 'list' } });
    expect(toLocation('/mine/feedback', '')).toMatchObject({ name: 'feedback' });
  });

  it.each(['virtualCoinCard', 'alipayManage', 'accountManage', 'addBankCard'])('opens %s to bound members only [R-ROLE-08]', (name) => {
    expect(TABLE.find((route) => route.name === name)?.access).toBe('bound-phone');
  });

  it('lets every member bind a phone [R-ROLE-09]', () => {
    expect(TABLE.find(({ name }) => name === 'auth')?.access).toBe('member');
  });

  it('has three kinds of access and no further role [R-ROLE-10]', () => {
    expect([...new Set(TABLE.map(({ access }) => access))].sort()).toEqual(['bound-phone', 'member', 'public']);
  });

  it('counts the venues and the local channel as sports pages [R-NAV-17]', () => {
    expect(TABLE.filter(({ mode }) => mode === 'sports').map(({ path }) => path)).toEqual([
      '/game/sport/:enName',
      '/game/sport/:enName/board',
      '/sports/results',
      '/game/sport/:enName/match/:matchId',
      '/game/sport',
    ]);
  });

  it('shows the chat with and without a room', () => {
    expect(matchRoute('/chat')).toMatchObject({ route: { name: 'chat' }, params: {} });
    expect(matchRoute('/chat/m7')).toMatchObject({ route: { name: 'chat' }, params: { roomId: 'm7' } });
    expect(hrefOf('chat', { roomId: undefined })).toBe('/chat');
  });

  it.each(['/nothing', '/mine', '/game', '/game/sport/CRTY/more', '/404', '/%E0%A4%A'])(
    'shows not-found at %s [R-NAV-05] [R-RNAME-53]',
    (path) => {
      // The router warns about a path that it cannot decode.
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);

      expect(at(path)).toBe('notFound');
    },
  );

  it('redirects from /home to / [R-NAV-01]', () => {
    expect(at('/home')).toBe('→ /');
  });

  it('requires login for everything under /mine, and for the local sports page [R-ROUTE-40]', () => {
    const guarded = TABLE.filter(({ path }) => path.startsWith('/mine/'));

    expect(guarded.length).toBeGreaterThan(0);
    expect(guarded.map(({ access }) => access)).not.toContain('public');
    expect(TABLE.find(({ name }) => name === 'crty')?.access).toBe('member');
  });

  it('has each name and each path once', () => {
    expect(new Set(TABLE.map(({ name }) => name)).size).toBe(TABLE.length);
    expect(new Set(TABLE.map(({ path }) => path)).size).toBe(TABLE.length);
  });

  it('leads to not-found where a parameter is missing, or nobody has the screen any more: no page breaks for its links', () => {
    expect(hrefOf('transferWait', {})).toBe('/404');
    expect(hrefOf('saveMoney', {}, {}, [])).toBe('/404');
    expect(at('/404')).toBe('notFound');
  });

  it('names the current location', () => {
    expect(toLocation('/game/sport/CRTY', '?tab=today')).toEqual({
      name: 'crty',
      path: '/game/sport/CRTY',
      params: { enName: 'CRTY' },
      query: { tab: 'today' },
    });
  });
});

describe('/redirect', () => {
  it('redirects a member to a path of this site [R-ROUTE-36] [R-ROUTE-38] [R-ROUTE-39]', () => {
    expect(matchRoute('/redirect')).toMatchObject({ kind: 'redirect', route: { access: 'member' }, to: '/' });
    expect(matchRoute('/redirect/chat')).toMatchObject({ kind: 'redirect', route: { access: 'member' }, to: '/chat' });
    expect(matchRoute('/redirect/mine%2Fuserinfo')).toMatchObject({ to: '/mine/userinfo' });
  });

  it.each(['//evil.example', '/evil.example', '\\evil.example', '/\\evil.example', '\t//evil.example'])(
    'never redirects to another site: %j',
    (text) => {
      expect(toSitePath(text)).toBe('/');
    },
  );

  it('keeps a query', () => {
    expect(toSitePath('chat?x=1')).toBe('/chat?x=1');
  });
});

describe('access', () => {
  const login = { token: 't', userId: '1' };
  const member = { userId: '1', name: 'a', vipLevel: 0, hasBoundPhone: true, hasBoundRealName: true };
  const guest = { status: 'guest', afterExpiry: false } as const;

  it.each([
    ['a guest at a public address', 'public', guest, 'granted'],
    ['a guest at a member’s', 'member', guest, 'guest'],
    ['a member who is not loaded yet', 'member', { status: 'member', login, member: undefined }, 'member-unknown'],
    ['a member', 'member', { status: 'member', login, member }, 'granted'],
    ['a member without a phone', 'bound-phone', { status: 'member', login, member: { ...member, hasBoundPhone: false } }, 'unbound'],
    ['a member without a name', 'bound-phone', { status: 'member', login, member: { ...member, hasBoundRealName: false } }, 'unbound'],
    ['a bound member', 'bound-phone', { status: 'member', login, member }, 'granted'],
    ['anyone while the page is left', 'public', { status: 'leaving' }, 'leaving'],
  ] as const)('of %s', (_who, access, session, expected) => {
    expect(decideAccess(access, session).kind).toBe(expected);
  });

  it('of the deposit page and its guide is not offered while their one switch is off [R-NAV-18] [R-NAV-19] [R-NAV-20]', async () => {
    clearDevice();
    const { shell } = await aShell();
    const off = TABLE.filter((route) => !isSwitchedOn(route, { ...shell.flags.get(), depositGuide: false }));

    expect(off.map(({ path }) => path)).toEqual(['/app/help/ck', '/mine/savemoney']);
    expect(off.every((route) => isSwitchedOn(route, shell.flags.get()))).toBe(true);
  });
});

describe('the title', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('of more than 15 characters moves by one every 300 ms [R-UI-01] [R-CONST-07] [R-CONST-08]', () => {
    const page = { title: '' };
    const long = '一二三四五六七八九十一二三四五六';

    createTitle(page).show(long);
    expect(page.title).toBe(long);
    jest.advanceTimersByTime(299);
    expect(page.title).toBe(long);
    jest.advanceTimersByTime(1);

    expect(page.title.startsWith('二三四')).toBe(true);
    expect([MARQUEE_TICK_MS, MARQUEE_OVER_CHARACTERS]).toEqual([300, 15]);
  });

  it('runs by whole characters, also those of several code points [R-UI-01]', () => {
    const page = { title: '' };

    const title = createTitle(page);
    title.show('👨‍👩‍👧🇨🇳一二三四五六七八九十一二三四');
    jest.advanceTimersByTime(MARQUEE_TICK_MS);
    expect(page.title).toBe('🇨🇳一二三四五六七八九十一二三四　👨‍👩‍👧');

    title.show('👨‍👩‍👧🇨🇳一二三四五六七八九十一二三');
    jest.advanceTimersByTime(MARQUEE_TICK_MS);
    expect(page.title).toBe('👨‍👩‍👧🇨🇳一二三四五六七八九十一二三');
  });

  it('of 15 characters does not run, and stops a running one [R-UI-02]', () => {
    const page = { title: '' };
    const title = createTitle(page);
    title.show('一二三四五六七八九十一二三四五六');

    title.show('一二三四五六七八九十一二三四五');
    jest.advanceTimersByTime(3000);

    expect(page.title).toBe('一二三四五六七八九十一二三四五');
  });
});
