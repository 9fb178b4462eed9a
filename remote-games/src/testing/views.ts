import type { StandaloneOptions } from '@site/testing/standalone';

/** Views of the remote with their initial parameters. */
export const VIEWS = {
  id: 'games',
  screens: {
    venues: { category: 'DZ' },
    game: { info: '' },
    payloadGame: { provider: 'PG' },
  },
  widgets: {
    'lobby-tiles': {},
    'popular-games': {},
    'home-tables': {},
    'venue-entry': { enName: 'JGDZ', gameCode: 'JG-pearl', request: '1' },
  },
} satisfies StandaloneOptions;
