import { useContext } from 'react';
import { TranslationContext } from './TextsProvider';

/**
 * The dotted keys of a locale file, such as `bet_record.title`. The plural forms of a text (`bets_other`) are reached by the key
 * without its ending.
 */
export type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? PluralStem<Key> : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

type PluralStem<Key extends string> = Key extends `${infer Stem}_other` ? Key | Stem : Key;

/** Translates a key; `values` fill its `{{places}}`. */
export type Translate<Texts> = (key: KeyOf<Texts>, values?: Readonly<Record<string, string | number>>) => string;

/**
 * A package's own `useTranslation`, which knows its keys. It needs a `TextsProvider` around; `t` changes with the language alone.
 *
 * @example
 * import type texts from './locales/zh-CN.json';
 * export const useTranslation = typedTranslation<typeof texts>();
 */
export function typedTranslation<Texts>(namespace?: string): () => { readonly t: Translate<Texts>; readonly locale: string } {
  return function useTypedTranslation() {
    const translationOf = useContext(TranslationContext);
    if (!translationOf) throw new Error('no texts: a translated component must be inside a TextsProvider');
    return translationOf(namespace);
  };
}
