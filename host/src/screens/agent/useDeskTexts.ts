import { useTexts } from '../content-page/useTexts';
import zhCN from './locales/desk/zh-CN.json';
import zhTW from './locales/desk/zh-TW.json';

const TEXTS = { 'zh-CN': zhCN, 'zh-TW': zhTW };

/** Returns the texts of the view for approved agents. */
export function useDeskTexts() {
  return useTexts(TEXTS);
}
