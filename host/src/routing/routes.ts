import type { RemoteId } from '@site/shared/contract/remoteProps';
import { HELP_TOPICS } from '@site/shared/contract/routes';
import type { OwnScreenId, RedirectRoute, RouteAlias, ScreenRoute } from './route';
import { toSitePath } from './toSitePath';

/**
 * The whole table of screens: every address of the site, by the names of the contract (`RouteParams`).
 *
 * Assumption (R-RNAME-54): an address without a name in the specification is named after its last fixed segment, and so are the pages of
 * the help section; the two pages of payload games are `pgGame` and `dzGame`.
 * Implements R-ROUTE-01, R-ROUTE-03, R-ROUTE-32, R-ROUTE-33, R-ROUTE-40 and the R-RNAME rows.
 */
export const ROUTES: readonly ScreenRoute[] = [
  { name: 'home', path: '/', access: 'public', layout: 'dashboard', screen: { of: 'host', id: 'home' }, title: 'title.home', menu: 'HOME' },
  { name: 'loading', path: '/loading', access: 'public', layout: 'bare', screen: { of: 'host', id: 'loading' }, title: 'title.loading' },

  // A fixed path wins over one with a parameter, in any order.
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
    screen: { of: 'remote', remote: 'sports', id: 'crty' },
    title: 'title.crty',
    menu: 'TY',
    switch: 'selfSport',
    mode: 'sports',
    dock: 'slip',
  },
  {
    name: 'crtyMatch',
    path: '/game/sport/:enName/match/:matchId',
    access: 'member',
    layout: 'full-width',
    screen: { of: 'remote', remote: 'sports', id: 'crty' },
    title: 'title.crty',
    menu: 'TY',
    switch: 'selfSport',
    mode: 'sports',
    dock: 'slip',
  },
  {
    name: 'game',
    path: '/game/:info',
    access: 'member',
    layout: 'full-width',
    screen: { of: 'remote', remote: 'games', id: 'game' },
    title: 'title.game',
  },
  // Assumption (R-ROUTE-73, R-ROUTE-74): a payload's game has the whole window; which of the two pages is decided by its provider (decision 9).
  { name: 'pgGame', path: '/pg/game', access: 'public', layout: 'bare', screen: payloadGame('PG'), title: 'title.game' },
  { name: 'dzGame', path: '/dz/game', access: 'public', layout: 'bare', screen: payloadGame('other'), title: 'title.game' },

  { name: 'agent', path: '/agent', ...ofHost('agent'), title: 'title.agent' },
  { name: 'venture', path: '/venture', ...ofHost('venture'), title: 'title.venture', menu: 'venture' },
  { name: 'sponsor', path: '/sponsor', ...ofHost('sponsor'), layout: 'no-footer', title: 'title.sponsor', menu: 'sponsor' },
  { name: 'appdownload', path: '/download', ...ofHost('download'), title: 'title.download', menu: 'app' },
  ...HELP_TOPICS.map((topic): ScreenRoute => ({
    name: topic,
    path: `/app/help/${topic}`,
    access: 'public',
    layout: 'dashboard',
    screen: { of: 'host', id: 'help', params: { topic } },
    title: 'title.help',
    ...(topic === 'ck' ? { switch: 'depositGuide' } : {}),
  })),

  { name: 'discount', path: '/activity/discount', ...ofActivities('discount'), title: 'title.discount' },
  { name: 'racePage', path: '/activity/racePage/:id', ...promotion('racePage') },
  { name: 'activityLandPage', path: '/activity/activityLandPage/:id', ...promotion('activityLandPage') },
  { name: 'firstDeposit', path: '/activity/firstDeposit/:id', ...promotion('firstDeposit') },
  { name: 'againDeposit', path: '/activity/againDeposit/:id', ...promotion('againDeposit') },
  { name: 'newTask', path: '/activity/newTask/:id', ...promotion('newTask') },
  { name: 'drawGift', path: '/activity/drawGift/:id', ...promotion('drawGift') },
  { name: 'signGift', path: '/activity/signGift/:id', ...promotion('signGift') },
  { name: 'bettingGift', path: '/activity/bettingGift/:id', ...promotion('bettingGift') },
  { name: 'friendInvitation', path: '/activity/friendInvitation', ...ofActivities('friendInvitation'), title: 'title.friend_invitation' },
  {
    name: 'chat',
    path: '/chat/:roomId?',
    access: 'public',
    layout: 'no-footer',
    screen: { of: 'remote', remote: 'chat', id: 'chat' },
    title: 'title.chat',
  },

  { name: 'userinfo', path: '/mine/userinfo', ...mine('member', 'userinfo'), title: 'title.userinfo', menu: 'profile' },
  // Players who are redirected to bind a phone must be allowed in without one (decision 2).
  { name: 'auth', path: '/mine/auth', ...mine('member', 'auth'), parent: 'userinfo', title: 'title.auth' },
  { name: 'sessions', path: '/mine/sessions', ...mine('member', 'sessions'), parent: 'userinfo', title: 'title.sessions' },
  { name: 'virtualCoinCard', path: '/mine/virtualCoinCard', ...account('virtualCoinCard'), title: 'title.virtual_coin_card' },
  { name: 'alipayManage', path: '/mine/alipayManage', ...account('alipayManage'), title: 'title.alipay_manage' },
  { name: 'accountManage', path: '/mine/accountManage/:id', ...account('accountManage'), title: 'title.account_manage' },
  { name: 'addBankCard', path: '/mine/addBankCard', ...account('addBankCard'), title: 'title.add_bank_card' },
  { name: 'introTutorial', path: '/mine/introTutorial', ...mine('member', 'introTutorial'), title: 'title.intro_tutorial' },
  { name: 'exchange', path: '/mine/exchange', ...mine('member', 'exchange'), title: 'title.exchange' },
  { name: 'vip', path: '/mine/vip', ...mine('member', 'vip'), title: 'title.vip', menu: 'vip' },
  { name: 'vipDetail', path: '/mine/vip/detail', ...mine('member', 'vipDetail'), parent: 'vip', title: 'title.vip_detail', menu: 'vip' },
  { name: 'welfare', path: '/mine/welfare', ...mine('member', 'welfare'), title: 'title.welfare', menu: 'Welfare' },
  { name: 'betRecord', path: '/mine/betRecord', ...mine('member', 'betRecord'), title: 'title.bet_record', menu: 'bet_record' },
  { name: 'giftRecord', path: '/mine/giftRecord', ...mine('member', 'giftRecord'), title: 'title.gift_record' },
  { name: 'message', path: '/mine/message', ...mine('member', 'message'), title: 'title.message', menu: 'message' },
  { name: 'feedback', path: '/mine/feedback', ...mine('member', 'feedback'), title: 'title.feedback' },

  { name: 'wallet', path: '/mine/wallet', ...mine('wallet', 'wallet'), title: 'title.wallet' },
  { name: 'transRecord', path: '/mine/transRecord', ...mine('wallet', 'transRecord'), title: 'title.trans_record', menu: 'trade_record' },
  {
    name: 'transferMoney',
    path: '/mine/transfermoney',
    ...mine('wallet', 'transferMoney'),
    title: 'title.transfer_money',
    menu: 'transfer_money',
  },
  { name: 'takeMoney', path: '/mine/takemoney', ...mine('wallet', 'takeMoney'), title: 'title.take_money', menu: 'take_money' },
  {
    name: 'saveMoney',
    path: '/mine/savemoney',
    ...mine('wallet', 'saveMoney'),
    title: 'title.save_money',
    menu: 'save_money',
    switch: 'depositGuide',
  },
  { name: 'rechargeWait', path: '/mine/savemoney/recharge/:orderId', ...waiting('rechargeWait') },
  { name: 'transferWait', path: '/mine/savemoney/transfer/:orderId', ...waiting('transferWait') },
  { name: 'virtualWait', path: '/mine/savemoney/virtual/:orderId', ...waiting('virtualWait') },
  { name: 'huioneWait', path: '/mine/huione/:orderId', ...waiting('huioneWait') },
  { name: 'xnbskWait', path: '/mine/xnbsk/:orderId', ...waiting('xnbskWait') },
];

