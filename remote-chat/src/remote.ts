import { withBettingTexts } from '@site/shared/betting';
import { defineRemote } from '@site/shared/contract';

/** Screens and widgets of the chat. The contract range this remote needs is in its package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'chat',
  locales: withBettingTexts({
    'zh-CN': () => import('./locales/zh-CN.json'),
    'zh-TW': () => import('./locales/zh-TW.json'),
  }),
  screens: {
    chat: () => import('./rooms/ChatScreen'),
  },
  widgets: {
    'chat-dock': () => import('./rooms/ChatDock'),
  },
});
