import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { readPublishedContracts, type PublishedContract } from './contractTypes';
import { BUILD_DIR, installedDir, WORKSPACE_DIR } from '@site/build/workspace';
import { readSitePackage } from '@site/build/sitePackage';

/** Number of places that a refusal lists. */
const NAMED_FAULTS = 5;

const parsedFiles = new Map<string, ts.SourceFile>();

const SHARED_SOURCES = join(installedDir('@site/shared'), 'src');

/** Place where a package uses something that its contract version does not have. */
interface ContractFault {
  /** Location such as `remote-wallet/src/remote.ts:12`. */
  readonly at: string;
  readonly message: string;
}

/**
 * Describes the faults of each package that uses more than the minimum contract of its range. Packages with the same
 * range are compiled together, so the sources of `shared` are checked once. If that finds a fault, each package is
 * compiled separately.
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
 * Returns uses beyond a published version of the contract in the sources of packages, and in the used sources of
 * `shared`. It compiles them with the types of that version instead of the current ones.
 */
function findFaults(packageDirs: readonly string[], { types }: PublishedContract): readonly ContractFault[] {
  const program = createProgramWith(packageDirs, sectionsOf(types));
  return program
    .getSourceFiles()
    .filter(({ fileName }) => packageDirs.some((dir) => isChecked(fileName, dir)))
    .flatMap((file) => program.getSemanticDiagnostics(file).map(toFault));
}

/**
 * Describes uses beyond the minimum contract of a package's range, and the range that it needs; returns undefined when
 * there are none. A host that offers only the minimum would load the package, which would then fail.
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

/**
 * Describes that a package requires a contract which was never published; returns undefined when it was, or when none
 * is required.
 */
export function describeUnknownContract(
  packageName: string,
  requires: string | undefined,
  published = readPublishedContracts(),
): string | undefined {
  if (requires === undefined || findPublished(requires, published) !== undefined) return undefined;
  const versions = published.map(({ version }) => version).join(', ');
  return `${packageName} requires the contract ${requires}, which was never published; published: ${versions}`;
}

/** Returns the minimum version of a range such as `^1.2.0`. */
function findPublished(range: string, published: readonly PublishedContract[]): PublishedContract | undefined {
  return published.find(({ version }) => `^${version}` === range);
}

/** Returns the declarations by file, such as `contract/services`. */
function sectionsOf(types: string): ReadonlyMap<string, string> {
  return new Map(
    types
      .split(/^\/\/ (?=(?:contract|wire)\/)/m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section.slice(section.indexOf('\n') + 1)]),
  );
}

/** Creates a program for all packages with the options of the first, because the presets have the same options. */
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
      ...['css.d.ts', 'svg.d.ts'].map((file) => join(BUILD_DIR, file)),
    ],
    // The installed package `shared` also provides declarations; use its sources.
    options: { ...configuration.options, types: ['node'], customConditions: ['source'] },
    host: {
      ...host,
      readFile: (file) => standIn(file, sections) ?? host.readFile(file),
      getSourceFile: (file, language, onError, isForced) => {
        const text = standIn(file, sections);
        if (text !== undefined) return ts.createSourceFile(file, text, language, true);
        // Reuse the parsed sources for every version.
        const parsed = parsedFiles.get(file) ?? host.getSourceFile(file, language, onError, isForced);
        if (parsed !== undefined) parsedFiles.set(file, parsed);
        return parsed;
      },
    },
  });
}

/** Returns the published declarations with the imports of the current file, because the published text has none. */
function standIn(file: string, sections: ReadonlyMap<string, string>): string | undefined {
  const declarations = sections.get(relative(SHARED_SOURCES, file).replace(/\.tsx?$/, ''));
  if (declarations === undefined) return undefined;
  const present = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const imports = present.statements.filter(ts.isImportDeclaration).map((statement) => statement.getText(present));
  return [...imports, declarations, 'export {};'].join('\n');
}

/** Returns false for the contract's own files, which may use parts that the version does not have. */
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
