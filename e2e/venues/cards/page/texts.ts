import type { Language } from '../../kit/page/language';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';

export type Texts = typeof zhCN;

export const TEXTS: Readonly<Record<Language, Texts>> = { 'zh-CN': zhCN, 'zh-TW': zhTW };
