import { defineRemote } from '@site/shared/contract';

/** The screens and widgets of the games remote. Its package.json has the range of contracts that it supports. */
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
