import { defineRemote } from '@site/shared/contract';

/** Screens and widgets of this remote. Its package.json has the contract range that it requires. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'member',
  locales: { 'zh-TW': () => import(/* webpackChunkName: "zh-TW" */ './locales/zh-TW') },
  screens: {
    userinfo: () => import('./profile/UserInfoScreen'),
    auth: () => import('./security/AuthScreen'),
    sessions: () => import('./sessions/SessionsScreen'),
    protection: () => import('./protection/ProtectionScreen'),
    addBankCard: () => import('./payout-accounts/AddBankCardScreen'),
    virtualCoinCard: () => import('./payout-accounts/VirtualCoinCardScreen'),
    alipayManage: () => import('./payout-accounts/AlipayScreen'),
    accountManage: () => import('./payout-accounts/AccountManageScreen'),
    vip: () => import('./vip/VipScreen'),
    betRecord: () => import('./bet-record/BetRecordScreen'),
    giftRecord: () => import('./gift-record/GiftRecordScreen'),
    vipDetail: () => import('./vip/VipDetailScreen'),
    welfare: () => import('./vip-gifts/WelfareScreen'),
    exchange: () => import('./points/ExchangeScreen'),
    introTutorial: () => import('./tutorial/IntroTutorialScreen'),
    message: () => import('./inbox/InboxScreen'),
    feedback: () => import('./feedback/FeedbackScreen'),
  },
  widgets: {
    'inbox-badge': () => import(/* webpackChunkName: "inbox-badge" */ './inbox/InboxBadge'),
    'vip-card': () => import(/* webpackChunkName: "vip-card" */ './vip/VipCard'),
  },
});
