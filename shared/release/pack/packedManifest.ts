/** What of the `package.json` of `shared` goes into the package, and what of `pnpm-workspace.yaml` it needs. */
export interface SharedManifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
}

export interface PackedFacts {
  readonly version: string;
  /** Versions of the catalog, by package. */
  readonly catalog: Readonly<Record<string, string>>;
}

/** Where an import leads: TypeScript to declarations, everything else to the sources, which the one build preset and the tests compile. */
interface TypedDoor {
  /** For the check of what a package uses of the contract, which needs the sources. */
  readonly source: string;
  readonly types: string;
  readonly default: string;
}

/** For the host, operations and the suites of this repository alone. */
const PRIVATE_DOORS: readonly string[] = ['./release/*', './release/listeners', './release/temporaryFolders', './webpack/integrity'];

/** What only this repository can use of a package. */
const PRIVATE_FIELDS: readonly string[] = ['private', 'scripts', 'devDependencies'];

/** The `package.json` of the package: no address of this workspace is left in it, and each door has its declarations. */
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

/** The doors that the package keeps, as they are in this repository. */
export function publicDoors(exports: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(exports).filter(([door]) => !PRIVATE_DOORS.includes(door)));
}

/** Where the declarations of a source are, both relative to the package. */
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

/** Throws where the catalog does not say the version: no one outside could install the package. */
function resolve(name: string, range: string, catalog: PackedFacts['catalog']): string {
  if (range !== 'catalog:') return range;
  const version = catalog[name];
  if (version === undefined) throw new Error(`pnpm-workspace.yaml has no ${name} in its catalog`);
  return version;
}
