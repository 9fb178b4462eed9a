import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { SHARED_DIR } from '../../webpack/workspace';

/** What is started by its path, so that no import leads to it. */
const STARTED = [
  'release/site.mjs',
  'release/site.ts',
  'release/buildPackage.ts',
  'release/devPackage.ts',
  'src/testing/jest/preset.mjs',
  'src/testing/jest/ariaQuery.ts',
  'src/testing/jest/BrowserEnvironment.ts',
  'src/testing/jest/cssModule.ts',
  'src/testing/jest/extendExpect.ts',
  'src/testing/jest/fillJsdom.ts',
  'src/testing/jest/withoutOwnerStacks.ts',
  'src/ui/css.d.ts',
] as const;

/** What is read by its path. */
const READ = [
  /^tsconfig\.remote\.json$/,
  /^src\/contract\/published\/.+\.txt$/,
  /^src\/(?!testing\/).+\.css$/,
  /^webpack\/(devtools-hook\.js|standalone\.html)$/,
  /^webpack\/doors\/.+$/,
];

/** Of this repository: its tables of results, and what holds its own wire against them. */
const PRIVATE = /\.test\.tsx?$|^src\/testing\/(vectors|declaredCalls|wireSamples)\b/;

/** Every source that a door or the tool begins with, as paths in `shared`. */
export function entriesOf(doors: Readonly<Record<string, string>>): readonly string[] {
  const sources = Object.values(doors).filter((path) => /\.tsx?$/.test(path));
  return [...new Set([...sources.flatMap(expand), ...STARTED])].filter((path) => !PRIVATE.test(path));
}

/** All files of the package but its declarations, as paths in `shared`: what the compiler reaches from the entries, and what is read by its path. */
export function packedFiles(program: string): readonly string[] {
  const reached = compiler(program, ['--listFilesOnly'])
    .split('\n')
    .map((file) => relative(SHARED_DIR, file))
    .filter((path) => path !== '' && !path.startsWith('..') && !path.includes('node_modules/'));
  const read = listFiles('').filter((path) => READ.some((pattern) => pattern.test(path)));
  return [...new Set([...reached, ...read, ...STARTED])].sort();
}

/** Runs the native compiler on a `tsconfig.json`. Throws with what it says where it refuses. */
export function compiler(program: string, options: readonly string[]): string {
  const home = dirname(createRequire(import.meta.url).resolve('typescript-native/package.json'));
  const { status, stdout } = spawnSync(process.execPath, [join(home, 'bin', 'tsc'), '-p', program, ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The declarations of shared cannot be written:\n${stdout}`);
  return stdout;
}

/** A door such as `./src/wire/*.ts` leads to every source of that name. */
function expand(source: string): readonly string[] {
  const path = source.replace(/^\.\//, '');
  if (!path.includes('*')) return [path];
  const [before = '', after = ''] = path.split('*');
  return listFiles(dirname(`${before}x`)).filter(
    (file) => file.startsWith(before) && file.endsWith(after) && !file.slice(before.length, -after.length).includes('/'),
  );
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(join(SHARED_DIR, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(SHARED_DIR, join(entry.parentPath, entry.name)))
    .sort();
}
