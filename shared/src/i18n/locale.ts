import { LOCALES } from '../contract/services';
import type { Locale } from '../contract/services';

export { LOCALES };
export type { Locale };

/** Language of the source texts, and the fallback for an unknown language or a missing text. Implements R-I18N-03. */
export const DEFAULT_LOCALE: Locale = 'zh-CN';

/**
 * Returns the display language for a configured or stored one; case is ignored.
 *
 * @returns zh-CN if nothing is configured or the language is unknown
 * @example toLocale('zh-tw') // 'zh-TW' Implements R-I18N-02 to R-I18N-05.
 */
export function toLocale(configured: string | undefined): Locale {
  const wanted = configured?.toLowerCase();
  return LOCALES.find((locale) => locale.toLowerCase() === wanted) ?? DEFAULT_LOCALE;
}

/**
 * Returns the lowercase code of a language for calls.
 *
 * @example languageCode('zh-CN') // 'zh-cn' Implements R-CONST-28.
 */
export function languageCode(locale: Locale): Lowercase<Locale> {
  return locale.toLowerCase() as Lowercase<Locale>;
}
