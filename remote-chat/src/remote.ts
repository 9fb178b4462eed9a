import { defineRemote } from '@site/shared/contract';

/** Screens and widgets of the chat. The required contract range is in package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'chat',
  locales: { 'zh-TW': () => import(/* webpackChunkName: "zh-TW" */ './locales/zh-TW') },
  // Screen and dock share one chunk, because the hidden dock, which keeps the connection, mounts no later than the
  // screen.
  screens: {
    chat: () => import(/* webpackChunkName: "chat" */ './rooms/ChatScreen'),
  },
  widgets: {
    'chat-dock': () => import(/* webpackChunkName: "chat" */ './rooms/ChatDock'),
  },
});
