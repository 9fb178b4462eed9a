import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { remoteBuildSchema, type RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { alone } from '@site/shared/release/alone';
import { readBuild, readCurrentBuild } from '@site/shared/release/currentBuild';
import { WORKSPACE_DIR } from '@site/shared/release/packages';
import { toRemoteBuild } from '@site/shared/release/remoteBuild';
import { runCommand } from './command';

const BUILD_LIMIT_MS = 300_000;
const COPIED = ['src', 'package.json', 'webpack.config.ts', 'tsconfig.json'];

/** The sources of the copy, by their paths in the package. */
export interface SourceFiles {
  read(path: string): string;
  write(path: string, text: string): void;
}

export interface RebuildOptions {
  /** Folder of the package. */
  readonly from: string;
  /** Another version than its package.json has. */
  readonly version?: string;
  /** Whose installed dependencies it is built with; its own when left out. */
  readonly dependenciesOf?: string;
  /** Changes the sources before they are built. */
  readonly change?: (files: SourceFiles) => void;
}

/** A build of changed sources. */
export interface Rebuilt {
  /** Folder of the package's copy. */
  readonly dir: string;
  /** Folder with its builds, for `remoteRoots`. */
  readonly root: string;
  /** Its entry in a manifest, at the remote's origin. */
  describe(origin: string): RemoteBuild;
}

/**
 * Builds a copy of a remote's package below `.cache/skew/rebuilt`, as the package itself is built: another version, or other sources, while its own
 * folder is unchanged. An earlier build of the same sources is reused.
 */
export async function rebuild({ from, version, dependenciesOf = from, change }: RebuildOptions): Promise<Rebuilt> {
  const dir = join(WORKSPACE_DIR, '.cache', 'skew', 'rebuilt', `${basename(from)}@${version ?? 'own'}`);
  mkdirSync(dir, { recursive: true });
  const facts = await alone(`${dir}.lock`, async () => {
    copySources(from, dir, dependenciesOf);
    const files: SourceFiles = {
      read: (path) => readFileSync(join(dir, path), 'utf8'),
      write: (path, text) => {
        writeFileSync(join(dir, path), text);
      },
    };
    if (version !== undefined) setVersion(files, version);
    change?.(files);
    const script = join(WORKSPACE_DIR, 'shared', 'release', 'buildPackage.ts');
    await runCommand(process.execPath, ['--import', 'tsx', script, dir], { cwd: WORKSPACE_DIR, limitMs: BUILD_LIMIT_MS });
    const current = readCurrentBuild(dir)?.version;
    if (current === undefined) throw new Error(`${dir} was built and has no build`);
    return readBuild(dir, current);
  });
  return { dir, root: join(dir, 'dist'), describe: (origin) => remoteBuildSchema.parse(toRemoteBuild(facts, origin)) };
}

function copySources(from: string, dir: string, dependenciesOf: string): void {
  for (const name of COPIED) {
    rmSync(join(dir, name), { recursive: true, force: true });
    cpSync(join(from, name), join(dir, name), { recursive: true, preserveTimestamps: true });
  }
  const modules = join(dir, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(dependenciesOf, 'node_modules'), modules, 'junction');
}

function setVersion(files: SourceFiles, version: string): void {
  const facts = JSON.parse(files.read('package.json')) as Readonly<Record<string, unknown>>;
  files.write('package.json', `${JSON.stringify({ ...facts, version }, null, 2)}\n`);
}
