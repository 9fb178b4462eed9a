export { createI18n } from './createI18n';
export type { LocaleLoader, LocaleLoaders, PackageI18n, Texts } from './createI18n';
export { DEFAULT_LOCALE, languageCode, LOCALES, toLocale } from './locale';
export type { Locale } from './locale';
export { SHARED_NAMESPACE } from './sharedTexts';
export { typedTranslation } from './typedTranslation';
export { useSharedTranslation } from './useSharedTranslation';
export type { KeyOf, Translate } from './typedTranslation';
export { formatDay, formatMoment, formatShortMinute, formatShortMoment, formatTime } from './formatMoment';
