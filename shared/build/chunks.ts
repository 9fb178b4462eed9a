import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;
type Groups = NonNullable<SplitChunks['cacheGroups']>;

/** Entry of the host: the compiler's runtime and our modules that each page needs. */
export const HOST_ENTRY = 'main';

/** Chunk of a remote with the exposed module. */
export const EXPOSED_CHUNK = 'remote';

const SHARED_LIBRARIES =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|single-spa-react|zod)[\\/]/;

/** Libraries that every page needs completely, in one file. */
const LIBRARIES = { name: 'shared', enforce: true, priority: 2 };

interface Graphs {
  readonly chunkGraph: ChunkGraph;
}

/**
 * Files of the host: libraries, which change seldom; our modules that each page needs; the rest on demand. Modules that
 * both the first screen and a later part need are in the entry, so they are loaded when the part is opened.
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

/** Views that a page shows together, in one chunk. A remote's table of contents gives them this `webpackChunkName`. */
const TOGETHER = 'home';

/**
 * Minimum size of a shared file of lazy parts. Smaller modules are copied into each part, which costs less than a
 * request.
 */
const LEAST_SHARED_BYTES = 40_000;

/** Modules that the views of home share with others form one file. */
const OF_HOME: Groups = {
  together: {
    test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === TOGETHER),
    name: `${TOGETHER}-common`,
    minChunks: 2,
  },
};

/** Equivalent rules for the one bundle. */
export const UNFEDERATED_CHUNKS: SplitChunks = {
  minSize: LEAST_SHARED_BYTES,
  cacheGroups: { libraries: { ...LIBRARIES, test: SHARED_LIBRARIES }, defaultVendors: false, ...OF_HOME },
};

/** Types of the modules with which the federation loads a remote's own copy of a shared module. */
const OF_OWN_COPIES: readonly (string | undefined)[] = ['consume-shared-module', 'provide-module'];

/** Returns true when a file is loaded only if the host provides no compatible version of a shared module. */
function isOwnCopy(chunk: Chunk): boolean {
  return [...chunk.groupsIterable].every(({ origins }) => origins.every(({ module }) => OF_OWN_COPIES.includes(module?.type)));
}

/**
 * Returns true when a file belongs to a view. An own copy that needed such a file would wait for itself, because views
 * wait for shared modules.
 */
function isOfView(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && !isOwnCopy(chunk);
}

/** Rule that puts a library into a separate file, which both views and own copies load. */
const LIBRARY_FILE = { chunks: 'async', enforce: true } as const;

/**
 * Files of a remote: few, so the table of hashes is short. Its own copies of modules that the host shares are rarely
 * loaded.
 */
export const REMOTE_CHUNKS: SplitChunks = {
  chunks: isOfView,
  minSize: LEAST_SHARED_BYTES,
  cacheGroups: {
    react: { ...LIBRARY_FILE, test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react' },
    baseUi: { ...LIBRARY_FILE, test: /[\\/]node_modules[\\/](@base-ui|@floating-ui)[\\/]/, name: 'base-ui' },
    zod: { ...LIBRARY_FILE, test: /[\\/]node_modules[\\/]zod[\\/]/, name: 'zod' },
    i18next: { ...LIBRARY_FILE, test: /[\\/]node_modules[\\/]i18next[\\/]/, name: 'i18next' },
    // A module without a path represents a shared one: in this file, the copies would wait for each other.
    ownCopies: { test: (module: Module) => pathOf(module) !== '', chunks: isOwnCopy, name: 'own-copies', enforce: true, priority: -1 },
    defaultVendors: false,
    ...OF_HOME,
  },
};
