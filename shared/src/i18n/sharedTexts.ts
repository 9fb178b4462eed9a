import type { Locale } from './locale';
import type { LocaleLoaders } from './texts';

/** The texts of `shared` itself, loaded beside those of the package. */
export const SHARED_TEXTS: LocaleLoaders = {
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
} satisfies Record<Locale, unknown>;
