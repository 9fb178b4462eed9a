import { defineRemote } from '@site/shared/contract';

/** Screens and widgets of the activities. The required contract range is in package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'activities',
  locales: { 'zh-TW': () => import(/* webpackChunkName: "zh-TW" */ './locales/zh-TW') },
  screens: {
    discount: () => import('./activity-centre/DiscountScreen'),
    promotion: () => import('./promotion-page/PromotionScreen'),
    rebate: () => import('./rebate/RebateScreen'),
    friendInvitation: () => import('./friend-invitation/FriendInvitationScreen'),
  },
  widgets: {
    'promotion-carousel': () => import(/* webpackChunkName: "promotion-carousel" */ './promotions/PromotionCarousel'),
  },
});
