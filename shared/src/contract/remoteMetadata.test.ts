import { isIconName } from '../ui/essentials/iconPaths';
import { isRemoteId, parseRemoteMetadata, type RemoteMetadata, type RemoteRoute } from './remoteMetadata';

const NAME = { 'zh-CN': '资讯', 'zh-TW': '資訊' };
const FRONT: RemoteRoute = {
  name: 'front',
  path: '/news',
  screen: 'front',
  access: 'public',
  layout: 'dashboard',
  title: NAME,
  menu: { place: 'rail', icon: 'star' },
};
const ARTICLE: RemoteRoute = { ...FRONT, name: 'article', path: '/news/:id', screen: 'article', parent: 'front', menu: undefined };
const METADATA: RemoteMetadata = { name: NAME, code: 'NE', routes: [FRONT, ARTICLE], widgets: [{ slot: 'home', widget: 'headlines' }] };

const faultsOf = (value: unknown, id = 'news') => parseRemoteMetadata(id, value, isIconName).faults?.join('\n');

describe('the metadata of a remote', () => {
  it('is accepted unchanged if it is valid', () => {
    expect(parseRemoteMetadata('news', JSON.parse(JSON.stringify(METADATA)), isIconName)).toEqual({
      metadata: JSON.parse(JSON.stringify(METADATA)) as unknown,
    });
    expect(faultsOf({ name: NAME, code: 'NE', routes: [] })).toBeUndefined();
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'Invalid input'],
    ['a name in one language', { ...METADATA, name: { 'zh-CN': '资讯' } }, 'name.zh-TW'],
    ['a name of two lines', { ...METADATA, name: { ...NAME, 'zh-CN': '资\n讯' } }, 'name.zh-CN: one line'],
    ['a name that turns its surroundings', { ...METADATA, name: { ...NAME, 'zh-CN': '资\u202e讯' } }, 'name.zh-CN: one line'],
    ['an invisible name', { ...METADATA, name: { ...NAME, 'zh-CN': ' ' } }, 'name.zh-CN: one line'],
    ['a long name', { ...METADATA, name: { ...NAME, 'zh-CN': '资'.repeat(41) } }, 'name.zh-CN: one line'],
    ['a code that is none', { ...METADATA, code: '<b>' }, 'code: two capital letters'],
    ['a page of the host', { ...METADATA, routes: [{ ...FRONT, path: '/login' }] }, 'the path /login is outside of /news'],
    ['a whole common room', { ...METADATA, routes: [{ ...FRONT, path: '/mine' }] }, 'the path /mine is outside of /news'],
    [
      'a whole common room, by a parameter',
      { ...METADATA, routes: [{ ...FRONT, path: '/mine/:page?' }] },
      'the path /mine/:page? is outside',
    ],
    ['a common room in capitals', { ...METADATA, routes: [{ ...FRONT, path: '/Mine/news' }] }, 'the path /Mine/news is outside'],
    ['the page of another remote', { ...METADATA, routes: [{ ...FRONT, path: '/newsroom' }] }, 'the path /newsroom is outside of /news'],
    ['home', { ...METADATA, routes: [{ ...FRONT, path: '/' }] }, 'routes.0.path'],
    ['every page', { ...METADATA, routes: [{ ...FRONT, path: '/*' }] }, 'routes.0.path'],
    ['the first part as a parameter', { ...METADATA, routes: [{ ...FRONT, path: '/:news' }] }, 'routes.0.path'],
    ['another site', { ...METADATA, routes: [{ ...FRONT, path: '//evil.example/news' }] }, 'routes.0.path'],
    ['a climbing path', { ...METADATA, routes: [{ ...FRONT, path: '/news/../mine' }] }, 'routes.0.path'],
    ['one name twice', { ...METADATA, routes: [FRONT, { ...ARTICLE, name: 'front' }] }, 'the route front is there twice'],
    [
      'one path twice, in capitals',
      { ...METADATA, routes: [FRONT, { ...FRONT, name: 'b', path: '/news/A' }, { ...FRONT, name: 'c', path: '/news/a' }] },
      'twice',
    ],
    ['one path twice', { ...METADATA, routes: [FRONT, ARTICLE, { ...ARTICLE, name: 'b', path: '/news/:key' }] }, 'is there twice'],
    ['a menu to a page that needs a parameter', { ...METADATA, routes: [{ ...FRONT, path: '/news/:id' }] }, 'which needs a parameter'],
    [
      'an icon that there is not',
      { ...METADATA, routes: [{ ...FRONT, menu: { place: 'rail', icon: 'skull' } }] },
      'there is no icon skull',
    ],
    [
      'an icon that every object has',
      { ...METADATA, routes: [{ ...FRONT, menu: { place: 'rail', icon: 'constructor' } }] },
      'no icon constructor',
    ],
    [
      'an icon of a further place that there is not',
      { ...METADATA, routes: [{ ...FRONT, menu: { ...FRONT.menu, otherPlaces: [{ place: 'header', icon: 'skull' }] } }] },
      'there is no icon skull',
    ],
    ['an order before all others', { ...METADATA, routes: [{ ...FRONT, menu: { ...FRONT.menu, order: 0 } }] }, 'routes.0.menu.order'],
    ['another name twice', { ...METADATA, routes: [{ ...FRONT, aliases: [{ name: 'a' }, { name: 'a' }] }] }, 'the route a is there twice'],
    [
      'one entry of the menus twice',
      { ...METADATA, routes: [FRONT, { ...FRONT, name: 'b', path: '/news/b' }].map((route) => ({ ...route, menuCode: 'NEWS' })) },
      'the menu entry NEWS is there twice',
    ],
    ['a place that there is not', { ...METADATA, routes: [{ ...FRONT, menu: { place: 'roof', icon: 'star' } }] }, 'routes.0.menu.place'],
    ['a parent that there is not', { ...METADATA, routes: [ARTICLE] }, 'there is no route front, the parent of article'],
    ['an access that there is not', { ...METADATA, routes: [{ ...FRONT, access: 'admin' }] }, 'routes.0.access'],
    ['more routes than anybody needs', { ...METADATA, routes: Array.from({ length: 25 }, () => FRONT) }, 'routes'],
    [
      'more widgets than anybody needs',
      { ...METADATA, widgets: Array.from({ length: 9 }, () => ({ slot: 'home', widget: 'a' })) },
      'widgets',
    ],
    [
      'one widget twice',
      { ...METADATA, widgets: [METADATA.widgets?.[0], METADATA.widgets?.[0]] },
      'the widget headlines in home is there twice',
    ],
  ])('reports invalid metadata: %s', (_case, value, fault) => {
    expect(faultsOf(value)).toContain(fault);
  });

  it('may have an optional parameter, also in a menu', () => {
    expect(faultsOf({ ...METADATA, routes: [{ ...FRONT, path: '/news/:section?' }] })).toBeUndefined();
  });

  it('may have pages in the shared sections, with parameters between fixed parts', () => {
    const routes = ['/mine/news', '/game/news/:id/round/:number', '/activity/:news/:id', '/pg/news', '/dz/news'];

    expect(
      faultsOf({ ...METADATA, routes: routes.map((path, index) => ({ ...ARTICLE, name: `r${String(index)}`, path, parent: undefined })) }),
    ).toBeUndefined();
  });

  it('may name switches, modes and tabs of the dock that only a later host knows', () => {
    expect(faultsOf({ ...METADATA, routes: [{ ...FRONT, flag: 'later', mode: 'later', dock: 'later' }] })).toBeUndefined();
  });

  it("defaults the name to the last fixed part of the path, the screen to the route's name, the layout to the plain one", () => {
    expect(
      faultsOf({
        ...METADATA,
        routes: [
          { path: '/news/front/:id?', access: 'public', title: NAME },
          { ...ARTICLE, parent: 'front' },
        ],
      }),
    ).toBeUndefined();
  });

  it('reports all faults at once', () => {
    expect(faultsOf({ ...METADATA, routes: [{ ...FRONT, path: '/a', menu: { place: 'rail', icon: 'skull' } }] })?.split('\n')).toHaveLength(
      2,
    );
  });
});

describe('the id of a remote', () => {
  it.each(['news', 'wallet', 'casino24', 'tv'])('accepts %s', (id) => {
    expect(isRemoteId(id)).toBe(true);
  });

  it.each(['', 'n', 'News', 'live-casino', '24h', '__proto__', 'a'.repeat(21), '../x', 'game', 'mine', 'site', 'healthz', 'host', '资讯'])(
    'refuses %s',
    (id) => {
      expect(isRemoteId(id)).toBe(false);
      expect(faultsOf(METADATA, id)).toContain("can be no remote's id");
    },
  );
});
