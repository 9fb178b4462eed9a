import { load } from 'js-yaml';

interface Importer {
  readonly dependencies?: Readonly<Record<string, { readonly version: string }>>;
  readonly devDependencies?: Importer['dependencies'];
}

interface Snapshot {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What of a `pnpm-lock.yaml` says which code is installed. */
export interface Lockfile {
  readonly importers: Readonly<Record<string, Importer>>;
  readonly packages: Readonly<Record<string, { readonly resolution?: { readonly integrity?: string } }>>;
  readonly snapshots: Readonly<Record<string, Snapshot>>;
}

/** `'name'` and `"@scope/name/`, as in an import or as the name of a loader. */
const QUOTED_PACKAGE = /['"]((?:@[\w.~-]+\/)?[\w.~-]+)(?=['"/])/g;

/** The newest text: a process that builds asks for it for each package. */
let last: { readonly text: string; readonly lockfile: Lockfile } | undefined;

/** Shape: a `pnpm-lock.yaml` of version 9, which pnpm writes. */
export function parseLockfile(text: string): Lockfile {
  if (last?.text !== text) last = { text, lockfile: load(text) as Lockfile };
  return last.lockfile;
}

/**
 * The installed packages that sources of a workspace package name, with all that those depend on: `react@19.3.1 sha512-…`, sorted. What only its
 * tests use, or another package, is not among them.
 *
 * @param importer folder of the workspace package, such as `remote-chat`; none of its own dependencies where the lockfile does not know it
 * @param sources texts in which a package stands in quotes, as in an import or as the name of a loader
 */
export function resolvedDependencies(
  { importers, packages, snapshots }: Lockfile,
  importer: string,
  sources: readonly string[],
): readonly string[] {
  const { dependencies = {}, devDependencies = {} } = importers[importer] ?? {};
  const quoted = new Set(sources.flatMap((text) => [...text.matchAll(QUOTED_PACKAGE)].map(([, name]) => name)));
  const named = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => quoted.has(name));
  const found = new Map<string, string>();
  const visit = (name: string, version: string): void => {
    if (version.startsWith('link:')) return;
    // An alias is resolved to another name.
    const id = snapshots[`${name}@${version}`] === undefined ? version : `${name}@${version}`;
    if (found.has(id)) return;
    found.set(id, packages[id.replace(/\(.*$/, '')]?.resolution?.integrity ?? '');
    const { dependencies: own = {}, optionalDependencies = {} } = snapshots[id] ?? {};
    for (const [each, resolved] of Object.entries({ ...own, ...optionalDependencies })) visit(each, resolved);
  };
  for (const [name, { version }] of named) visit(name, version);
  return [...found].map(([id, integrity]) => `${id} ${integrity}`).sort();
}
