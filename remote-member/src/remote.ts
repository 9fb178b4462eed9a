import { withBettingTexts } from '@site/shared/betting';
import { defineRemote } from '@site/shared/contract';

/** What the member team offers the site. The contract range this remote needs stands in its package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'member',
  locales: withBettingTexts({
    'zh-CN': () => import('./locales/zh-CN.json'),
    'zh-TW': () => import('./locales/zh-TW.json'),
  }),
  screens: {
    userinfo: () => import('./screens/userinfo/UserInfoScreen'),
    auth: () => import('./screens/auth/AuthScreen'),
    addBankCard: () => import('./screens/add-bank-card/AddBankCardScreen'),
    virtualCoinCard: () => import('./screens/virtual-coin-card/VirtualCoinCardScreen'),
    alipayManage: () => import('./screens/alipay/AlipayScreen'),
    accountManage: () => import('./screens/account-manage/AccountManageScreen'),
    vip: () => import('./screens/vip/VipScreen'),
    betRecord: () => import('./screens/bet-record/BetRecordScreen'),
    giftRecord: () => import('./screens/gift-record/GiftRecordScreen'),
    vipDetail: () => import('./screens/vip-detail/VipDetailScreen'),
    welfare: () => import('./screens/welfare/WelfareScreen'),
    exchange: () => import('./screens/exchange/ExchangeScreen'),
    introTutorial: () => import('./screens/intro-tutorial/IntroTutorialScreen'),
    message: () => import('./screens/message/MessageScreen'),
    feedback: () => import('./screens/feedback/FeedbackScreen'),
  },
  widgets: {
    'inbox-badge': () => import('./inbox/ui/InboxBadge'),
    'vip-card': () => import('./vip/ui/VipCard'),
  },
});
