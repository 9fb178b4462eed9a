import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_IDS } from '@site/release/packages';
import { workspacePackages } from '@site/release/workspacePackages';

const ROOT = path.resolve(__dirname, '../..');

/** The packages below `shared`, with their entry points. */
const SHARED = workspacePackages()
  .filter((folder) => folder.split('/')[0] === 'shared')
  .map((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly exports?: Readonly<Record<string, string>>;
    };
    return { folder, name, doors: exports };
  });

/** Builders, fakes, samples, and the standalone page of a remote. */
const DEVELOPMENT_ONLY = /\/(testing|standalone)\/|\/standalone\.tsx$|\.test\.tsx?$/;

it.each([['host', 'index.ts'] as const, ...WORKSPACE_IDS.map((id) => [`remote-${id}`, 'remote.ts'] as const)])(
  'a build of %s has nothing of its tests, of samples, or of the page of a remote alone',
  (name, entry) => {
    const files = reachedFrom(path.join(ROOT, name, 'src', entry));

    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => DEVELOPMENT_ONLY.test(file))).toEqual([]);
  },
);

it('the page of a remote alone has them: the walk follows such imports', () => {
  const files = reachedFrom(path.join(ROOT, 'remote-wallet/src/standalone.tsx'));

  expect(files).toContain('remote-wallet/src/testing/samples.ts');
  expect(files).toContain('shared/testing/src/standalone/samples.ts');
});

/**
 * Returns the sources that a file imports, directly or indirectly, lazy imports included, types excluded. Paths are
 * relative to the repository.
 */
function reachedFrom(entry: string): readonly string[] {
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...importsOf(file));
  }
  return [...seen].map((file) => path.relative(ROOT, file));
}

function importsOf(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const source = readFileSync(file, 'utf8').replaceAll(/^(import|export) type [^;]*;/gm, '');
  const names = [...source.matchAll(/(?:from|import|import\((?:\s*\/\*.*?\*\/)?)\s*'([^']+)'/g)].map(([, name = '']) => name);
  return names.flatMap((name) => resolveImport(name, path.dirname(file)) ?? []);
}

function resolveImport(name: string, folder: string): string | undefined {
  const base = name.startsWith('.') ? path.resolve(folder, name) : sharedSource(name);
  return (
    base && ['', '.ts', '.tsx', '/index.ts'].map((ending) => `${base}${ending}`).find((file) => existsSync(file) && statSync(file).isFile())
  );
}

function sharedSource(name: string): string | undefined {
  const owner = SHARED.find((each) => name === each.name || name.startsWith(`${each.name}/`));
  if (owner === undefined) return undefined;
  const { folder, doors } = owner;
  const door = `.${name.slice(owner.name.length)}`;
  const patterns = Object.keys(doors).filter((each) => each.endsWith('/*') && door.startsWith(each.slice(0, -1)));
  const pattern = patterns.sort((a, b) => b.length - a.length)[0];
  const target = doors[door] ?? (pattern === undefined ? undefined : doors[pattern]?.replace('*', door.slice(pattern.length - 1)));
  return target && path.join(ROOT, folder, target);
}
