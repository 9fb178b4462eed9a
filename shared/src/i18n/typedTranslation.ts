import { useContext } from 'react';
import type { PackageI18n } from './createI18n';
import type { Namespaces } from './texts';
import { TranslationContext } from './TextsProvider';
import { createTranslator, type Values } from './translation';

/**
 * The dotted keys of texts, such as `bet_record.title`. The plural forms of a text (`bets_other`) are reached by the key without its ending. The types are ours:
 * i18next's `CustomTypeOptions` is one augmentation for the whole program, and each package, even each feature, has keys of its own.
 */
export type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? PluralStem<Key> : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

type PluralStem<Key extends string> = Key extends `${infer Stem}_other` ? Key | Stem : Key;

/** Translates a key; `values` fill its `{{places}}`. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/**
 * Creates the `useTranslation` of a feature. It brings the zh-CN texts of the namespaces that the feature shows, and its keys are exactly theirs: a key whose texts do
 * not come with the code does not compile. It needs a `TextsProvider` around; `t` changes with the language alone.
 *
 * @example
 * import board from '../locales/zh-CN/board.json';
 * import odds from '../locales/zh-CN/odds.json';
 * export const useTranslation = typedTranslation({ board, odds }); // t('board.title')
 */
export function typedTranslation<Bundled extends Namespaces>(
  bundled: Bundled,
): () => { readonly t: Translate<KeyOf<Bundled>>; readonly locale: string } {
  return () => useTranslationOf(bundled);
}

/** Creates a function that translates outside of components, in the language current at each call. */
export function typedTranslator<Bundled extends Namespaces>(bundled: Bundled): (i18n: PackageI18n) => Translate<KeyOf<Bundled>> {
  return ({ instance }) => createTranslator(instance, bundled);
}

/** Translates by the bundled namespaces, or by one that the instance has. */
export function useTranslationOf(texts: Namespaces | string): {
  readonly t: (key: string, values?: Values) => string;
  readonly locale: string;
} {
  const source = useContext(TranslationContext);
  if (!source) throw new Error('no texts: a translated component must be inside a TextsProvider');
  return source(texts);
}
