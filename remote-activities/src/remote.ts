import { defineRemote } from '@site/shared/contract';

/** What the activities team offers the site. The contract range this remote needs stands in its package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'activities',
  locales: {
    'zh-CN': () => import('./locales/zh-CN.json'),
    'zh-TW': () => import('./locales/zh-TW.json'),
  },
  screens: {
    discount: () => import('./screens/discount/DiscountScreen'),
    promotion: () => import('./screens/promotion/PromotionScreen'),
    friendInvitation: () => import('./screens/friend-invitation/FriendInvitationScreen'),
  },
  widgets: {
    'promotion-carousel': () => import('./promotions/ui/PromotionCarousel'),
  },
});
