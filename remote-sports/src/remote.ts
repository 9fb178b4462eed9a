import { defineRemote } from '@site/shared/contract';

/** The screens and widgets of sports. The contract range this remote needs is in its package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'sports',
  locales: { 'zh-TW': () => import(/* webpackChunkName: "zh-TW" */ './locales/zh-TW') },
  screens: {
    crty: () => import(/* webpackChunkName: "crty" */ './channel/ChannelScreen'),
    results: () => import('./schedule/ScheduleScreen'),
  },
  widgets: {
    'slip-dock': () => import(/* webpackChunkName: "slip-dock" */ './slip-dock/SlipDock'),
    'bets-dock': () => import('./tickets/BetsDock'),
    'live-match': () => import(/* webpackChunkName: "home" */ './home/LiveMatch'),
    'hot-matches': () => import(/* webpackChunkName: "home" */ './home/HotMatches'),
  },
});
