import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { load } from 'js-yaml';
import { run as writeStyleTypes } from 'typed-css-modules';
import { CONTRACT_VERSION } from '../../src/contract/version';
import { SHARED_DIR, WORKSPACE_DIR } from '../../webpack/workspace';
import { packedFiles, writeDeclarations } from './packedFiles';
import { packedManifest, publicDoors, type SharedManifest } from './packedManifest';
import { packVersion } from './packVersion';

interface PackFlags {
  readonly out: string;
  readonly allowUncommitted: boolean;
}

/**
 * `pnpm pack:shared`: writes the package with which a remote in a separate repository is built, tested and released
 * (host/docs/0020).
 */
const command = new Command('pack:shared')
  .description('Writes @site/shared as a package, for remotes in repositories of their own.')
  .option('--out <folder>', 'where to', join('.site', 'packages'))
  .option('--allow-uncommitted', 'packs also what is not committed, as a version that no range takes', false)
  .action(async ({ out, allowUncommitted }: PackFlags) => {
    try {
      const version = packVersion(CONTRACT_VERSION, WORKSPACE_DIR, allowUncommitted);
      process.stdout.write(`${await packShared(version, resolve(WORKSPACE_DIR, out))}\n`);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  });

async function packShared(version: string, out: string): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(SHARED_DIR, 'package.json'), 'utf8')) as SharedManifest;
  const { catalog } = load(readFileSync(join(WORKSPACE_DIR, 'pnpm-workspace.yaml'), 'utf8')) as {
    readonly catalog: Readonly<Record<string, string>>;
  };
  const staging = mkdtempSync(join(tmpdir(), 'site-shared-'));
  const doors = publicDoors(manifest.exports);
  try {
    const files = packedFiles(doors);
    for (const path of files) {
      mkdirSync(dirname(join(staging, path)), { recursive: true });
      cpSync(join(SHARED_DIR, path), join(staging, path));
    }
    writeDeclarations(doors, join(staging, 'types'));
    // Some types are derived from texts.
    for (const path of files.filter((file) => file.endsWith('.json') && file.startsWith('src/'))) {
      cpSync(join(SHARED_DIR, path), join(staging, 'types', path));
    }
    await writeClassNames(
      staging,
      files.filter((path) => path.endsWith('.module.css')),
    );
    writeFileSync(join(staging, 'package.json'), `${JSON.stringify(packedManifest(manifest, { version, catalog }), null, 2)}\n`);
    writeNotes(staging);
    return writeTarball(staging, out);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
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
 * Copies the guide for a team's repository, with the pipelines. Links to files outside the package become plain text.
 */
function writeNotes(staging: string): void {
  const notes = join(WORKSPACE_DIR, 'host', 'docs');
  const text = readFileSync(join(notes, '0020-remotes-in-external-repositories.md'), 'utf8');
  writeFileSync(join(staging, 'README.md'), text.replaceAll(/\[([^\]]+)\]\((?!ci\/)[^)]+\)/g, '$1'));
  cpSync(join(notes, 'ci'), join(staging, 'ci'), { recursive: true });
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
