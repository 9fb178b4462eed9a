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
    vip: () => import('./screens/vip/VipScreen'),
    betRecord: () => import('./screens/bet-record/BetRecordScreen'),
  },
  widgets: {
    'inbox-badge': () => import('./inbox/ui/InboxBadge'),
    'vip-card': () => import('./vip/ui/VipCard'),
  },
});
