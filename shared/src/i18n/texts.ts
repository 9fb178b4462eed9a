import type { Locale } from './locale';

export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Texts by namespace. A namespace is one file of texts, named after the feature that shows them. */
export type Namespaces = Readonly<Record<string, Texts>>;

/**
 * Loaders for all namespaces of each language that is not bundled with the code. Each is called at most once unless it
 * fails.
 *
 * @example const locales: LocaleLoaders = { 'zh-TW': () => import('./locales/zh-TW') };
 */
export type LocaleLoaders = Readonly<Record<Exclude<Locale, 'zh-CN'>, () => Promise<Namespaces>>>;
