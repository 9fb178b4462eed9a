import { useContext } from 'react';
import type { PackageI18n } from './createI18n';
import type { Namespaces } from './texts';
import { TranslationContext } from './TextsProvider';
import { createTranslator, type Values } from './translation';

/**
 * Dotted keys of texts, such as `bet_record.title`. The key of plural forms (`bets_other`) omits the suffix. These
 * types replace i18next's `CustomTypeOptions`, which is a single augmentation for the whole program, while each package
 * and feature has its own keys.
 */
export type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? PluralStem<Key> : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

type PluralStem<Key extends string> = Key extends `${infer Stem}_other` ? Key | Stem : Key;

/** Translates a key; `values` fill its `{{placeholders}}`. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/**
 * Creates the `useTranslation` hook of a feature. It bundles the zh-CN texts of the feature's namespaces, and its keys
 * are exactly theirs, so a key without bundled texts does not compile. It requires a surrounding `TextsProvider`; `t`
 * changes only with the language.
 *
 * @example import board from '../locales/zh-CN/board.json'; import odds from '../locales/zh-CN/odds.json'; export const
 * useTranslation = typedTranslation({ board, odds }); // t('board.title')
 */
export function typedTranslation<Bundled extends Namespaces>(
  bundled: Bundled,
): () => { readonly t: Translate<KeyOf<Bundled>>; readonly locale: string } {
  return () => useTranslationOf(bundled);
}

/** Creates a function that translates outside of components, into the language current at each call. */
export function typedTranslator<Bundled extends Namespaces>(bundled: Bundled): (i18n: PackageI18n) => Translate<KeyOf<Bundled>> {
  return ({ instance }) => createTranslator(instance, bundled);
}

/** Returns the translation of the bundled namespaces, or of a namespace that the instance has. */
export function useTranslationOf(texts: Namespaces | string): {
  readonly t: (key: string, values?: Values) => string;
  readonly locale: string;
} {
  const source = useContext(TranslationContext);
  if (!source) throw new Error('no texts: a translated component must be inside a TextsProvider');
  return source(texts);
}
