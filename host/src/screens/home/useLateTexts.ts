import { useTexts } from '../content-page/useTexts';
import zhCN from './locales/late/zh-CN.json';
import zhTW from './locales/late/zh-TW.json';

const TEXTS = { 'zh-CN': zhCN, 'zh-TW': zhTW };

/** Texts of what comes after the first screen of home. */
export function useLateTexts() {
  return useTexts(TEXTS);
}
