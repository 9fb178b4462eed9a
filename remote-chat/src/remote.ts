import { withBettingTexts } from '@site/shared/betting';
import { defineRemote } from '@site/shared/contract';

/** What the chat team offers the site. The contract range this remote needs stands in its package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'chat',
  locales: withBettingTexts({
    'zh-CN': () => import('./locales/zh-CN.json'),
    'zh-TW': () => import('./locales/zh-TW.json'),
  }),
  screens: {
    chat: () => import('./screens/chat/ChatScreen'),
  },
  widgets: {
    'chat-dock': () => import('./room/ui/ChatDock'),
  },
});
