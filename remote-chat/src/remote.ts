import { defineRemote } from '@site/shared/contract';

/** Screens and widgets of the chat. The contract range this remote needs is in its package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'chat',
  locales: { 'zh-TW': () => import(/* webpackChunkName: "zh-TW" */ './locales/zh-TW') },
  // One file: the hidden dock, which keeps the connection, is mounted no later than the screen.
  screens: {
    chat: () => import(/* webpackChunkName: "chat" */ './rooms/ChatScreen'),
  },
  widgets: {
    'chat-dock': () => import(/* webpackChunkName: "chat" */ './rooms/ChatDock'),
  },
});
