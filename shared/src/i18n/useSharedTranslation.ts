import { SHARED_NAMESPACE, type PackageI18n } from './createI18n';
import type texts from './locales/zh-CN/shared.json';
import { createTranslator } from './translation';
import { useTranslationOf, type KeyOf, type Translate } from './typedTranslation';

export type SharedTranslate = Translate<KeyOf<typeof texts>>;

/**
 * Returns the translation of the texts of `shared`: messages of validation, failed calls and loading. Any package may
 * show them.
 */
export function useSharedTranslation(): { readonly t: SharedTranslate; readonly locale: string } {
  return useTranslationOf(SHARED_NAMESPACE);
}

/** Creates the same translation for code outside of components, in the language current at each call. */
export function sharedTranslator({ instance }: PackageI18n): SharedTranslate {
  return createTranslator(instance, SHARED_NAMESPACE);
}
