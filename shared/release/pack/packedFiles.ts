import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { SHARED_DIR, WORKSPACE_DIR } from '../../webpack/workspace';

/** Files that are started by path, so no import refers to them. */
const STARTED = [
  'release/site.mjs',
  'release/site.ts',
  'release/buildPackage.ts',
  'release/devPackage.ts',
  'release/release.ts',
  'release/typecheck.ts',
  'src/testing/jest/preset.mjs',
  'src/testing/jest/ariaQuery.ts',
  'src/testing/jest/BrowserEnvironment.ts',
  'src/testing/jest/cssModule.ts',
  'src/testing/jest/extendExpect.ts',
  'src/testing/jest/fillJsdom.ts',
  'src/testing/jest/textFile.cjs',
  'src/testing/jest/withoutOwnerStacks.ts',
] as const;

/** Files that are read by path. */
const READ = [
  /^tsconfig\.remote\.json$/,
  /^src\/contract\/published\/.+\.txt$/,
  /^src\/(?!testing\/).+\.(?:css|svg)$/,
  /^(?:webpack\/(?:computedModule\.cjs|devtools-hook\.js)|release\/page\.html)$/,
];

/** Files for this repository only: its tables of results, and the tests of its own wire format. */
const PRIVATE = /\.test\.tsx?$|^src\/testing\/(vectors|declaredCalls|wireSamples)\b/;

/** Returns every source of an entry point, as paths in `shared`. */
export function doorSources(doors: Readonly<Record<string, string>>): readonly string[] {
  const sources = Object.values(doors).filter((path) => /\.tsx?$/.test(path));
  return [...sources.flatMap(expand).filter((path) => !PRIVATE.test(path)), 'src/ui/css.d.ts', 'src/ui/svg.d.ts'];
}

/**
 * Returns all files of the package except its declarations, as paths in `shared`: those that the compiler reaches from
 * the entry points and the tool, and those that are read by path.
 */
export function packedFiles(doors: Readonly<Record<string, string>>): readonly string[] {
  const entries = [...doorSources(doors), ...STARTED.filter((path) => path.endsWith('.ts'))];
  const reached = compile(entries, ['--listFilesOnly'])
    .split('\n')
    .map((file) => relative(SHARED_DIR, file))
    .filter((path) => path !== '' && !path.startsWith('..') && !path.includes('node_modules/'));
  const read = listFiles('').filter((path) => READ.some((pattern) => pattern.test(path)));
  return [...new Set([...reached, ...read, ...STARTED])].sort();
}

/** Writes the declarations of the entry points. Throws with the compiler's message when that fails. */
export function writeDeclarations(doors: Readonly<Record<string, string>>, outDir: string): void {
  compile(doorSources(doors), ['--outDir', outDir]);
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.d.ts'))) {
    const text = readFileSync(join(outDir, file), 'utf8');
    // Remove imports of stylesheets, which have no types and exist only beside the sources.
    writeFileSync(join(outDir, file), text.replaceAll(/^import '[^']+\.css';\n/gm, ''));
  }
}

/** Runs the native compiler on sources of `shared` with the options of this repository, and emits only declarations. */
function compile(sources: readonly string[], options: readonly string[]): string {
  const program = join(WORKSPACE_DIR, '.types', `tsconfig.pack.${String(process.pid)}.json`);
  const compilerOptions = {
    allowJs: true,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: SHARED_DIR,
    rootDirs: [WORKSPACE_DIR, join(WORKSPACE_DIR, '.types')],
  };
  const files = sources.map((path) => join(SHARED_DIR, path));
  writeFileSync(program, JSON.stringify({ extends: join(WORKSPACE_DIR, 'tsconfig.base.json'), compilerOptions, files, include: [] }));
  const home = dirname(createRequire(import.meta.url).resolve('typescript-native/package.json'));
  const { status, stdout } = spawnSync(process.execPath, [join(home, 'bin', 'tsc'), '-p', program, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  rmSync(program);
  if (status !== 0) throw new Error(`shared does not compile:\n${stdout}`);
  return stdout;
}

/** Expands an entry point such as `./src/wire/*.ts` to all matching sources. */
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
