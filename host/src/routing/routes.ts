import type { RedirectRoute, ScreenRoute } from './route';
import { toSitePath } from './toSitePath';

/**
 * The whole table of screens. A screen enters with the work that furnishes it; its name with it (`RouteParams` of the contract).
 *
 * Proves R-ROUTE-01, R-ROUTE-03, R-ROUTE-32, R-ROUTE-33, R-ROUTE-40 and the R-RNAME rows of these names.
 */
export const ROUTES: readonly ScreenRoute[] = [
  { name: 'home', path: '/', access: 'public', layout: 'dashboard', screen: { of: 'host', id: 'home' }, title: 'title.home', menu: 'HOME' },
  { name: 'loading', path: '/loading', access: 'public', layout: 'bare', screen: { of: 'host', id: 'loading' }, title: 'title.loading' },

  // A fixed path wins over one with a parameter, wherever it stands.
  { name: 'sport', path: '/game/sport', ...venues('TY'), title: 'category.sport', menu: 'TY', mode: 'sports' },
  { name: 'realbet', path: '/game/realbet', ...venues('ZR'), title: 'category.realbet', menu: 'ZR' },
  { name: 'chess', path: '/game/chess', ...venues('QP'), title: 'category.chess', menu: 'QP' },
  { name: 'gaming', path: '/game/gaming', ...venues('DJ'), title: 'category.gaming', menu: 'DJ' },
  { name: 'lottery', path: '/game/lottery', ...venues('CP'), title: 'category.lottery', menu: 'CP' },
  { name: 'egame', path: '/game/egame', ...venues('DZ'), title: 'category.egame', menu: 'DZ' },
  { name: 'fishing', path: '/game/fishing', ...venues('BY'), title: 'category.fishing', menu: 'BY' },
  {
    name: 'crty',
    path: '/game/sport/:enName',
    access: 'member',
    layout: 'full-width',
    screen: { of: 'sports', id: 'crty' },
    title: 'title.crty',
    menu: 'TY',
    switch: 'selfSport',
    mode: 'sports',
    dock: 'slip',
  },
  { name: 'game', path: '/game/:info', access: 'member', layout: 'full-width', screen: { of: 'games', id: 'game' }, title: 'title.game' },
  // Assumption (R-ROUTE-73, R-ROUTE-74): a payload's game has the whole window; which of the two pages is decided by its provider (decision 9).
  { name: 'pgGame', path: '/pg/game', access: 'public', layout: 'bare', screen: payloadGame('PG'), title: 'title.game' },
  { name: 'dzGame', path: '/dz/game', access: 'public', layout: 'bare', screen: payloadGame('other'), title: 'title.game' },

  {
    name: 'discount',
    path: '/activity/discount',
    access: 'public',
    layout: 'dashboard',
    screen: { of: 'activities', id: 'discount' },
    title: 'title.discount',
    menu: 'discount',
  },
  { name: 'firstDeposit', path: '/activity/firstDeposit/:id', ...promotion('firstDeposit') },
  { name: 'signGift', path: '/activity/signGift/:id', ...promotion('signGift') },
  { name: 'newTask', path: '/activity/newTask/:id', ...promotion('newTask') },
  { name: 'bettingGift', path: '/activity/bettingGift/:id', ...promotion('bettingGift') },
  { name: 'chat', path: '/chat/:roomId?', access: 'public', layout: 'no-footer', screen: { of: 'chat', id: 'chat' }, title: 'title.chat' },

  {
    name: 'userinfo',
    path: '/mine/userinfo',
    access: 'member',
    layout: 'dashboard',
    area: 'member',
    screen: { of: 'member', id: 'userinfo' },
    title: 'title.userinfo',
    menu: 'profile',
  },
  {
    name: 'vip',
    path: '/mine/vip',
    access: 'member',
    layout: 'dashboard',
    area: 'member',
    screen: { of: 'member', id: 'vip' },
    title: 'title.vip',
    menu: 'vip',
  },
  {
    name: 'betRecord',
    path: '/mine/betRecord',
    access: 'member',
    layout: 'dashboard',
    area: 'member',
    screen: { of: 'member', id: 'betRecord' },
    title: 'title.bet_record',
    menu: 'bet_record',
  },
  { name: 'wallet', path: '/mine/wallet', ...ofWallet('wallet'), title: 'title.wallet' },
  { name: 'transRecord', path: '/mine/transRecord', ...ofWallet('transRecord'), title: 'title.trans_record', menu: 'trade_record' },
  {
    name: 'transferMoney',
    path: '/mine/transfermoney',
    ...ofWallet('transferMoney'),
    title: 'title.transfer_money',
    menu: 'transfer_money',
  },
  {
    name: 'saveMoney',
    path: '/mine/savemoney',
    access: 'member',
    layout: 'dashboard',
    area: 'member',
    screen: { of: 'wallet', id: 'saveMoney' },
    title: 'title.save_money',
    menu: 'save_money',
    switch: 'depositGuide',
  },
  {
    name: 'transferWait',
    path: '/mine/savemoney/transfer/:orderId',
    access: 'member',
    layout: 'dashboard',
    area: 'member',
    parent: 'saveMoney',
    screen: { of: 'wallet', id: 'transferWait' },
    title: 'title.transfer_wait',
    menu: 'save_money',
  },
];

/** What any other address shows. Proves R-NAV-05, R-RNAME-53. */
export const NOT_FOUND: ScreenRoute = {
  name: 'notFound',
  path: '/404',
  access: 'public',
  layout: 'dashboard',
  screen: { of: 'host', id: 'not-found' },
  title: 'title.not_found',
};

/** Decisions 1 and 13. Proves R-ROUTE-36 to R-ROUTE-39. */
export const REDIRECTS: readonly RedirectRoute[] = [
  { path: '/home', access: 'public', redirectTo: () => '/' },
  { path: '/redirect', access: 'member', redirectTo: () => '/' },
  { path: '/redirect/:path', access: 'member', redirectTo: ({ path = '' }) => toSitePath(path) },
];

function payloadGame(provider: 'PG' | 'other'): ScreenRoute['screen'] {
  return { of: 'games', id: 'payloadGame', params: { provider } };
}

function promotion(kind: string): Pick<ScreenRoute, 'access' | 'layout' | 'screen' | 'title' | 'menu'> {
  return {
    access: 'public',
    layout: 'dashboard',
    screen: { of: 'activities', id: 'promotion', params: { kind } },
    title: 'title.promotion',
    menu: 'discount',
  };
}

function ofWallet(id: string): Pick<ScreenRoute, 'access' | 'layout' | 'area' | 'screen'> {
  return { access: 'member', layout: 'dashboard', area: 'member', screen: { of: 'wallet', id } };
}

function venues(category: string): Pick<ScreenRoute, 'access' | 'layout' | 'screen'> {
  return { access: 'public', layout: 'dashboard', screen: { of: 'games', id: 'venues', params: { category } } };
}
