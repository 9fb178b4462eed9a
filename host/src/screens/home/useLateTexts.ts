import { useTexts } from '../content-page/useTexts';
import zhCN from './locales/late/zh-CN.json';
import zhTW from './locales/late/zh-TW.json';

const TEXTS = { 'zh-CN': zhCN, 'zh-TW': zhTW };

/** Returns the texts for the part of home below the first screen. */
export function useLateTexts() {
  return useTexts(TEXTS);
}
