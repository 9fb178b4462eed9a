import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** A file URL encodes spaces and characters beyond ASCII, so the URL without its scheme is not a path. */
const CUT = /\.replace\(['"]file:\/\/|new URL\([^)]*import\.meta\.(url|resolve)[^;]*\)\.pathname/;

it('a checkout may lie in a folder with a space: no source makes a path of a file URL by hand', () => {
  const packages = ['host', 'shared', 'e2e', ...readdirSync(ROOT).filter((name) => name.startsWith('remote-'))];
  const faulty = packages.flatMap(sourcesIn).filter((file) => CUT.test(readFileSync(path.join(ROOT, file), 'utf8')));

  expect(faulty).toEqual([]);
});

it.each(["import.meta.resolve('css-loader').replace('file://', '')", 'new URL(import.meta.url).pathname'])(
  '%s is such a path',
  (source) => {
    expect(source).toMatch(CUT);
  },
);

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : sourcesIn(name);
    return /\.(ts|tsx|mjs|cjs|js)$/.test(entry.name) && name !== 'e2e/acceptance/fileUrls.test.ts' ? [name] : [];
  });
}
