import { useContext } from 'react';
import type { Namespace } from './createI18n';
import type { Values } from './findText';
import type { Locale } from './locale';
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
export type Translate<Texts> = (key: KeyOf<Texts>, values?: Values) => string;

/**
 * A package's own `useTranslation`, which knows its keys. It needs a `TextsProvider` around; `t` changes with the language alone.
 *
 * @example
 * import type texts from './locales/zh-CN.json';
 * export const useTranslation = typedTranslation<typeof texts>();
 */
export function typedTranslation<Texts>(namespace: Namespace = 'package'): () => { readonly t: Translate<Texts>; readonly locale: Locale } {
  return function useTypedTranslation() {
    const translations = useContext(TranslationContext);
    if (!translations) throw new Error('no texts: a translated component must be inside a TextsProvider');
    return translations[namespace];
  };
}
