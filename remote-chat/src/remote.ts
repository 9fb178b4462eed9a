import { withBettingTexts } from '@site/shared/betting';
import { defineRemote } from '@site/shared/contract';

/** Screens and widgets of the chat. The contract range this remote needs is in its package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'chat',
  locales: withBettingTexts({
    'zh-CN': () => import('./locales/zh-CN.json'),
    'zh-TW': () => import('./locales/zh-TW.json'),
  }),
  // One file: the hidden dock, which keeps the connection, is mounted no later than the screen.
  screens: {
    chat: () => import(/* webpackChunkName: "chat" */ './rooms/ChatScreen'),
  },
  widgets: {
    'chat-dock': () => import(/* webpackChunkName: "chat" */ './rooms/ChatDock'),
  },
});
