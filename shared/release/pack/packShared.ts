import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import { load } from 'js-yaml';
import { run as writeStyleTypes } from 'typed-css-modules';
import { CONTRACT_VERSION } from '@site/shared/contract/version';
import { WORKSPACE_DIR } from '@site/build/workspace';
import { packedFiles, writeDeclarations } from './packedFiles';
import { packedManifest } from './packedManifest';
import { packedPackages, type PackedPackage } from './packedPackages';
import { packVersion } from './packVersion';

interface PackFlags {
  readonly out: string;
  readonly allowUncommitted: boolean;
}

/**
 * `pnpm pack:shared`: writes the packages with which a remote in a separate repository is built, tested and released
 * (host/docs/0020).
 */
const command = new Command('pack:shared')
  .description('Writes the packages of shared, for remotes in repositories of their own.')
  .option('--out <folder>', 'where to', join('.site', 'packages'))
  .option('--allow-uncommitted', 'packs also what is not committed, as a version that no range takes', false)
  .action(async ({ out, allowUncommitted }: PackFlags) => {
    try {
      const version = packVersion(CONTRACT_VERSION, WORKSPACE_DIR, allowUncommitted);
      for (const file of await packShared(version, resolve(WORKSPACE_DIR, out))) process.stdout.write(`${file}\n`);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  });

/** Returns the files of the packages. */
async function packShared(version: string, out: string): Promise<readonly string[]> {
  const { catalog } = load(readFileSync(join(WORKSPACE_DIR, 'pnpm-workspace.yaml'), 'utf8')) as {
    readonly catalog: Readonly<Record<string, string>>;
  };
  const packages = packedPackages();
  const temporary = mkdtempSync(join(tmpdir(), 'site-shared-'));
  const declarations = join(temporary, 'types');
  try {
    writeDeclarations(packages, declarations);
    const files = packedFiles(packages).map((path) => join('shared', path));
    const tarballs: string[] = [];
    for (const each of packages) {
      const staging = join(temporary, each.manifest.name);
      const own = files.filter((path) => ownerOf(path, packages) === each).map((path) => relative(each.folder, path));
      for (const path of own) copy(join(WORKSPACE_DIR, each.folder, path), join(staging, path));
      for (const path of listFiles(declarations)) {
        const source = join('shared', path);
        if (ownerOf(source, packages) === each) copy(join(declarations, path), join(staging, 'types', relative(each.folder, source)));
      }
      // Some types are derived from texts.
      for (const path of own.filter((file) => file.endsWith('.json') && file.startsWith('src/')))
        copy(join(WORKSPACE_DIR, each.folder, path), join(staging, 'types', path));
      await writeClassNames(
        staging,
        own.filter((path) => path.endsWith('.module.css')),
      );
      writeFileSync(join(staging, 'package.json'), `${JSON.stringify(packedManifest(each.manifest, { version, catalog }), null, 2)}\n`);
      writeNotes(each, staging);
      tarballs.push(writeTarball(staging, out));
    }
    return tarballs;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Returns the package of a file; a package may be inside the folder of another one. */
function ownerOf(path: string, packages: readonly PackedPackage[]): PackedPackage | undefined {
  const owners = packages.filter(({ folder }) => path.startsWith(`${folder}/`));
  return owners.sort((a, b) => b.folder.length - a.folder.length)[0];
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Writes the types of class names beside the stylesheets, because an installed package is also compiled from its
 * sources, against the contract version of the remote.
 */
async function writeClassNames(staging: string, stylesheets: readonly string[]): Promise<void> {
  await writeStyleTypes(staging, { pattern: 'src/**/*.module.css', silent: true });
  for (const path of stylesheets) {
    const file = join(staging, `${path}.d.ts`);
    // In an installed package TypeScript refuses the default import of `export =`.
    writeFileSync(file, readFileSync(file, 'utf8').replace('export = ', 'export default '));
  }
}

/**
 * Writes the README without links, which lead into this repository. The README of the tool explains how to set up a
 * team's repository, and has its pipelines.
 */
function writeNotes({ folder, manifest }: PackedPackage, staging: string): void {
  const notes = join(WORKSPACE_DIR, 'host', 'docs');
  const isTool = manifest.name === '@site/release';
  const text = readFileSync(
    isTool ? join(notes, '0020-remotes-in-external-repositories.md') : join(WORKSPACE_DIR, folder, 'README.md'),
    'utf8',
  );
  writeFileSync(join(staging, 'README.md'), text.replaceAll(/\[([^\]]+)\]\((?!ci\/)[^)]+\)/g, '$1'));
  if (isTool) cpSync(join(notes, 'ci'), join(staging, 'ci'), { recursive: true });
}

/**
 * Creates the tarball with npm, which every Node installation contains. It sets the same date for all files, so equal
 * contents result in equal tarballs.
 */
function writeTarball(staging: string, out: string): string {
  mkdirSync(out, { recursive: true });
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out], {
    cwd: staging,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm pack: ${stderr}`);
  const [packed] = JSON.parse(stdout) as readonly { readonly filename: string }[];
  if (packed === undefined) throw new Error('npm pack wrote nothing');
  return join(out, packed.filename.replace('@', '').replace('/', '-'));
}

await command.parseAsync();
