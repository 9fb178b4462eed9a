import { typedTranslation, type PackageI18n, type Translate } from '@site/shared/i18n';
import type texts from './locales/zh-CN.json';

/** The texts of the composition, which the host loads under the key `composition`. */
type CompositionTexts = { readonly composition: typeof texts };

export type CompositionTranslate = Translate<CompositionTexts>;

export const useTranslation = typedTranslation<CompositionTexts>();

/** Texts for code outside of components, in the language current at each call. */
export function compositionTranslator({ instance }: PackageI18n): CompositionTranslate {
  return (key, values) => instance.t(key, values ?? {});
}
