import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@site/release/compile';
import { packageDir } from '@site/release/packages';
import { hostPreset } from '@site/build';
import type { Configuration } from 'webpack';
import type { Rebuilt } from '../../support/rebuild';
import { benchBuildDir, removeBenchBuilds } from '../benchBuild';

const KIND = 'one-bundle';

/** Module that fetches remotes, and its replacement. */
const STAND_INS: readonly (readonly [string, string])[] = [
  [join(packageDir('host'), 'src', 'composition', 'federation.ts'), join(import.meta.dirname, 'federation.ts')],
];

/**
 * Builds the sources of the current builds as one application whose remotes are lazy chunks. Builds only missing parts.
 * Every package has to be built before.
 *
 * @param wallet changed sources that replace those of the wallet
 * @returns the folder of the bundle
 */
export async function buildOneBundle(wallet?: Rebuilt): Promise<string> {
  const changed = wallet === undefined ? [] : [wallet.describe('http://localhost').version];
  const dir = benchBuildDir(
    KIND,
    STAND_INS.map(([, file]) => file),
    ...changed,
  );
  if (existsSync(dir)) return dir;
  if (wallet === undefined) removeBenchBuilds(KIND);
  await compile(unfederatedHost(Object.fromEntries([...STAND_INS, ...replacing(wallet)])), dir);
  const page = join(dir, 'index.html');
  // The page must not preconnect to remotes.
  writeFileSync(page, readFileSync(page, 'utf8').replace(/<meta name="first-remotes"[^>]*>/, ''));
  return dir;
}

/**
 * Configures the host and the remotes as one ordinary application without federation, with the same compiler and
 * settings. It is never deployed.
 *
 * @param alias replacements, by absolute path, of modules that use the federation
 */
function unfederatedHost(alias: Readonly<Record<string, string>>): Configuration {
  const host = hostPreset(packageDir('host'), { isFederated: false })('production');
  // A shared cache would contain modules of other replacements.
  return { ...host, entry: { main: './src/bootstrap.tsx' }, resolve: { ...host.resolve, alias }, cache: false };
}

function replacing(wallet: Rebuilt | undefined): typeof STAND_INS {
  const remote = join('src', 'remote.ts');
  return wallet === undefined ? [] : [[join(packageDir('remote-wallet'), remote), join(wallet.dir, remote)]];
}
