import { useTexts } from '../content-page/useTexts';
import zhCN from './locales/menu/zh-CN.json';
import zhTW from './locales/menu/zh-TW.json';

const TEXTS = { 'zh-CN': zhCN, 'zh-TW': zhTW };

/** Texts around the pages of the help section: titles of all topics and groups, the link to customer service. */
export function useMenuTexts() {
  return useTexts(TEXTS);
}
