import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compile } from '@site/release/compile';
import { buildDir, readBuild, readCurrentBuild } from '@site/release/currentBuild';
import { packageDir, WORKSPACE_IDS } from '@site/release/packages';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { benchBuildDir, removeBenchBuilds } from '../benchBuild';
import { hostWithDefaults, remoteWithDefaults } from './configuration';

const KIND = 'defaults-peer';
const OWN_FILES = ['configuration.ts', 'main.ts', 'federation.ts', 'index.html'].map((name) => join(import.meta.dirname, name));

/** Folder of a remote's build below its root; it is part of its address. */
export const PEER_VERSION = 'peer';

export interface DefaultsPeer {
  readonly hostRoot: string;
  readonly remoteRoots: Readonly<Record<RemoteId, readonly string[]>>;
}

/**
 * Builds the sources of the current builds as a host and six remotes with the defaults of the federation plugin, which
 * the composition has to beat. Builds only missing parts. Every package has to be built before.
 */
export async function buildDefaultsPeer(): Promise<DefaultsPeer> {
  const dir = benchBuildDir(KIND, OWN_FILES);
  if (!existsSync(dir)) {
    removeBenchBuilds(KIND);
    await buildAll(`${dir}.part`);
    renameSync(`${dir}.part`, dir);
  }
  return { hostRoot: join(dir, 'host'), remoteRoots: Object.fromEntries(WORKSPACE_IDS.map((id) => [id, [join(dir, id)]])) };
}

async function buildAll(dir: string): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  for (const id of WORKSPACE_IDS) await compile(remoteWithDefaults(id), join(dir, id, PEER_VERSION));
  const picture = firstPicture();
  const host = join(dir, 'host');
  await compile(hostWithDefaults(`/assets/${basename(picture)}`), host);
  for (const ending of ['', '.br', '.gz']) cpSync(`${picture}${ending}`, join(host, 'assets', `${basename(picture)}${ending}`));
}

/** Returns the picture of the first slide, which only the host's own preset renders into the page. */
function firstPicture(): string {
  const dir = packageDir('host');
  const version = readCurrentBuild(dir)?.version ?? '';
  const picture = readBuild(dir, version).files.find(({ path }) => /^assets\/first-slide\..*\.svg$/.test(path));
  if (picture === undefined) throw new Error(`the host's build ${version} has no picture of the first slide`);
  return join(buildDir(dir, version), picture.path);
}
