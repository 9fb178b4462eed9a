import { defineRemote } from '@site/shared/contract';

/** What the games team offers the site. The contract range this remote needs stands in its package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'games',
  locales: {
    'zh-CN': () => import('./locales/zh-CN.json'),
    'zh-TW': () => import('./locales/zh-TW.json'),
  },
  screens: {
    venues: () => import('./screens/venues/VenuesScreen'),
    game: () => import('./screens/game/GameScreen'),
    payloadGame: () => import('./screens/payload-game/PayloadGameScreen'),
  },
  widgets: {
    'venue-entry': () => import('./launch/ui/VenueEntry'),
    'lobby-tiles': () => import('./venues/ui/LobbyTiles'),
    'popular-games': () => import('./games/ui/PopularGames'),
  },
});
