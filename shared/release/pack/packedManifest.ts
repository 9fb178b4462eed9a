/** Fields of a `package.json` of `shared` that change when it is packed. */
export interface PackedSource {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
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

/** The host, operations and the suites of this repository import its modules; a team uses its tool `site`. */
const WITHOUT_DOORS = '@site/release';

/** Fields that only this repository can use. */
const PRIVATE_FIELDS: readonly string[] = ['private', 'scripts', 'devDependencies'];

/**
 * Returns the `package.json` of a package, without addresses of this workspace and with declarations for each entry
 * point.
 */
export function packedManifest(manifest: PackedSource, { version, catalog }: PackedFacts): Readonly<Record<string, unknown>> {
  const { exports, dependencies = {}, peerDependencies = {}, ...rest } = manifest;
  const kept = Object.entries(rest).filter(([field]) => !PRIVATE_FIELDS.includes(field));
  return {
    ...Object.fromEntries(kept),
    version,
    engines: { node: '>=20.19' },
    exports: { ...typedDoors(publicDoors(manifest.name, exports)), './package.json': './package.json' },
    dependencies: resolveAll(dependencies, { version, catalog }),
    peerDependencies: resolveAll(peerDependencies, { version, catalog }),
  };
}

/** Returns the public entry points of a package as they are in this repository. */
export function publicDoors(packageName: string, exports: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return packageName === WITHOUT_DOORS ? {} : exports;
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

function resolveAll(ranges: Readonly<Record<string, string>>, facts: PackedFacts): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, resolve(name, range, facts)]));
}

/**
 * Returns the version of a dependency. Packages of one commit require each other's exact version. Throws if the catalog
 * has no version, because the package could not be installed elsewhere.
 */
function resolve(name: string, range: string, { version, catalog }: PackedFacts): string {
  if (range.startsWith('workspace:')) return version;
  if (range !== 'catalog:') return range;
  const known = catalog[name];
  if (known === undefined) throw new Error(`pnpm-workspace.yaml has no ${name} in its catalog`);
  return known;
}
