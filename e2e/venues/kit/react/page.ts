import { createContext, useCallback, useContext } from 'react';
import type { Post } from '../page/api';
import type { Host } from '../page/host';
import type { Language } from '../page/language';
import type { LocalName } from '../protocol';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';

/** Values that a page receives once, at its start. */
export interface Page {
  readonly language: Language;
  /** The venue's texts in the page's language. */
  readonly texts: unknown;
  readonly host: Host;
  readonly post: Post;
}

export type ShellTexts = typeof zhCN;

export const SHELL_TEXTS: Readonly<Record<Language, ShellTexts>> = { 'zh-CN': zhCN, 'zh-TW': zhTW };

export const PageContext = createContext<Page | null>(null);

/** @throws Error outside `startPage` and `startCheck` */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === null) throw new Error('there is no page around this');
  return page;
}

export function useLanguage(): Language {
  return usePage().language;
}

/** Returns the venue's texts in the page's language: `useTexts<Texts>()`. */
export function useTexts<Texts>(): Texts {
  return usePage().texts as Texts;
}

export function useShellTexts(): ShellTexts {
  return SHELL_TEXTS[useLanguage()];
}

/** Returns a function that picks a name in the page's language: `local(game.name)`. */
export function useLocal(): (name: LocalName) => string {
  const language = useLanguage();
  return useCallback((name) => name[language], [language]);
}
