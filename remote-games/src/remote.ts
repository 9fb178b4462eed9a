import { defineRemote } from '@site/shared/contract';

/** Screens and widgets of the games remote. The contract range it needs is declared in its package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'games',
  locales: { 'zh-TW': () => import(/* webpackChunkName: "zh-TW" */ './locales/zh-TW') },
  screens: {
    venues: () => import(/* webpackChunkName: "venues" */ './venue-pages/VenuesScreen'),
    game: () => import('./play/GameScreen'),
    payloadGame: () => import('./play/PayloadGameScreen'),
  },
  widgets: {
    'venue-entry': () => import('./launch/VenueEntry'),
    'lobby-tiles': () => import(/* webpackChunkName: "lobby-tiles" */ './lobby-tiles/LobbyTiles'),
    'popular-games': () => import('./popular-games/PopularGames'),
    'home-tables': () => import('./home-tables/HomeTables'),
  },
});
