import { useTexts } from '../content-page/useTexts';
import zhCN from './locales/menu/zh-CN.json';
import zhTW from './locales/menu/zh-TW.json';

const TEXTS = { 'zh-CN': zhCN, 'zh-TW': zhTW };

/** Returns the texts around the help pages: titles of all topics and groups, and the link to customer service. */
export function useMenuTexts() {
  return useTexts(TEXTS);
}
