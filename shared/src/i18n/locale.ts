import { LOCALES } from '../contract/services';
import type { Locale } from '../contract/services';

export { LOCALES };
export type { Locale };

/** The language of the source texts, and the fallback for anything unknown or missing. Implements R-I18N-03. */
export const DEFAULT_LOCALE: Locale = 'zh-CN';

/**
 * The display language for what is configured or stored; case does not matter.
 *
 * @returns zh-CN where nothing is configured or the language is unknown
 * @example toLocale('zh-tw') // 'zh-TW'
 * Implements R-I18N-02 to R-I18N-05.
 */
export function toLocale(configured: string | undefined): Locale {
  const wanted = configured?.toLowerCase();
  return LOCALES.find((locale) => locale.toLowerCase() === wanted) ?? DEFAULT_LOCALE;
}

/**
 * How the calls name the language: in lower case.
 *
 * @example languageCode('zh-CN') // 'zh-cn'
 * Implements R-CONST-28.
 */
export function languageCode(locale: Locale): Lowercase<Locale> {
  return locale.toLowerCase() as Lowercase<Locale>;
}