/** Names of a screen that has another name, with their query (decisions 3 and 5). */
export const ALIASES: readonly RouteAlias[] = [
  { name: 'localSport', of: 'crty', query: {} },
  { name: 'feedbackList', of: 'feedback', query: { tab: 'list' } },
];

/** What any other address shows. Implements R-NAV-05, R-RNAME-53. */
export const NOT_FOUND: ScreenRoute = {
  name: 'notFound',
  path: '/404',
  access: 'public',
  layout: 'dashboard',
  screen: { of: 'host', id: 'not-found' },
  title: 'title.not_found',
};

/** Decisions 1 and 13. Implements R-ROUTE-36 to R-ROUTE-39. */
export const REDIRECTS: readonly RedirectRoute[] = [
  { path: '/home', access: 'public', redirectTo: () => '/' },
  { path: '/app/help', access: 'public', redirectTo: () => '/app/help/kh' },
  { path: '/redirect', access: 'member', redirectTo: () => '/' },
  { path: '/redirect/:path', access: 'member', redirectTo: ({ path = '' }) => toSitePath(path) },
];

function payloadGame(provider: 'PG' | 'other'): ScreenRoute['screen'] {
  return { of: 'remote', remote: 'games', id: 'payloadGame', params: { provider } };
}

function ofHost(id: OwnScreenId): Pick<ScreenRoute, 'access' | 'layout' | 'screen'> {
  return { access: 'public', layout: 'dashboard', screen: { of: 'host', id } };
}

function ofActivities(id: string): Pick<ScreenRoute, 'access' | 'layout' | 'screen' | 'menu'> {
  return { access: 'public', layout: 'dashboard', screen: { of: 'remote', remote: 'activities', id }, menu: 'discount' };
}

function promotion(kind: string): Pick<ScreenRoute, 'access' | 'layout' | 'screen' | 'title' | 'menu'> {
  return {
    ...ofActivities('promotion'),
    screen: { of: 'remote', remote: 'activities', id: 'promotion', params: { kind } },
    title: 'title.promotion',
  };
}

function mine(remote: RemoteId, id: string): Pick<ScreenRoute, 'access' | 'layout' | 'area' | 'screen'> {
  return { access: 'member', layout: 'dashboard', area: 'member', screen: { of: 'remote', remote, id } };
}

/** Payout accounts: only for members with a bound phone and real name. */
function account(id: string): Pick<ScreenRoute, 'access' | 'layout' | 'area' | 'screen' | 'parent'> {
  return { ...mine('member', id), access: 'bound-phone', parent: 'addBankCard' };
}

/** The page on which a deposit order waits for its money. It stays available while depositing is disabled: the money may be on its way. */
function waiting(id: string): Pick<ScreenRoute, 'access' | 'layout' | 'area' | 'screen' | 'parent' | 'title' | 'menu'> {
  return { ...mine('wallet', id), parent: 'saveMoney', title: 'title.deposit_wait', menu: 'save_money' };
}

function venues(category: string): Pick<ScreenRoute, 'access' | 'layout' | 'screen'> {
  return { access: 'public', layout: 'dashboard', screen: { of: 'remote', remote: 'games', id: 'venues', params: { category } } };
}
