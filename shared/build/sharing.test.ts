import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { FIRST_MODULES, offeredModules, sharedModules } from './sharing';
import { installedDir, WORKSPACE_DIR } from './workspace';

const SOURCES = join(installedDir('@site/shared'), 'src');

/** Files that are imported by the name of the package, and all their dependencies. */
const firstFiles = filesBehind(FIRST_MODULES.map((name) => require.resolve(name)));

describe('the shared modules of a page', () => {
  it('are provided by the host, each in the version that remotes require', () => {
    const offered = offeredModules();
    for (const [name, { requiredVersion }] of Object.entries(sharedModules({ withFirstModules: true }))) {
      expect({ name, requiredVersion: offered[name]?.requiredVersion }).toEqual({ name, requiredVersion });
    }
  });

  it('are bundled with a remote for development if they are of shared', () => {
    const names = Object.keys(sharedModules({ withFirstModules: false }));

    expect(names).toContain('react');
    expect(names.filter((name) => name.startsWith('@site/'))).toEqual([]);
  });

  // A relative import would add a second copy with different contexts.
  it('are imported by the name of the package everywhere', () => {
    const relativeImports = sourcesIn(SOURCES)
      .filter((file) => !firstFiles.has(file))
      .flatMap((file) => requestsIn(file).map((request) => ({ file: relative(SOURCES, file), to: resolve(file, request) })))
      .filter(({ to }) => to !== undefined && firstFiles.has(to))
      .map(({ file, to = '' }) => `${file} imports ${relative(SOURCES, to)}`);

    expect(relativeImports).toEqual([]);
  });

  // Host and remotes run the same copy, so they would share its state.
  it('contain no state', () => {
    const kept = [...firstFiles].flatMap((file) =>
      namesIn([readFileSync(file, 'utf8')], /^(?:export )?(?:(?:let|var) |const (?=[^=\n]*= new (?:Map|Set|WeakMap|WeakSet)\b))(\w+)/gm),
    );

    // Addresses of drawings by content, names by code, and the browser's number format: the same for all users.
    expect(kept.sort()).toEqual(['NAMES', 'format', 'kept']);
  });

  // A name that is missing in the list is `undefined` in a page; an unused one enlarges each page.
  it('expose exactly what pages use of zod', () => {
    const pages = readdirSync(WORKSPACE_DIR)
      .filter((name) => name === 'shared' || name === 'host' || name.startsWith('remote-'))
      .flatMap((name) => sourcesIn(join(WORKSPACE_DIR, name, 'src')))
      .map((file) => readFileSync(file, 'utf8'));
    const used = namesIn(
      pages.filter((text) => /import \* as z from '[^']*\/zod'/.test(text)),
      /\bz\.(?!infer\b)(\w+)/g,
    );
    const [, listed = ''] = /^export \{([^}]*)\}/m.exec(readFileSync(join(SOURCES, 'wire/zod.ts'), 'utf8')) ?? [];

    expect(listed.match(/\w+/g)?.sort()).toEqual([...used].sort());
  });
});

function filesBehind(entries: readonly string[]): ReadonlySet<string> {
  const files = new Set(entries);
  for (const file of files) {
    for (const request of requestsIn(file)) {
      const found = resolve(file, request);
      if (found?.endsWith('.ts') === true || found?.endsWith('.tsx') === true) files.add(found);
    }
  }
  return files;
}

function sourcesIn(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(?:^|[\\/])testing[\\/]|\.d\.ts$/.test(path))
    .map((path) => join(dir, path));
}

/** Returns the requests of imports and exports with runtime code, without type imports. */
function requestsIn(file: string): readonly string[] {
  const pattern = /^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, first, lazy]) => first ?? lazy ?? '');
}

function resolve(from: string, request: string): string | undefined {
  if (!request.startsWith('.')) return undefined;
  const path = join(dirname(from), request);
  return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((file) => /\.\w+$/.test(file) && existsSync(file));
}

/** Returns the first group of every match without duplicates. */
function namesIn(texts: readonly string[], pattern: RegExp): readonly string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))].filter((name) => name !== '');
}
