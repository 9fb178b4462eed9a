import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const PAGE = path.join(ROOT, 'host/docs/environment.md');

/** Variables that the system, Node and the bundler define. */
const FOREIGN = ['PATH', 'NODE_ENV', 'NODE_OPTIONS', 'TZ'];

const FILES = ['host', 'shared', 'e2e', ...readdirSync(ROOT).filter((name) => name.startsWith('remote-'))].flatMap((name) =>
  sourcesIn(name),
);

it('the page of variables names each that the code reads, and no other', () => {
  const read = new Set(FILES.flatMap((file) => variablesOf(readFileSync(file, 'utf8'))));
  const described = [...readFileSync(PAGE, 'utf8').matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name);

  expect([...read].filter((name) => !FOREIGN.includes(name)).sort()).toEqual(described.sort());
});

it('documents install the version of pnpm that package.json names', () => {
  const { packageManager } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { readonly packageManager: string };
  const folder = path.join(ROOT, 'host/docs');
  const documents = ['README.md', ...readdirSync(folder).map((name) => path.join('host/docs', name))].filter((name) =>
    name.endsWith('.md'),
  );
  const named = documents.flatMap((name) => readFileSync(path.join(ROOT, name), 'utf8').match(/pnpm@\d[\d.]*\d/g) ?? []);

  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set([packageManager]));
});

it.each([
  ["process.env['SITE_PORT'] ?? 4100", ['SITE_PORT']],
  ["const RUN = 'SUITE_PORT';\nprocess.env[RUN]", ['SUITE_PORT']],
  ['const { SANDBOX_PORT: own, SITE_PORT } = process.env;', ['SANDBOX_PORT', 'SITE_PORT']],
  ['const { SITE_PORT: _, ...rest } = process.env;', []],
  ['process.env.NODE_ENV', ['NODE_ENV']],
])('%s is a read of a variable where the code uses it', (source, names) => {
  expect(variablesOf(source)).toEqual(names);
});

function variablesOf(source: string): readonly string[] {
  const direct = [...source.matchAll(/process\.env(?:\['([A-Z_]+)'\]|\.([A-Z_]+))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const named = [...source.matchAll(/process\.env\[([A-Z_]+)\]/g)].map(
    ([text, constant = '']) => new RegExp(`const ${constant} = '([A-Z_]+)'`).exec(source)?.[1] ?? text,
  );
  const taken = [...source.matchAll(/\{([^{}]*)\} = process\.env\b/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  // `NAME: _` only excludes a variable from the rest.
  const used = taken.filter((name) => /^[A-Z]/.test(name) && !/: _+$/.test(name)).map((name) => name.split(':')[0] ?? name);
  return [...direct, ...named, ...used];
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : sourcesIn(name);
    return /\.(ts|tsx|mjs|cjs|js)$/.test(entry.name) && name !== 'e2e/acceptance/environment.test.ts' ? [path.join(ROOT, name)] : [];
  });
}
