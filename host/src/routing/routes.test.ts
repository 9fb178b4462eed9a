import { matchRoute, pathOf, toLocation } from './matchRoute';
import { decideAccess, isSwitchedOn } from './decideAccess';
import { ROUTES } from './routes';
import { toSitePath } from './toSitePath';
import { createTitle, MARQUEE_OVER_CHARACTERS, MARQUEE_TICK_MS } from './createTitle';
import { aShell, clearDevice } from '../testing/aShell';

const at = (path: string) => {
  const match = matchRoute(path);
  return match.is === 'screen' ? match.route.name : `→ ${match.to}`;
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
    ['discount', '/activity/discount', 'R-RNAME-16'],
    ['userinfo', '/mine/userinfo', 'R-RNAME-26'],
    ['betRecord', '/mine/betRecord', 'R-RNAME-39'],
    ['saveMoney', '/mine/savemoney', 'R-RNAME-44'],
  ] as const)('names %s, which leads to %s [%s]', (name, path, _row) => {
    expect(at(path)).toBe(name);
    expect(pathOf(name, {})).toBe(path);
  });

  it('names the local sports page crty, after every fixed address of games [R-RNAME-13]', () => {
    expect(at('/game/sport/CRTY')).toBe('crty');
    expect(pathOf('crty', { enName: 'CRTY' })).toBe('/game/sport/CRTY');
    expect(at('/game/sport')).toBe('sport');
  });

  it('names the waiting page of a transfer [R-RNAME-48] [R-ROUTE-67]', () => {
    expect(at('/mine/savemoney/transfer/D1')).toBe('transferWait');
    expect(pathOf('transferWait', { orderId: 'D1' })).toBe('/mine/savemoney/transfer/D1');
  });

  it('shows the chat with and without a room', () => {
    expect(matchRoute('/chat')).toMatchObject({ route: { name: 'chat' }, params: {} });
    expect(matchRoute('/chat/m7')).toMatchObject({ route: { name: 'chat' }, params: { roomId: 'm7' } });
    expect(pathOf('chat', { roomId: undefined })).toBe('/chat');
  });

  it.each(['/nothing', '/mine', '/game', '/game/sport/CRTY/more', '/404', '/%E0%A4%A'])(
    'shows not-found at %s [R-NAV-05] [R-RNAME-53]',
    (path) => {
      // The router says that it could not decode one of them.
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);

      expect(at(path)).toBe('notFound');
    },
  );

  it('leads from /home to / [R-NAV-01]', () => {
    expect(at('/home')).toBe('→ /');
  });

  it('requires login for everything under /mine, and for the local sports page [R-ROUTE-40]', () => {
    const guarded = ROUTES.filter(({ path }) => path.startsWith('/mine/'));

    expect(guarded.length).toBeGreaterThan(0);
    expect(guarded.map(({ access }) => access)).not.toContain('public');
    expect(ROUTES.find(({ name }) => name === 'crty')?.access).toBe('member');
  });

  it('has each name and each path once', () => {
    expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  });

  it('refuses an address with a parameter missing', () => {
    expect(() => pathOf('transferWait', {})).toThrow();
  });

  it('tells where the player is', () => {
    expect(toLocation('/game/sport/CRTY', '?tab=today')).toEqual({
      name: 'crty',
      path: '/game/sport/CRTY',
      params: { enName: 'CRTY' },
      query: { tab: 'today' },
    });
  });
});

describe('/redirect', () => {
  it('leads a member to a path of this site [R-ROUTE-36] [R-ROUTE-38] [R-ROUTE-39]', () => {
    expect(matchRoute('/redirect')).toMatchObject({ is: 'redirect', route: { access: 'member' }, to: '/' });
    expect(matchRoute('/redirect/chat')).toMatchObject({ is: 'redirect', route: { access: 'member' }, to: '/chat' });
    expect(matchRoute('/redirect/mine%2Fuserinfo')).toMatchObject({ to: '/mine/userinfo' });
  });

  it.each(['//evil.example', '/evil.example', '\\evil.example', '/\\evil.example', '\t//evil.example'])(
    'never leads to another site: %j',
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
  const guest = { at: 'guest', afterExpiry: false } as const;

  it.each([
    ['a guest at a public address', 'public', guest, 'granted'],
    ['a guest at a member’s', 'member', guest, 'guest'],
    ['a member who is not loaded yet', 'member', { at: 'member', login, member: undefined }, 'member-unknown'],
    ['a member', 'member', { at: 'member', login, member }, 'granted'],
    ['a member without a phone', 'bound-phone', { at: 'member', login, member: { ...member, hasBoundPhone: false } }, 'unbound'],
    ['a member without a name', 'bound-phone', { at: 'member', login, member: { ...member, hasBoundRealName: false } }, 'unbound'],
    ['a bound member', 'bound-phone', { at: 'member', login, member }, 'granted'],
    ['anybody while the page is left', 'public', { at: 'leaving' }, 'leaving'],
  ] as const)('of %s', (_who, access, session, expected) => {
    expect(decideAccess(access, session).is).toBe(expected);
  });

  it('is not offered while the switch is off', async () => {
    clearDevice();
    const { shell } = await aShell();
    const saveMoney = ROUTES.find(({ name }) => name === 'saveMoney')!;

    expect(isSwitchedOn(saveMoney, shell.flags.get())).toBe(true);
    expect(isSwitchedOn(saveMoney, { ...shell.flags.get(), depositGuide: false })).toBe(false);
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

  it('of 15 characters stands still, and ends what ran before [R-UI-02]', () => {
    const page = { title: '' };
    const title = createTitle(page);
    title.show('一二三四五六七八九十一二三四五六');

    title.show('一二三四五六七八九十一二三四五');
    jest.advanceTimersByTime(3000);

    expect(page.title).toBe('一二三四五六七八九十一二三四五');
  });
});
