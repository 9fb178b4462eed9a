import { defineRemote } from '@site/shared/contract';

/** What the games team offers the site. The contract range this remote needs stands in its package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'games',
  locales: {
    'zh-CN': () => import('./locales/zh-CN.json'),
    'zh-TW': () => import('./locales/zh-TW.json'),
  },
  screens: {
    venues: () => import('./venue-pages/VenuesScreen'),
    game: () => import('./play/GameScreen'),
    payloadGame: () => import('./play/PayloadGameScreen'),
  },
  widgets: {
    'venue-entry': () => import('./launch/VenueEntry'),
    'lobby-tiles': () => import('./lobby-tiles/LobbyTiles'),
    'popular-games': () => import('./popular-games/PopularGames'),
  },
});
