import { SHARED_NAMESPACE, type PackageI18n } from './createI18n';
import type texts from './locales/zh-CN/shared.json';
import { createTranslator } from './translation';
import { useTranslationOf, type KeyOf, type Translate } from './typedTranslation';

/** Translates by the texts of `shared`. */
export type SharedTranslate = Translate<KeyOf<typeof texts>>;

/** Translates by the texts of `shared`: what validation, failed calls and loading say. Any package may show them. */
export function useSharedTranslation(): { readonly t: SharedTranslate; readonly locale: string } {
  return useTranslationOf(SHARED_NAMESPACE);
}

/** Creates the same for code outside of components, in the language current at each call. */
export function sharedTranslator({ instance }: PackageI18n): SharedTranslate {
  return createTranslator(instance, SHARED_NAMESPACE);
}
