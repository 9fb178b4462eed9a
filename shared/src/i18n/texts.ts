import type { Locale } from './locale';

/** Texts by key, nested; an `import()` of a JSON file gives them under `default`. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export type LocaleLoader = () => Promise<Texts | { readonly default: Texts }>;

/** One loader per display language, called at most once each. */
export type LocaleLoaders = Readonly<Record<Locale, LocaleLoader>>;
