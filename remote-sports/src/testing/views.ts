import type { StandaloneOptions } from '@site/testing/standalone';

/** Views of the remote with their initial parameters. */
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
