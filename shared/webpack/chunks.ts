import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;
type Groups = NonNullable<SplitChunks['cacheGroups']>;

/** The host's entry: the compiler's runtime and what each page needs of ours. */
export const HOST_ENTRY = 'main';

/** A remote's chunk with the exposed module. */
export const EXPOSED_CHUNK = 'remote';

const SHARED_LIBRARIES =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|single-spa-react|zod)[\\/]/;

/** Libraries that every page needs whole: one file. */
const LIBRARIES = { name: 'shared', enforce: true, priority: 2 };

interface Graphs {
  readonly chunkGraph: ChunkGraph;
}

/**
 * The host's files: libraries, which change seldom; what each page needs of ours; the rest as it is asked for. What the first screen needs and a part
 * opened later too is in the entry, and on the page when the part is opened.
 */
export const HOST_CHUNKS: SplitChunks = {
  cacheGroups: {
    libraries: {
      ...LIBRARIES,
      chunks: 'all',
      test: (module: Module, graphs: Graphs) =>
        SHARED_LIBRARIES.test(pathOf(module)) || (isLibrary(module) && isOfFirstScreen(module, graphs)),
    },
  },
};

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

/** The same rules for the one bundle. */
export const UNFEDERATED_CHUNKS: SplitChunks = {
  minSize: LEAST_SHARED_BYTES,
  cacheGroups: { libraries: { ...LIBRARIES, test: SHARED_LIBRARIES }, defaultVendors: false, ...OF_HOME },
};

/** The types of the modules by which the federation loads a remote's own copy of a shared module. */
const OF_OWN_COPIES: readonly (string | undefined)[] = ['consume-shared-module', 'provide-module'];

/** Returns whether a file is loaded only where the host offers no fitting version of a shared module. */
function isOwnCopy(chunk: Chunk): boolean {
  return [...chunk.groupsIterable].every(({ origins }) => origins.every(({ module }) => OF_OWN_COPIES.includes(module?.type)));
}

/** Returns whether a file belongs to a view. An own copy that needed such a file would wait for itself, because views wait for shared modules. */
function isOfView(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && !isOwnCopy(chunk);
}

/** Puts a library into a file of its own, which views and own copies both load. */
const LIBRARY_FILE = { chunks: 'async', enforce: true } as const;

/**
 * A remote's files: few, and the table of hashes short. Its own copies of what the host shares are hardly ever fetched.
 */
export const REMOTE_CHUNKS: SplitChunks = {
  chunks: isOfView,
  minSize: LEAST_SHARED_BYTES,
  cacheGroups: {
    react: { ...LIBRARY_FILE, test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react' },
    baseUi: { ...LIBRARY_FILE, test: /[\\/]node_modules[\\/](@base-ui|@floating-ui)[\\/]/, name: 'base-ui' },
    zod: { ...LIBRARY_FILE, test: /[\\/]node_modules[\\/]zod[\\/]/, name: 'zod' },
    i18next: { ...LIBRARY_FILE, test: /[\\/]node_modules[\\/]i18next[\\/]/, name: 'i18next' },
    // A module without a path stands for a shared one: in this file, the copies would wait for each other.
    ownCopies: { test: (module: Module) => pathOf(module) !== '', chunks: isOwnCopy, name: 'own-copies', enforce: true, priority: -1 },
    defaultVendors: false,
    ...OF_HOME,
  },
};
