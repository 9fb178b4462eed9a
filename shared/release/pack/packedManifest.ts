/** Fields of the `package.json` of `shared` that the package uses. */
export interface SharedManifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
}

export interface PackedFacts {
  readonly version: string;
  /** Versions of the catalog by package. */
  readonly catalog: Readonly<Record<string, string>>;
}

/**
 * Targets of an import: declarations for TypeScript, and the sources for all others, which the build preset and the
 * tests compile.
 */
interface TypedDoor {
  /** Sources for checking the used contract. */
  readonly source: string;
  readonly types: string;
  readonly default: string;
}

/** Entry points for the host, operations and the suites of this repository only. */
const PRIVATE_DOORS: readonly string[] = ['./release/*', './release/listeners', './release/temporaryFolders', './webpack/integrity'];

/** Fields that only this repository can use. */
const PRIVATE_FIELDS: readonly string[] = ['private', 'scripts', 'devDependencies'];

/**
 * Returns the `package.json` of the package: it contains no path of this workspace, and each entry point has its
 * declarations.
 */
export function packedManifest(manifest: SharedManifest, { version, catalog }: PackedFacts): Readonly<Record<string, unknown>> {
  const { exports, dependencies, peerDependencies, ...rest } = manifest;
  const kept = Object.entries(rest).filter(([field]) => !PRIVATE_FIELDS.includes(field));
  return {
    ...Object.fromEntries(kept),
    version,
    engines: { node: '>=20.19' },
    exports: { ...typedDoors(publicDoors(exports)), './package.json': './package.json' },
    dependencies: resolveAll(dependencies, catalog),
    peerDependencies: resolveAll(peerDependencies, catalog),
  };
}

/** Returns the entry points of the package as they are in this repository. */
export function publicDoors(exports: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(exports).filter(([door]) => !PRIVATE_DOORS.includes(door)));
}

/** Returns the path of a source's declarations, both relative to the package. */
export function declarationOf(source: string): string {
  return source.replace(/^\.\//, './types/').replace(/\.tsx?$/, '.d.ts');
}

function typedDoors(doors: Readonly<Record<string, string>>): Readonly<Record<string, TypedDoor | string>> {
  return Object.fromEntries(
    Object.entries(doors).map(([door, source]) => [
      door,
      /\.tsx?$/.test(source) ? { source, types: declarationOf(source), default: source } : source,
    ]),
  );
}

function resolveAll(ranges: Readonly<Record<string, string>>, catalog: PackedFacts['catalog']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, resolve(name, range, catalog)]));
}

/** Resolves a version. Throws when the catalog does not contain it, because others could not install the package. */
function resolve(name: string, range: string, catalog: PackedFacts['catalog']): string {
  if (range !== 'catalog:') return range;
  const version = catalog[name];
  if (version === undefined) throw new Error(`pnpm-workspace.yaml has no ${name} in its catalog`);
  return version;
}
