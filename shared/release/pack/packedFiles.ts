import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { WORKSPACE_DIR } from '@site/build/workspace';
import type { PackedPackage } from './packedPackages';

/** The folder of the packed packages; paths in this file are relative to it. */
const SHARED_DIR = join(WORKSPACE_DIR, 'shared');

/** Files that are started by path, so no import refers to them. */
const STARTED = [
  'release/site.mjs',
  'release/site.ts',
  'release/buildPackage.ts',
  'release/devPackage.ts',
  'release/release.ts',
  'release/typecheck.ts',
  'testing/src/jest/preset.mjs',
  'testing/src/jest/ariaQuery.ts',
  'testing/src/jest/BrowserEnvironment.ts',
  'testing/src/jest/cssModule.ts',
  'testing/src/jest/extendExpect.ts',
  'testing/src/jest/fillJsdom.ts',
  'testing/src/jest/textFile.cjs',
  'testing/src/jest/withoutOwnerStacks.ts',
] as const;

/** Files that are read by their path. */
const READ = [
  /^build\/(?:tsconfig\.remote\.json|computedModule\.cjs|devtools-hook\.js|page\.html)$/,
  /^src\/contract\/published\/.+\.txt$/,
  /^(?:src|testing\/src\/standalone)\/.+\.(?:css|svg)$/,
  /^src\/.+\/locales\/.+\.json$/,
];

/** Files for this repository only: tables of results, and tests of its own wire format. */
const PRIVATE = /\.test\.tsx?$|^testing\/src\/(vectors|declaredCalls|wireSamples)\b/;

/** Returns the sources of all entry points, and the declarations of stylesheets and drawings. */
function doorSources(packages: readonly PackedPackage[]): readonly string[] {
  const sources = packages.flatMap(({ folder, doors }) =>
    Object.values(doors).map((source) => relative(SHARED_DIR, join(WORKSPACE_DIR, folder, source))),
  );
  const compiled = sources.filter((path) => /\.tsx?$/.test(path)).flatMap(expand);
  return [...compiled.filter((path) => !PRIVATE.test(path)), 'build/css.d.ts', 'build/svg.d.ts'];
}

/**
 * Returns all files of the packages except declarations: files that the compiler reaches from entry points and tools,
 * and files that are read by path.
 */
export function packedFiles(packages: readonly PackedPackage[]): readonly string[] {
  const entries = [...doorSources(packages), ...STARTED.filter((path) => path.endsWith('.ts'))];
  const reached = compile(entries, ['--listFilesOnly'])
    .split('\n')
    .map((file) => relative(SHARED_DIR, file))
    .filter((path) => path !== '' && !path.startsWith('..') && !path.includes('node_modules/'));
  const read = listFiles('').filter((path) => READ.some((pattern) => pattern.test(path)));
  return [...new Set([...reached, ...read, ...STARTED])].sort();
}

/** Writes the declarations of the entry points. Throws with the compiler's message when that fails. */
export function writeDeclarations(packages: readonly PackedPackage[], outDir: string): void {
  compile(doorSources(packages), ['--outDir', outDir]);
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
