import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { readPublishedContracts, type PublishedContract } from './contractTypes';
import { SHARED_DIR, WORKSPACE_DIR } from '../webpack/workspace';
import { readSitePackage } from './sitePackage';

/** How many places a refusal names. */
const NAMED_FAULTS = 5;

const parsedFiles = new Map<string, ts.SourceFile>();

const SHARED_SOURCES = join(SHARED_DIR, 'src');

/** A place where a package uses what the contract it names does not have. */
interface ContractFault {
  /** Such as `remote-wallet/src/remote.ts:12`. */
  readonly at: string;
  /** The compiler's words. */
  readonly message: string;
}

/**
 * Describes the faults of each package that uses more than the least contract of its range. Packages of one range are compiled together, so that the
 * sources of `shared` are checked once for all of them; only where that finds a fault is each package compiled alone.
 */
export function describeFaultsOf(packageDirs: readonly string[], published = readPublishedContracts()): readonly string[] {
  const ranges = [...new Set(packageDirs.map((dir) => readSitePackage(dir).requires))];
  return ranges.flatMap((requires) => {
    const dirs = packageDirs.filter((dir) => readSitePackage(dir).requires === requires);
    if (requires === undefined) return [];
    const least = findPublished(requires, published);
    if (least !== undefined && findFaults(dirs, least).length === 0) return [];
    return dirs.flatMap((dir) => describeContractFaults(dir, requires, published) ?? []);
  });
}

/**
 * Returns what packages use beyond a published version of the contract, in their own sources and in those of `shared` that they are built of. The types of
 * that version stand in for the present ones, and the compiler is asked.
 */
function findFaults(packageDirs: readonly string[], { types }: PublishedContract): readonly ContractFault[] {
  const program = createProgramWith(packageDirs, sectionsOf(types));
  return program
    .getSourceFiles()
    .filter(({ fileName }) => packageDirs.some((dir) => isChecked(fileName, dir)))
    .flatMap((file) => program.getSemanticDiagnostics(file).map(toFault));
}

/**
 * What a package uses beyond the least contract of its range, and which range it needs, in words; undefined where it keeps to it. A host that offers only
 * the least would load the package, which would break there.
 */
export function describeContractFaults(
  packageDir: string,
  requires: string | undefined,
  published = readPublishedContracts(),
): string | undefined {
  if (requires === undefined) return undefined;
  const { name } = readSitePackage(packageDir);
  const least = findPublished(requires, published);
  if (least === undefined) return describeUnknownContract(name, requires, published);
  const faults = findFaults([packageDir], least);
  if (faults.length === 0) return undefined;
  const fitting = published.find((contract) => findFaults([packageDir], contract).length === 0)?.version;
  const advice =
    fitting === undefined ? 'publish the contract first: no published one has all of it' : `raise site.requires to ^${fitting}`;
  const more = faults.length > NAMED_FAULTS ? [`… and ${String(faults.length - NAMED_FAULTS)} more`] : [];
  return [
    `${name} requires the contract ${requires} and uses what ${least.version} does not have; ${advice}:`,
    ...faults.slice(0, NAMED_FAULTS).map(({ at, message }) => `${at} ${message}`),
    ...more,
  ].join('\n  ');
}

/** Describes that a package requires a contract which was never published; undefined where it was, or none is required. */
export function describeUnknownContract(
  packageName: string,
  requires: string | undefined,
  published = readPublishedContracts(),
): string | undefined {
  if (requires === undefined || findPublished(requires, published) !== undefined) return undefined;
  const versions = published.map(({ version }) => version).join(', ');
  return `${packageName} requires the contract ${requires}, which was never published; published: ${versions}`;
}

/** Returns the least version that a range such as `^1.2.0` asks for. */
function findPublished(range: string, published: readonly PublishedContract[]): PublishedContract | undefined {
  return published.find(({ version }) => `^${version}` === range);
}

/** Declarations by file, such as `contract/services`. */
function sectionsOf(types: string): ReadonlyMap<string, string> {
  return new Map(
    types
      .split(/^\/\/ (?=(?:contract|wire)\/)/m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section.slice(section.indexOf('\n') + 1)]),
  );
}

/** All packages are compiled with the options of the first: the presets have one set of options. */
function createProgramWith(packageDirs: readonly string[], sections: ReadonlyMap<string, string>): ts.Program {
  const [first = ''] = packageDirs;
  const configuration = ts.getParsedCommandLineOfConfigFile(
    join(first, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (configuration === undefined) throw new Error(`${first} has no tsconfig.json that can be read`);
  const host = ts.createCompilerHost(configuration.options);
  return ts.createProgram({
    rootNames: [
      ...packageDirs.map((dir) => join(dir, 'src', 'remote.ts')),
      ...['css.d.ts', 'svg.d.ts'].map((file) => join(SHARED_SOURCES, 'ui', file)),
    ],
    // As a package, shared offers declarations too.
    options: { ...configuration.options, types: ['node'], customConditions: ['source'] },
    host: {
      ...host,
      readFile: (file) => standIn(file, sections) ?? host.readFile(file),
      getSourceFile: (file, language, onError, isForced) => {
        const text = standIn(file, sections);
        if (text !== undefined) return ts.createSourceFile(file, text, language, true);
        // Every version is asked with the same sources.
        const parsed = parsedFiles.get(file) ?? host.getSourceFile(file, language, onError, isForced);
        if (parsed !== undefined) parsedFiles.set(file, parsed);
        return parsed;
      },
    },
  });
}

/** The published declarations with the imports of the present file: the published text has none. */
function standIn(file: string, sections: ReadonlyMap<string, string>): string | undefined {
  const declarations = sections.get(relative(SHARED_SOURCES, file).replace(/\.tsx?$/, ''));
  if (declarations === undefined) return undefined;
  const present = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const imports = present.statements.filter(ts.isImportDeclaration).map((statement) => statement.getText(present));
  return [...imports, declarations, 'export {};'].join('\n');
}

/** The contract's own files may refer to what the version does not have. */
function isChecked(file: string, packageDir: string): boolean {
  const inShared = relative(SHARED_SOURCES, file);
  if (inShared.startsWith('..')) return !file.includes('/node_modules/') && !relative(packageDir, file).startsWith('..');
  return !inShared.startsWith('contract/') && !inShared.startsWith('wire/');
}

function toFault({ file, start = 0, messageText }: ts.Diagnostic): ContractFault {
  const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1;
  return {
    at: `${relative(WORKSPACE_DIR, file?.fileName ?? '')}:${String(line)}`,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  };
}
