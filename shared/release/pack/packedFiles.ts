import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { SHARED_DIR, WORKSPACE_DIR } from '../../webpack/workspace';

/** What is started by its path, so that no import leads to it. */
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

/** What is read by its path. */
const READ = [
  /^tsconfig\.remote\.json$/,
  /^src\/contract\/published\/.+\.txt$/,
  /^src\/(?!testing\/).+\.(?:css|svg)$/,
  /^(?:webpack\/(?:computedModule\.cjs|devtools-hook\.js)|release\/page\.html)$/,
];

/** Of this repository: its tables of results, and what holds its own wire against them. */
const PRIVATE = /\.test\.tsx?$|^src\/testing\/(vectors|declaredCalls|wireSamples)\b/;

/** Every source that a door leads to, as paths in `shared`. */
export function doorSources(doors: Readonly<Record<string, string>>): readonly string[] {
  const sources = Object.values(doors).filter((path) => /\.tsx?$/.test(path));
  return [...sources.flatMap(expand).filter((path) => !PRIVATE.test(path)), 'src/ui/css.d.ts', 'src/ui/svg.d.ts'];
}

/** All files of the package but its declarations, as paths in `shared`: what the compiler reaches from the doors and the tool, and what is read by its path. */
export function packedFiles(doors: Readonly<Record<string, string>>): readonly string[] {
  const entries = [...doorSources(doors), ...STARTED.filter((path) => path.endsWith('.ts'))];
  const reached = compile(entries, ['--listFilesOnly'])
    .split('\n')
    .map((file) => relative(SHARED_DIR, file))
    .filter((path) => path !== '' && !path.startsWith('..') && !path.includes('node_modules/'));
  const read = listFiles('').filter((path) => READ.some((pattern) => pattern.test(path)));
  return [...new Set([...reached, ...read, ...STARTED])].sort();
}

/** Writes the declarations of what the doors lead to. Throws with what the compiler says where they cannot be. */
export function writeDeclarations(doors: Readonly<Record<string, string>>, outDir: string): void {
  compile(doorSources(doors), ['--outDir', outDir]);
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.d.ts'))) {
    const text = readFileSync(join(outDir, file), 'utf8');
    // A stylesheet has no type; it is beside the sources only.
    writeFileSync(join(outDir, file), text.replaceAll(/^import '[^']+\.css';\n/gm, ''));
  }
}

/** Runs the native compiler on sources of `shared`, as the sources of this repository are compiled, with declarations as the only result. */
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
