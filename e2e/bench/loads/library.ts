const RUNTIME = 'webpack runtime';

/**
 * Returns the identity of a module in every build: the path within its package, with the package's version. Returns
 * `undefined` for a source of a single package, and for modules that the compiler generates.
 */
export function moduleOf(source: string): string | undefined {
  const path = source.replace(/\?.*$/, '');
  const installed = /node_modules\/\.pnpm\/(.+)$/.exec(path)?.[1];
  if (installed !== undefined) return installed;
  const shared = /\/shared\/(src\/.+)$/.exec(path)?.[1];
  if (shared !== undefined) return `shared/${shared}`;
  return /webpack\/(runtime\/.+|bootstrap)$/.exec(path)?.[0];
}

/** Returns the library of a module: `axios`, `@base-ui/react`, `@site/shared/money`. */
export function libraryOf(module: string): string {
  if (module.startsWith('webpack/')) return RUNTIME;
  const room = /^shared\/src\/([^/.]+)/.exec(module)?.[1];
  if (room !== undefined) return `@site/shared/${room}`;
  return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? module;
}

/**
 * Returns the owner of a source in the files of any package: a library, a folder of `shared`, or its application
 * package.
 */
export function ownerOf(source: string): string {
  const module = moduleOf(source);
  if (module !== undefined) return libraryOf(module);
  const ofAnother = /\/(remote-[\w-]+)\/src\//.exec(source)?.[1];
  if (ofAnother !== undefined) return ofAnother;
  const build = /^webpack:\/\/(host|remote_[a-z]+)_/.exec(source)?.[1];
  return build?.replace('_', '-') ?? 'webpack runtime';
}
