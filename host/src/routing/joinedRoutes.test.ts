import { SHARED_PATHS, RESERVED_PATHS, type RemoteMetadata, type RemoteRoute } from '@site/shared/contract/remoteMetadata';
import { HOST_CLAIMS } from '@site/release/metadataFaults';
import { PLATFORM_PREFIXES } from '@site/release/servingRules';
import { KNOWN_REMOTES } from '../composition/knownRemotes';
import { aNewsMetadata } from '../composition/testing/newsMetadata';
import { joinedRoutes, KNOWN_SCREENS } from './joinedRoutes';
import { matchRoute, hrefOf } from './matchRoute';
import { NOT_FOUND, OWN_ENTRIES, REDIRECTS, ROUTES } from './routes';

it('no remote that comes later can have a room that the site or its servers have', () => {
  const firstParts = [...ROUTES, ...REDIRECTS, NOT_FOUND]
    .map(({ path }) => path)
    .concat(PLATFORM_PREFIXES)
    .map((path) => path.split('/')[1] ?? '');
  const taken = firstParts.filter((part) => part !== '' && !Object.hasOwn(KNOWN_REMOTES, part));

  expect(RESERVED_PATHS).toEqual(expect.arrayContaining([...taken, ...SHARED_PATHS]));
});

it('the host’s own names and menu entries are those that releases and operations refuse to remotes', () => {
  const codes = [...ROUTES.flatMap(({ menu = [] }) => menu), ...OWN_ENTRIES];

  expect(HOST_CLAIMS.flatMap(({ names }) => names).sort()).toEqual([...ROUTES, NOT_FOUND].map(({ name }) => name).sort());
  expect(HOST_CLAIMS.flatMap(({ code = [] }) => code).sort()).toEqual(codes.sort());
});

describe('screens of remotes', () => {
  const [front] = aNewsMetadata().routes;
  const joinedWith = (news: readonly Partial<RemoteRoute>[], more: Readonly<Record<string, RemoteMetadata>> = {}) => {
    const metadata: Readonly<Record<string, RemoteMetadata>> = {
      news: aNewsMetadata({ routes: news.map((route) => ({ ...front, ...route }) as RemoteRoute) }),
      ...KNOWN_REMOTES,
      ...more,
    };
    const ignored: string[] = [];
    // Being first in the manifest does not give a remote priority over known screens.
    const joined = joinedRoutes({ ids: Object.keys(metadata), metadataOf: (id) => metadata[id] }, (id, name, clash) =>
      ignored.push(`${id} ${name}: ${clash}`),
    );
    return { joined, ignored, at: (path: string) => matchRoute(path, joined) };
  };

  it('of the packages want nothing of each other or of the host', () => {
    expect(KNOWN_SCREENS).toHaveLength(Object.values(KNOWN_REMOTES).flatMap(({ routes }) => routes).length);
  });

  it.each<[string, Partial<RemoteRoute>, string]>([
    ['the deposit page', { path: '/mine/savemoney' }, 'news bad: the address /mine/savemoney'],
    ['the deposit page in capitals', { path: '/mine/SAVEMONEY' }, 'news bad: the address /mine/savemoney'],
    ['the channel of the site', { path: '/game/sport/CRTY' }, 'news bad: the address /game/sport/:enName'],
    ['the name of the deposit page', { name: 'saveMoney', inContract: true, path: '/mine/bad' }, 'news saveMoney: the name saveMoney'],
    ['the name of home', { name: 'home', inContract: true, path: '/mine/bad' }, 'news home: the name home'],
    ['the name of home as another', { inContract: true, aliases: [{ name: 'home' }], path: '/mine/bad' }, 'news bad: the name home'],
    ['the entry of home', { menuCode: 'HOME', path: '/mine/bad' }, 'news bad: the menu entry HOME'],
    ['the entry of sports', { menuCode: 'TY', path: '/mine/bad' }, 'news bad: the menu entry TY'],
    ['the entry of VIP', { menuCode: 'vip', path: '/mine/bad' }, 'news bad: the menu entry vip'],
  ])('take nothing from others: %s', (_case, route, why) => {
    const { at, joined, ignored } = joinedWith([
      { name: 'bad', ...route },
      { name: 'front', path: '/news' },
    ]);

    expect(ignored).toEqual([why]);
    expect(at('/mine/savemoney')).toMatchObject({ route: { screen: { remote: 'wallet' } } });
    expect(at('/game/sport/CRTY')).toMatchObject({ route: { screen: { remote: 'sports' } } });
    expect([hrefOf('home', {}, {}, joined), hrefOf('saveMoney', {}, {}, joined)]).toEqual(['/', '/mine/savemoney']);
    // The other screens of that remote are not affected.
    expect(at('/news')).toMatchObject({ route: { name: 'news/front' } });
  });

  it('that are new are those of the first who wants them', () => {
    const page: RemoteRoute = { name: 'page', path: '/mine/page', access: 'member', title: aNewsMetadata().name };
    const later = joinedWith([], { wallet: aNewsMetadata({ routes: [page] }), chat: aNewsMetadata({ routes: [page] }) });

    expect(later.at('/mine/page')).toMatchObject({ route: { screen: { remote: 'wallet' } } });
    expect(later.ignored).toEqual(['chat page: the address /mine/page']);
  });

  it('that moved from one remote to another are those of the new one', () => {
    const vip = (KNOWN_REMOTES['member']?.routes ?? []).filter(({ path }) => path === '/mine/vip');
    const moved = joinedWith([], { member: aNewsMetadata({ routes: [] }), wallet: aNewsMetadata({ routes: vip }) });

    expect([moved.ignored, moved.at('/mine/vip')]).toMatchObject([[], { route: { name: 'vip', screen: { remote: 'wallet' } } }]);
  });

  it('mark the entry of their parent, which may be in the contract', () => {
    expect(KNOWN_SCREENS.find(({ name }) => name === 'rechargeWait')).toMatchObject({ parent: 'saveMoney', menu: 'save_money' });
    expect(KNOWN_SCREENS.find(({ name }) => name === 'newTask')).toMatchObject({ menu: 'discount' });
  });
});
