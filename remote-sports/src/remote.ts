import { defineRemote } from '@site/shared/contract';

/** Screens and widgets of the sports remote. The contract range it needs is declared in its package.json. */
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
