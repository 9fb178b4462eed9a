import type { Language } from '../../kit/page/language';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';

export type Texts = typeof zhCN;

export const TEXTS: Readonly<Record<Language, Texts>> = { 'zh-CN': zhCN, 'zh-TW': zhTW };

/** The texts of a game: what pays most has the name of the game's own subject, where it has one (`art/subjects.json`). */
export function textsOf(language: Language, motif: string): Texts {
  const texts = TEXTS[language];
  const subjects: Readonly<Record<string, string | undefined>> = texts.subject;
  const seven = Object.hasOwn(subjects, motif) ? subjects[motif] : undefined;
  return seven === undefined ? texts : { ...texts, symbol: { ...texts.symbol, seven } };
}
