import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { load } from 'js-yaml';
import { run as writeStyleTypes } from 'typed-css-modules';
import { CONTRACT_VERSION } from '../../src/contract/version';
import { SHARED_DIR, WORKSPACE_DIR } from '../../webpack/workspace';
import { compiler, entriesOf, packedFiles } from './packedFiles';
import { packedManifest, publicDoors, type SharedManifest } from './packedManifest';
import { packVersion } from './packVersion';

interface PackFlags {
  readonly out: string;
  readonly allowUncommitted: boolean;
}

/** `pnpm pack:shared`: writes the package that a remote in a repository of its own is built, tested and released with (host/docs/0020). */
const command = new Command('pnpm pack:shared')
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
  const program = join(SHARED_DIR, '..', '.types', 'tsconfig.pack.json');
  try {
    writeProgram(program, entriesOf(publicDoors(manifest.exports)), join(staging, 'types'));
    for (const path of packedFiles(program)) {
      mkdirSync(dirname(join(staging, path)), { recursive: true });
      cpSync(join(SHARED_DIR, path), join(staging, path));
    }
    compiler(program, []);
    // Beside the stylesheets: the sources are checked where the package is installed, against the contract a remote names.
    await writeStyleTypes(staging, { pattern: 'src/**/*.module.css', silent: true });
    writeFileSync(join(staging, 'package.json'), `${JSON.stringify(packedManifest(manifest, { version, catalog }), null, 2)}\n`);
    cpSync(join(WORKSPACE_DIR, 'host', 'docs', '0020-a-repository-of-its-own.md'), join(staging, 'README.md'));
    return writeTarball(staging, out);
  } finally {
    rmSync(staging, { recursive: true, force: true });
    rmSync(program, { force: true });
  }
}

/** The entries as the sources of this repository are compiled, but with declarations as the only result. */
function writeProgram(file: string, entries: readonly string[], outDir: string): void {
  const compilerOptions = {
    allowJs: true,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: SHARED_DIR,
    outDir,
    rootDirs: [WORKSPACE_DIR, join(WORKSPACE_DIR, '.types')],
  };
  const files = entries.filter((path) => !path.endsWith('.mjs')).map((path) => join(SHARED_DIR, path));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ extends: join(WORKSPACE_DIR, 'tsconfig.base.json'), compilerOptions, files, include: [] }));
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
