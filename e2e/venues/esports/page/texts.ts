import type { Language } from '../../kit/page/language';
import type { Texts } from '../words';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';

export const TEXTS: Readonly<Record<Language, Texts>> = { 'zh-CN': zhCN, 'zh-TW': zhTW };
