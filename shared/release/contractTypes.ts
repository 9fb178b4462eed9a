import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { FIRST_MODULES } from '@site/build/sharing';
import { BUILD_DIR, installedDir } from '@site/build/workspace';

const require = createRequire(import.meta.url);

const SHARED_SOURCES = join(installedDir('@site/shared'), 'src');
const CONTRACT_DIR = join(SHARED_SOURCES, 'contract');
const PUBLISHED_DIR = join(CONTRACT_DIR, 'published');

/** Files whose exports are public: those of the contract, and the modules that the host provides to remotes. */
const PUBLIC_FILES = [join(CONTRACT_DIR, 'index.ts'), ...FIRST_MODULES.map((name) => require.resolve(name))];

/** Required version bump for a change of the types. */
export type Bump = 'none' | 'minor' | 'major';

/**
 * Returns the public types as one text: the declarations of all files with public exports, without comments, in
 * alphabetical order of the files. The version number is left out.
 */
export function describeContract(): string {
  const files = [...emitDeclarations()].filter(([file]) => isPublic(file)).sort(([a], [b]) => a.localeCompare(b));
  return files.map(([file, text]) => `// ${file}\n${withoutImports(text)}`).join('\n');
}

/**
 * Returns the required bump: none when the texts are equal, a minor when lines were only added, a major otherwise. It
 * compares lines, so it errs on the strict side: a union that gained a member counts as changed.
 */
export function requiredBump(before: string, after: string): Bump {
  if (before === after) return 'none';
  const lines = after.split('\n');
  let from = 0;
  for (const line of before.split('\n')) {
    const found = lines.indexOf(line, from);
    if (found < 0) return 'major';
    from = found + 1;
  }
  return 'minor';
}

export function actualBump(before: string, after: string): Bump {
  const [[majorBefore, minorBefore], [majorAfter, minorAfter]] = [partsOf(before), partsOf(after)];
  if (majorBefore !== majorAfter) return 'major';
  return minorBefore === minorAfter ? 'none' : 'minor';
}

/** Types of a version of the contract as they were published. */
export interface PublishedContract {
  readonly version: string;
  readonly types: string;
}

/** Reads every published version, oldest first. */
export function readPublishedContracts(): readonly PublishedContract[] {
  if (!existsSync(PUBLISHED_DIR)) return [];
  return readdirSync(PUBLISHED_DIR)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({ version: basename(file, '.txt'), types: readFileSync(join(PUBLISHED_DIR, file), 'utf8') }))
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
}

/**
 * Publishes the types of a version. Throws when it was published with others, because remotes were built against them.
 *
 * @returns false when it was published before with the same types
 */
export function publishContract(version: string): boolean {
  const types = describeContract();
  const published = readPublishedContracts().find((contract) => contract.version === version);
  if (published && published.types !== types) throw new Error(`contract ${version} is published with other types: raise CONTRACT_VERSION`);
  mkdirSync(PUBLISHED_DIR, { recursive: true });
  writeFileSync(join(PUBLISHED_DIR, `${version}.txt`), types);
  return published === undefined;
}

function emitDeclarations(): ReadonlyMap<string, string> {
  const configuration = ts.getParsedCommandLineOfConfigFile(
    join(BUILD_DIR, 'tsconfig.remote.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const program = ts.createProgram({
    rootNames: [...PUBLIC_FILES, join(BUILD_DIR, 'css.d.ts')],
    options: {
      ...configuration?.options,
      types: [],
      noEmit: false,
      stableTypeOrdering: true,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
    },
  });
  const checker = program.getTypeChecker();
  const modules = PUBLIC_FILES.map((file) => program.getSourceFile(file)).filter((file) => file !== undefined);
  const exporting = new Set(
    modules
      .map((module) => checker.getSymbolAtLocation(module))
      .flatMap((symbol) => (symbol ? checker.getExportsOfModule(symbol) : []))
      .map((exported) => (exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported))
      .flatMap((exported) => exported.declarations ?? [])
      .map((declaration) => nameOf(declaration.getSourceFile().fileName)),
  );
  const texts = new Map<string, string>();
  program.emit(undefined, (file, text) => texts.set(nameOf(file), text), undefined, true);
  return new Map([...texts].filter(([file]) => exporting.has(file)));
}

/** Returns a name such as `contract/http`. */
function nameOf(file: string): string {
  return file.replace(`${SHARED_SOURCES}/`, '').replace(/(\.d)?\.tsx?$/, '');
}

function isPublic(file: string): boolean {
  return file !== 'contract/version' && file !== 'contract/index';
}

function withoutImports(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('import ') && line !== 'export {};')
    .join('\n');
}

function partsOf(version: string): readonly string[] {
  return version.split('.');
}
