import { createI18n, typedTranslation, type KeyOf, type Locale } from '@site/shared/i18n';
import texts from './locales/zh-CN.json';

/** The texts of the page, and those that the kit brings. */
export const i18n = createI18n({
  'zh-TW': async () => (await import('./locales/zh-TW.json')).default,
});

export const useTranslation = typedTranslation(texts);
export type TextKey = KeyOf<typeof texts>;
export type Translate = ReturnType<typeof useTranslation>['t'];

/**
 * The key of a name that the service gave, such as that of an operation; undefined where the page has no text for it.
 *
 * @example keyOf('refusals', 'no-release') // 'refusals.no_release'
 */
export function keyOf(group: 'operations' | 'parameters' | 'hints' | 'refusals' | 'terms', name: string): TextKey | undefined {
  const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_');
  return Object.hasOwn(texts[group], key) ? (`${group}.${key}` as TextKey) : undefined;
}

/** A text in both languages, in the one that is shown. */
export function localized(text: Readonly<Record<Locale, string>>, locale: string): string {
  return locale === 'zh-TW' ? text['zh-TW'] : text['zh-CN'];
}
