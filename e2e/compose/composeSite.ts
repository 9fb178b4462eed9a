import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { DEFAULT_ADDRESSES, originOf } from '@site/shared/release/addresses';
import { buildChanged } from '@site/shared/release/buildChanged';
import { openReleaseStore } from '@site/shared/release/openReleaseStore';
import { APP_PACKAGES, WORKSPACE_IDS } from '@site/shared/release/packages';
import { releaseBuild } from '@site/shared/release/releaseBuild';
import { keysFolder, trustedKeys } from '@site/shared/release/signingKeys';
import { deploymentFile } from '@site/shared/release/siteFiles';
import type { Running } from '@site/shared/release/stopOnSignal';
import { storeFolder } from '@site/shared/release/storeLocation';
import { liveEnvironment } from '../../host/ops/environment';
import { run } from '../../host/ops/run';
import { deployReleases } from './deployReleases';
import { startHostServer } from './hostServer';
import type { PlatformProcess } from './platformProcess';
import { startRemoteServer } from './remoteServer';

/**
 * Serves the current builds on the default addresses, in the same way as production: every remote is released into the store, its origin serves the
 * store, operations promote it, and the host serves the resulting manifest. Builds first what changed. Resolves when the site and the platform answer.
 */
export async function composeSite(build: string, platform: Pick<PlatformProcess, 'healthy'>, running: Running): Promise<void> {
  await buildChanged(APP_PACKAGES);
  const store = openReleaseStore();
  const released = await Promise.all(WORKSPACE_IDS.map((id) => releaseBuild(id, store)));
  for (const id of WORKSPACE_IDS) await serveStore(id, running);
  const manifest = await deployReleases(build, released, store, operate);
  running.add(
    await startHostServer({
      origin: DEFAULT_ADDRESSES.host,
      platformOrigin: DEFAULT_ADDRESSES.platform,
      origins: { ...manifest, remoteIds: Object.keys(DEFAULT_ADDRESSES.remotes) },
      deployment: () => ({ kind: 'file', path: deploymentFile(build) }),
      trust: () => ({ build, keys: trustedKeys(keysFolder(deploymentFile(build))) }),
    }),
  );
  await platform.healthy();
  process.stdout.write(`\n  ${DEFAULT_ADDRESSES.host}\n  demo account: player1 / player123\n  Ctrl-C stops everything\n\n`);
}

async function serveStore(id: RemoteId, running: Running): Promise<void> {
  const root = join(storeFolder(), id);
  mkdirSync(root, { recursive: true });
  running.add(await startRemoteServer({ origin: originOf(DEFAULT_ADDRESSES, id), hostOrigin: DEFAULT_ADDRESSES.host, roots: [root] }));
}

/** As `pnpm ops` does, in this process. */
async function operate(args: readonly string[]): Promise<void> {
  const code = await run(args, liveEnvironment(), {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
  });
  if (code !== 0) throw new Error(`ops ${args.join(' ')} ended with ${String(code)}`);
}
