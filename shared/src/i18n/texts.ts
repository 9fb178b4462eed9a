import type { Locale } from './locale';

/** Texts by key, nested. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Texts by namespace: a namespace is one file of texts, named for the feature that shows them. */
export type Namespaces = Readonly<Record<string, Texts>>;

/**
 * Loads every namespace of a language that is not bundled with the code, called at most once each.
 *
 * @example const locales: LocaleLoaders = { 'zh-TW': () => import('./locales/zh-TW') };
 */
export type LocaleLoaders = Readonly<Record<Exclude<Locale, 'zh-CN'>, () => Promise<Namespaces>>>;
