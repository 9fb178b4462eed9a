import type { StandaloneOptions } from '@site/shared/standalone';

/** Every view of the remote, with the parameters it starts with. */
export const VIEWS = {
  id: 'chat',
  screens: {
    chat: {},
  },
  widgets: {
    'chat-dock': {},
  },
} satisfies StandaloneOptions;
