import type { Locale } from './locale';
import type { LocaleLoaders } from './texts';

/** The namespace under which every package's i18n holds the texts of `shared`. */
export const SHARED_NAMESPACE = 'shared';

/** The texts of `shared` itself, loaded beside those of the package. */
export const SHARED_TEXTS: LocaleLoaders = {
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
} satisfies Record<Locale, unknown>;
