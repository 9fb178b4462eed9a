import type { Locale } from '@site/shared/contract';
import type { Emoji } from './emojis';

/** The library's names of all emoji, in one language: loaded when they are looked at. */
export const EMOJI_DATA: Readonly<Record<Locale, () => Promise<{ readonly default: readonly Emoji[] }>>> = {
  'zh-CN': () => import(/* webpackChunkName: "emoji-zh-CN" */ 'emojibase-data/zh/compact.json'),
  'zh-TW': () => import(/* webpackChunkName: "emoji-zh-TW" */ 'emojibase-data/zh-hant/compact.json'),
};
