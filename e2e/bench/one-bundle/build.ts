import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@site/shared/release/compile';
import { readCurrentBuild } from '@site/shared/release/currentBuild';
import { APP_PACKAGES, packageDir, WORKSPACE_DIR } from '@site/shared/release/packages';
import { unfederatedHost } from '@site/shared/webpack';
import type { Rebuilt } from '../../support/rebuild';

const BENCH_DIR = join(WORKSPACE_DIR, '.site', 'bench');

/** The module that knows how a remote is fetched, and what replaces it. */
const STAND_INS: readonly (readonly [string, string])[] = [
  [join(packageDir('host'), 'src', 'composition', 'federation.ts'), join(import.meta.dirname, 'federation.ts')],
];

/**
 * The same sources as the current builds, bundled as one application whose remotes are lazy parts of it. Builds only what is not there yet;
 * every package has to be built before.
 *
 * @param wallet changed sources of the wallet in place of its own
 * @returns the folder of the bundle
 */
export async function buildOneBundle(wallet?: Rebuilt): Promise<string> {
  const dir = join(BENCH_DIR, `one-bundle-${nameOfSources(wallet)}`);
  if (existsSync(dir)) return dir;
  if (wallet === undefined) await removeEarlier();
  await compile(unfederatedHost(packageDir('host'), Object.fromEntries([...STAND_INS, ...replacing(wallet)])), dir);
  const page = join(dir, 'index.html');
  // There are no remotes to connect to.
  writeFileSync(page, readFileSync(page, 'utf8').replace(/<meta name="first-remotes"[^>]*>/, ''));
  return dir;
}

function replacing(wallet: Rebuilt | undefined): typeof STAND_INS {
  const remote = join('src', 'remote.ts');
  return wallet === undefined ? [] : [[join(packageDir('remote-wallet'), remote), join(wallet.dir, remote)]];
}

/** The builds of the packages are named for their sources. */
function nameOfSources(wallet: Rebuilt | undefined): string {
  const builds = APP_PACKAGES.map((name) => {
    const build = readCurrentBuild(packageDir(name));
    if (build === undefined) throw new Error(`${name} is not built: pnpm build`);
    return build.version;
  });
  const hash = createHash('sha256').update(builds.join());
  for (const [, file] of STAND_INS) hash.update(readFileSync(file));
  if (wallet !== undefined) hash.update(wallet.describe('http://localhost').version);
  return hash.digest('hex').slice(0, 8);
}

async function removeEarlier(): Promise<void> {
  const entries = existsSync(BENCH_DIR) ? await readdir(BENCH_DIR) : [];
  await Promise.all(
    entries.filter((name) => name.startsWith('one-bundle-')).map((name) => rm(join(BENCH_DIR, name), { recursive: true, force: true })),
  );
}
