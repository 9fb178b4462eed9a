import type { SlotSymbol } from '../engine/symbols';
import type { Language } from '../../kit/page/language';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';
import { picturesOf } from './pictures';

/** Texts of the page before it knows its game. */
export type PageTexts = typeof zhCN;

/** Texts of a game, with the names of its own pictures. */
export type Texts = PageTexts & { readonly symbol: SymbolNames };

export type SymbolNames = Readonly<Record<SlotSymbol, string>>;

export const TEXTS: Readonly<Record<Language, PageTexts>> = { 'zh-CN': zhCN, 'zh-TW': zhTW };

/** @throws Error for a motif without pictures */
export function textsOf(language: Language, motif: string): Texts {
  return { ...TEXTS[language], symbol: namesOf(language, motif) };
}

/**
 * Returns the names of the pictures that a game of this motif shows.
 *
 * @throws Error for a motif without pictures, or with a picture without a name
 */
export function namesOf(language: Language, motif: string): SymbolNames {
  const { picture } = TEXTS[language];
  const names: Readonly<Record<string, string | undefined>> = picture;
  const named = Object.entries(picturesOf(motif)).map(([symbol, name]) => {
    const text = names[name];
    if (text === undefined) throw new Error(`${name} has no name`);
    return [symbol, text] as const;
  });
  return { ...(Object.fromEntries(named) as SymbolNames), seal: picture.seal };
}
