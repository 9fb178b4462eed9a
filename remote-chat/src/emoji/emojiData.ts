import type { Locale } from '@site/shared/contract';
import type { Emoji } from './emojis';

/** Names of all emoji from the library, in one language. They are loaded when the panel opens. */
export const EMOJI_DATA: Readonly<Record<Locale, () => Promise<{ readonly default: readonly Emoji[] }>>> = {
  'zh-CN': () => import(/* webpackChunkName: "emoji-zh-CN" */ 'emojibase-data/zh/compact.json'),
  'zh-TW': () => import(/* webpackChunkName: "emoji-zh-TW" */ 'emojibase-data/zh-hant/compact.json'),
};
