import type { Configuration } from 'webpack';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../src/i18n/locale';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;
type Groups = NonNullable<SplitChunks['cacheGroups']>;

/** The host's chunk with the texts that are loaded on every page: zh-CN is the fallback for what zh-TW lacks. */
export const FIRST_TEXTS = DEFAULT_LOCALE;

/** A remote's chunk with the exposed module and the same texts, which are wanted together. */
export const EXPOSED_CHUNK = 'remote';

/** One file for all texts of a language: a package's own and those of the rooms of `shared` it uses are wanted together. */
function texts(nameOf: (locale: Locale) => string): Groups {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, { test: new RegExp(`[\\\\/]locales[\\\\/]${locale}\\.json$`), name: nameOf(locale), enforce: true }]),
  );
}

/** Libraries that every page needs whole: one file. */
const LIBRARIES: Groups = {
  shared: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|single-spa-react|zod)[\\/]|[\\/]shared[\\/](webpack[\\/]doors[\\/]|src[\\/]ui[\\/]iconPaths\.ts)/,
    name: 'shared',
    enforce: true,
  },
};

/**
 * The host's files: what it shares with every remote is wanted on every page, while each part of Base UI is fetched when it is first opened.
 */
export const HOST_CHUNKS: SplitChunks = { cacheGroups: { ...texts((locale) => locale), ...LIBRARIES } };

/** Without federation the texts stay with the lazy parts they belong to. */
export const UNFEDERATED_CHUNKS: SplitChunks = { cacheGroups: LIBRARIES };

/** A remote's files: its own copies of what the host shares are hardly ever fetched, so they are few, and the table of hashes short. */
export const REMOTE_CHUNKS: SplitChunks = {
  cacheGroups: {
    ...texts((locale) => (locale === FIRST_TEXTS ? EXPOSED_CHUNK : locale)),
    react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', enforce: true },
    baseUi: { test: /[\\/]node_modules[\\/](@base-ui|@floating-ui)[\\/]/, name: 'base-ui', enforce: true },
    zod: { test: /[\\/]node_modules[\\/]zod[\\/]|[\\/]doors[\\/]zod\.ts/, name: 'zod', enforce: true },
  },
};
