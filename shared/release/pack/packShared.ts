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

/** `pnpm pack:shared`: writes the package that a remote in a repository of its own is built, tested and released with (host/docs/0020). */
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

/** Returns the file of the package. */
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
    // Types are made of texts too.
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

/** Beside the stylesheets: the sources are checked where the package is installed too, against the contract that a remote names. */
async function writeClassNames(staging: string, stylesheets: readonly string[]): Promise<void> {
  await writeStyleTypes(staging, { pattern: 'src/**/*.module.css', silent: true });
  for (const path of stylesheets) {
    const file = join(staging, `${path}.d.ts`);
    // Of an installed package TypeScript takes no default import in the other form.
    writeFileSync(file, readFileSync(file, 'utf8').replace('export = ', 'export default '));
  }
}

/** How a repository of a team's own is made, with the pipelines. What only this repository has is no link. */
function writeNotes(staging: string): void {
  const notes = join(WORKSPACE_DIR, 'host', 'docs');
  const text = readFileSync(join(notes, '0020-remotes-in-external-repositories.md'), 'utf8');
  writeFileSync(join(staging, 'README.md'), text.replaceAll(/\[([^\]]+)\]\((?!ci\/)[^)]+\)/g, '$1'));
  cpSync(join(notes, 'ci'), join(staging, 'ci'), { recursive: true });
}

/** By npm, which is wherever Node is. It gives every file one date, so the same content is the same file. */
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
