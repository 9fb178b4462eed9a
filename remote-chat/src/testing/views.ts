import type { StandaloneOptions } from '@site/testing/standalone';

/** Views of the remote, with their initial parameters. */
export const VIEWS = {
  id: 'chat',
  screens: {
    chat: {},
  },
  widgets: {
    'chat-dock': {},
  },
} satisfies StandaloneOptions;
