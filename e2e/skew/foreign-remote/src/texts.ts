import type { Locale } from '@site/shared/contract/services';
import simplified from './locales/zh-CN.json';
import traditional from './locales/zh-TW.json';

export type Texts = typeof simplified;

export const TEXTS: Readonly<Record<Locale, Texts>> = { 'zh-CN': simplified, 'zh-TW': traditional };
