import type { Configuration, Module } from 'webpack';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../src/i18n/locale';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;
type Groups = NonNullable<SplitChunks['cacheGroups']>;

/** The host's chunk with the texts that are loaded on every page: zh-CN is the fallback for what zh-TW lacks. */
export const FIRST_TEXTS = DEFAULT_LOCALE;

/** A remote's chunk with the exposed module and the same texts, which are wanted together. */
export const EXPOSED_CHUNK = 'remote';

/** One file for all texts of a language: a package's own and those of the rooms of `shared` it uses are wanted together. */
function texts(nameOf: (locale: Locale) => string): Groups {
  return Object.fromEntries(LOCALES.map((locale) => [locale, { test: isFileOf(locale), name: nameOf(locale), enforce: true }]));
}

/** A section of the texts has a query: it stays with the view that shows it. */
function isFileOf(locale: Locale): (module: Module) => boolean {
  const file = new RegExp(`[\\\\/]locales[\\\\/]${locale}\\.json$`);
  return (module) => 'resource' in module && file.test(String(module.resource));
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

/** The views that a page shows together, which a remote's table of contents names so (`webpackChunkName`): they come as one. */
const TOGETHER = 'home';

/**
 * A remote's files: few, and the table of hashes short. Two views share a file where it is worth its request and its hash, and have copies of smaller
 * parts; what the views of home share with others is one file. Its own copies of what the host shares are hardly ever fetched.
 */
export const REMOTE_CHUNKS: SplitChunks = {
  minSize: 40_000,
  cacheGroups: {
    ...texts((locale) => (locale === FIRST_TEXTS ? EXPOSED_CHUNK : locale)),
    react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', enforce: true },
    baseUi: { test: /[\\/]node_modules[\\/](@base-ui|@floating-ui)[\\/]/, name: 'base-ui', enforce: true },
    zod: { test: /[\\/]node_modules[\\/]zod[\\/]|[\\/]doors[\\/]zod\.ts/, name: 'zod', enforce: true },
    defaultVendors: false,
    together: {
      test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === TOGETHER),
      name: `${TOGETHER}-common`,
      minChunks: 2,
    },
  },
};
