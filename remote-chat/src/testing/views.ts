import type { StandaloneOptions } from '@site/shared/standalone';

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
