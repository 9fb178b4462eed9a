import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { DEFAULT_ADDRESSES, originOf } from '@site/release/addresses';
import { buildChanged, type BuildProgress } from '@site/release/buildChanged';
import { openReleaseStore } from '@site/release/openReleaseStore';
import { APP_PACKAGES, WORKSPACE_IDS } from '@site/release/packages';
import { releaseBuild } from '@site/release/releaseBuild';
import { keysFolder, trustedKeys } from '@site/release/signingKeys';
import { deploymentFile } from '@site/release/siteFiles';
import type { Running } from '@site/release/stopOnSignal';
import { storeFolder } from '@site/release/storeLocation';
import { liveEnvironment } from '@site/ops/environment';
import { run } from '@site/ops/run';
import { deployReleases } from './deployReleases';
import { startHostServer } from './hostServer';
import type { PlatformProcess } from './platformProcess';
import { startRemoteServer } from './remoteServer';
import type { StartLog } from './startLog.mjs';
import type { Progress } from './startProgress.mjs';

/** Destinations of a start's output. */
export interface StartOutput {
  readonly progress: Progress;
  readonly log: StartLog;
}

/**
 * Serves the current builds on the default addresses in the same way as production: every remote is released into the
 * store, its origin serves the store, operations promote it, and the host serves the resulting manifest. Builds changed
 * packages first. Resolves when the site and the platform respond.
 */
export async function composeSite(
  build: string,
  platform: Pick<PlatformProcess, 'healthy'>,
  running: Running,
  { progress, log }: StartOutput,
): Promise<void> {
  await buildPackages({ progress, log });
  progress.detail('releases', 'releases and manifest');
  const store = openReleaseStore();
  const released = await Promise.all(WORKSPACE_IDS.map((id) => releaseBuild(id, store)));
  for (const id of WORKSPACE_IDS) await serveStore(id, running);
  const manifest = await deployReleases(build, released, store, (args) => operate(args, log));
  running.add(
    await startHostServer({
      origin: DEFAULT_ADDRESSES.host,
      platformOrigin: DEFAULT_ADDRESSES.platform,
      origins: { ...manifest, remoteIds: Object.keys(DEFAULT_ADDRESSES.remotes) },
      deployment: () => ({ kind: 'file', path: deploymentFile(build) }),
      trust: () => ({ build, keys: trustedKeys(keysFolder(deploymentFile(build))) }),
    }),
  );
  progress.done('releases', `${String(released.length)} remotes released, manifest ${String(manifest.revision)} deployed`);
  await platform.healthy();
}

/** Prints each package that is built, or one line when all are up to date. */
async function buildPackages({ progress, log }: StartOutput): Promise<void> {
  const onProgress = ({ built, total, latest }: BuildProgress): void => {
    const text = `${String(built)} of ${String(total)} packages built${latest === undefined ? '' : ` (${latest})`}`;
    if (built < total) progress.show('build', text);
    else progress.done('build', text);
  };
  try {
    await buildChanged(APP_PACKAGES, { output: log.fd, onProgress });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${log.lastLines()}Mend what they name, then start again.`, {
      cause: error,
    });
  }
}

async function serveStore(id: RemoteId, running: Running): Promise<void> {
  const root = join(storeFolder(), id);
  mkdirSync(root, { recursive: true });
  running.add(await startRemoteServer({ origin: originOf(DEFAULT_ADDRESSES, id), hostOrigin: DEFAULT_ADDRESSES.host, roots: [root] }));
}

/** Runs a command of `pnpm ops` in this process. */
async function operate(args: readonly string[], log: StartLog): Promise<void> {
  let refusal = '';
  const error = (text: string): void => {
    refusal += text;
    log.write(text);
  };
  const code = await run(args, liveEnvironment(), { out: log.write, error });
  if (code !== 0) throw new Error(`ops ${args.join(' ')} ended with ${String(code)}: ${refusal.trim()}`);
}
