import type { Chunk, ChunkGraph, Configuration, Module, ModuleGraph } from 'webpack';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../src/i18n/locale';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;
type Groups = NonNullable<SplitChunks['cacheGroups']>;

/** The texts that are loaded on every page: zh-CN is the fallback for what zh-TW lacks. */
const FIRST_TEXTS = DEFAULT_LOCALE;

/** The host's entry: the compiler's runtime and what each page needs of ours, those texts among it. */
export const HOST_ENTRY = 'main';

/** A remote's chunk with the exposed module and its first texts, which are wanted together. */
export const EXPOSED_CHUNK = 'remote';

/** One file for all texts of a language: a package's own and those of the rooms of `shared` it uses are wanted together. */
function texts(nameOf: (locale: Locale) => string, areAmong: (module: Module, graphs: Graphs) => boolean): Groups {
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      {
        test: (module: Module, graphs: Graphs) => isFileOf(locale, module) && areAmong(module, graphs),
        name: nameOf(locale),
        enforce: true,
        priority: 3,
      },
    ]),
  );
}

/** A section of the texts has a query: it stays with the view that shows it. */
function isFileOf(locale: Locale, module: Module): boolean {
  return 'resource' in module && new RegExp(`[\\\\/]locales[\\\\/]${locale}\\.json$`).test(String(module.resource));
}

const SHARED_LIBRARIES =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|single-spa-react|zod)[\\/]/;

/** Libraries that every page needs whole: one file. */
const LIBRARIES = { name: 'shared', enforce: true, priority: 2 };

interface Graphs {
  readonly chunkGraph: ChunkGraph;
  readonly moduleGraph: ModuleGraph;
}

/**
 * The host's files: libraries, which change seldom; what each page needs of ours; the rest as it is asked for. What the first screen needs and a part
 * opened later too is in the entry, and on the page when the part is opened.
 */
export const HOST_CHUNKS: SplitChunks = {
  cacheGroups: {
    ...texts((locale) => locale, isLoadedAlone),
    libraries: {
      ...LIBRARIES,
      chunks: 'all',
      test: (module: Module, graphs: Graphs) =>
        SHARED_LIBRARIES.test(pathOf(module)) || (isLibrary(module) && isOfFirstScreen(module, graphs)),
    },
    // In place of the group of the first texts.
    [FIRST_TEXTS]: {
      test: (module: Module, graphs: Graphs) => isFileOf(FIRST_TEXTS, module) && isLoadedAlone(module, graphs),
      chunks: 'all',
      name: HOST_ENTRY,
      enforce: true,
      priority: 1,
    },
  },
};

/** By a language. A part that imports its few texts in both languages brings them with it, and not those of all others. */
function isLoadedAlone(module: Module, { moduleGraph }: Graphs): boolean {
  return [...moduleGraph.getIncomingConnections(module)].every(({ dependency }) => dependency?.type === 'import()');
}

function isOfFirstScreen(module: Module, { chunkGraph }: Graphs): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === HOST_ENTRY);
}

function isLibrary(module: Module): boolean {
  return /[\\/]node_modules[\\/]/.test(pathOf(module));
}

function pathOf(module: Module): string {
  return module.nameForCondition() ?? '';
}

/** The views that a page shows together, which a remote's table of contents names so (`webpackChunkName`): they come as one. */
const TOGETHER = 'home';

/** Files of lazy parts: a part of fewer bytes is copied into each that needs it, which costs less than its request. */
const LEAST_SHARED_BYTES = 40_000;

/** What the views of home share with others is one file. */
const OF_HOME: Groups = {
  together: {
    test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === TOGETHER),
    name: `${TOGETHER}-common`,
    minChunks: 2,
  },
};

/** The same rules for the one bundle, where the texts stay with the lazy parts they belong to. */
export const UNFEDERATED_CHUNKS: SplitChunks = {
  minSize: LEAST_SHARED_BYTES,
  cacheGroups: { libraries: { ...LIBRARIES, test: SHARED_LIBRARIES }, defaultVendors: false, ...OF_HOME },
};

/** The types of the modules by which the federation loads a remote's own copy of a shared module. */
const OF_OWN_COPIES: readonly (string | undefined)[] = ['consume-shared-module', 'provide-module'];

/** Whether a file is loaded only where the host offers no fitting version of a shared module. */
function isOwnCopy(chunk: Chunk): boolean {
  return [...chunk.groupsIterable].every(({ origins }) => origins.every(({ module }) => OF_OWN_COPIES.includes(module?.type)));
}

/**
 * A remote's files: few, and the table of hashes short. Its own copies of what the host shares are hardly ever fetched.
 */
export const REMOTE_CHUNKS: SplitChunks = {
  minSize: LEAST_SHARED_BYTES,
  cacheGroups: {
    ...texts(
      (locale) => (locale === FIRST_TEXTS ? EXPOSED_CHUNK : locale),
      (module) => !/[\\/]shared[\\/]src[\\/]i18n[\\/]/.test(pathOf(module)),
    ),
    react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', enforce: true },
    baseUi: { test: /[\\/]node_modules[\\/](@base-ui|@floating-ui)[\\/]/, name: 'base-ui', enforce: true },
    zod: { test: /[\\/]node_modules[\\/]zod[\\/]/, name: 'zod', enforce: true },
    i18next: { test: /[\\/]node_modules[\\/]i18next[\\/]/, name: 'i18next', enforce: true },
    ownCopies: { chunks: isOwnCopy, name: 'own-copies', enforce: true, priority: -1 },
    defaultVendors: false,
    ...OF_HOME,
  },
};
