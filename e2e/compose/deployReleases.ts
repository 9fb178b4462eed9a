import { readFileSync } from 'node:fs';
import { deploymentManifestSchema, remoteDeploymentSchema, type DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import type { ReleasedBuild } from '@site/release/storeBuild';
import type { ReleaseStore } from '@site/release/releaseStore';
import { readSiteConfiguration } from '@site/release/siteConfiguration';
import { deploymentFile } from '@site/release/siteFiles';

const REASON = 'npm start';

/** Runs one operations command, such as `['promote', 'wallet', '1.0.0-ab12cd34']`. Rejects when it is refused. */
export type Operate = (args: readonly string[]) => Promise<void>;

/**
 * Deploys these releases in a themed build with operations commands. Disabled remotes stay disabled, and builds that
 * were rolled back are not deployed again. The origins of the remotes have to respond. Returns the resulting manifest.
 * Throws when a command is refused.
 */
export async function deployReleases(
  build: string,
  released: readonly Pick<ReleasedBuild, 'record'>[],
  store: Pick<ReleaseStore, 'list'>,
  operate: Operate,
): Promise<DeploymentManifest> {
  const { without } = readSiteConfiguration(build);
  const wanted = released.map(({ record }) => record).filter(({ remote }) => !without.has(remote));
  const common = ['--build', build, '--reason', REASON];
  // Usually the newest builds are the newest releases and are deployed in one step. A checkout of older sources deploys
  // its own releases.
  const newest = await Promise.all(wanted.map(async ({ remote, version }) => (await store.list(remote))[0]?.version === version));
  await operate(['configure', ...(newest.every(Boolean) ? ['--latest'] : []), ...common]);
  // `--latest` skips only releases that were rolled back, and they stay so.
  if (newest.every(Boolean)) return readManifest(build);
  for (const { remote, version } of wanted) {
    if (activeVersions(build).get(remote) !== version) await operate(['promote', remote, version, ...common]);
  }
  return readManifest(build);
}

function readManifest(build: string): DeploymentManifest {
  return deploymentManifestSchema.parse(JSON.parse(readFileSync(deploymentFile(build), 'utf8')));
}

function activeVersions(build: string): ReadonlyMap<string, string | undefined> {
  const remotes = Object.entries(readManifest(build).remotes);
  return new Map(remotes.map(([id, deployment]) => [id, remoteDeploymentSchema.parse(deployment).active?.version]));
}
