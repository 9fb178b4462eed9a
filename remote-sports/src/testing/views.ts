import type { StandaloneOptions } from '@site/shared/standalone';

/** Every view of the remote, with the parameters it starts with. */
export const VIEWS = {
  id: 'sports',
  screens: {
    crty: { enName: 'CRTY' },
    results: {},
  },
  widgets: {
    'slip-dock': {},
    'bets-dock': {},
    'live-match': {},
    'hot-matches': {},
  },
} satisfies StandaloneOptions;
