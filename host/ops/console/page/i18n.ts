import { createI18n, typedTranslation, type KeyOf, type Locale } from '@site/shared/i18n';
import texts from './locales/zh-CN.json';

/** Texts of the page, and those of the kit. */
export const i18n = createI18n({
  'zh-TW': async () => (await import('./locales/zh-TW.json')).default,
});

export const useTranslation = typedTranslation(texts);
export type TextKey = KeyOf<typeof texts>;
export type Translate = ReturnType<typeof useTranslation>['t'];

/**
 * Returns the text key of a name from the service, such as that of an operation; undefined when the page has no text
 * for it.
 *
 * @example keyOf('refusals', 'no-release') // 'refusals.no_release'
 */
export function keyOf(group: 'operations' | 'parameters' | 'hints' | 'refusals' | 'terms', name: string): TextKey | undefined {
  const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_');
  return Object.hasOwn(texts[group], key) ? (`${group}.${key}` as TextKey) : undefined;
}

/** Returns the text of the current language. */
export function localized(text: Readonly<Record<Locale, string>>, locale: string): string {
  return locale === 'zh-TW' ? text['zh-TW'] : text['zh-CN'];
}
