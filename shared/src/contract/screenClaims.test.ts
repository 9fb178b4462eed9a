import type { RemoteRoute } from './remoteMetadata';
import { toScreenClaim, findClash } from './screenClaims';

const aRoute = (name: string, path: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  name,
  path,
  access: 'public',
  title: { 'zh-CN': '资讯', 'zh-TW': '資訊' },
  ...more,
});
const MENU = { place: 'rail', icon: 'star' } as const;

describe('the screens of two remotes', () => {
  it.each<[string, RemoteRoute, RemoteRoute, string | undefined]>([
    ['live side by side', aRoute('a', '/mine/a'), aRoute('a', '/mine/b'), undefined],
    [
      'have names of their own, unless both are of the contract',
      aRoute('vip', '/news'),
      aRoute('vip', '/mine/vip', { inContract: true }),
      undefined,
    ],
    [
      'cannot have one name of the contract',
      aRoute('vip', '/news', { inContract: true }),
      aRoute('vip', '/mine/vip', { inContract: true }),
      'the name vip',
    ],
    [
      'cannot have one name of the contract, as another name of theirs',
      aRoute('a', '/news', { inContract: true, aliases: [{ name: 'vip' }] }),
      aRoute('vip', '/mine/vip', { inContract: true }),
      'the name vip',
    ],
    ['cannot have one address', aRoute('a', '/mine/vip'), aRoute('b', '/mine/vip'), 'the address /mine/vip'],
    ['cannot have one address in other letters', aRoute('a', '/mine/VIP'), aRoute('b', '/mine/vip'), 'the address /mine/vip'],
    [
      'cannot have an address of a page with a parameter',
      aRoute('a', '/game/sport/CRTY'),
      aRoute('b', '/game/sport/:enName'),
      'the address /game/sport/:enName',
    ],
    [
      'cannot catch addresses by a parameter',
      aRoute('a', '/game/:any/CRTY'),
      aRoute('b', '/game/sport/:enName'),
      'the address /game/sport/:enName',
    ],
    [
      'cannot have an address by a parameter that may be absent',
      aRoute('a', '/mine/vip/:x?'),
      aRoute('b', '/mine/vip'),
      'the address /mine/vip',
    ],
    ['may have addresses of other lengths', aRoute('a', '/game/sport/:id/news'), aRoute('b', '/game/sport/:enName'), undefined],
    [
      'cannot have one entry of the menus',
      aRoute('a', '/a', { menuCode: 'vip', menu: MENU }),
      aRoute('b', '/b', { menuCode: 'vip', menu: MENU }),
      'the menu entry vip',
    ],
    ['may mark one entry', aRoute('a', '/a', { menuCode: 'vip' }), aRoute('b', '/b', { menuCode: 'vip', menu: MENU }), undefined],
  ])('%s', (_case, one, other, clash) => {
    expect(findClash(toScreenClaim('news', one), toScreenClaim('member', other))).toBe(clash);
  });
});
