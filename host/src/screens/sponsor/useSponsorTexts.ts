import { useTexts } from '../content-page/useTexts';
import zhCN from './locales/page/zh-CN.json';
import zhTW from './locales/page/zh-TW.json';

const TEXTS = { 'zh-CN': zhCN, 'zh-TW': zhTW };

export function useSponsorTexts() {
  return useTexts(TEXTS);
}
