import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_ADDRESSES, originOf } from '@site/shared/release/addresses';
import { openReleaseStore } from '@site/shared/release/openReleaseStore';
import { WORKSPACE_IDS } from '@site/shared/release/packages';
import { releaseBuild, type ReleasedBuild } from '@site/shared/release/releaseBuild';
import { keysFolder, trustedKeys } from '@site/shared/release/signingKeys';
import { deploymentFile } from '@site/shared/release/siteFiles';
import { readPlatformSettings } from '@site/shared/release/siteConfiguration';
import { serveUntilSignal, type Running } from '@site/shared/release/stopOnSignal';
import { storeFolder } from '@site/shared/release/storeLocation';
import { deployReleases } from './deployReleases';
import { startHostServer } from './hostServer';
import { spawnPlatform } from './platformProcess';
import { startRemoteServer } from './remoteServer';
import { runTypeScript } from './run.mjs';

/** Which themed build: `SITE_BUILD=gilt npm start`. */
const BUILD = process.env['SITE_BUILD'] ?? 'default';

/**
 * Serves the current builds on the default addresses until it receives a signal, in the same way as production: every remote is released into the
 * store, its origin serves the store, operations promote it, and the host serves the resulting manifest.
 */
async function main(running: Running): Promise<void> {
  const folder = storeFolder();
  const platform = running.add(await spawnPlatform({ PLATFORM_SETTINGS: JSON.stringify(readPlatformSettings(BUILD)) }));
  const store = openReleaseStore();
  const released: ReleasedBuild[] = [];
  for (const id of WORKSPACE_IDS) released.push(await releaseBuild(id, store));
  for (const id of WORKSPACE_IDS) {
    const root = join(folder, id);
    mkdirSync(root, { recursive: true });
    running.add(await startRemoteServer({ origin: originOf(DEFAULT_ADDRESSES, id), hostOrigin: DEFAULT_ADDRESSES.host, roots: [root] }));
  }
  const manifest = await deployReleases(BUILD, released, store, (args) => runTypeScript('host/ops/main.ts', args));
  await platform.healthy();
  running.add(
    await startHostServer({
      origin: DEFAULT_ADDRESSES.host,
      platformOrigin: DEFAULT_ADDRESSES.platform,
      origins: { ...manifest, remoteIds: Object.keys(DEFAULT_ADDRESSES.remotes) },
      deployment: () => ({ kind: 'file', path: deploymentFile(BUILD) }),
      trust: () => ({ build: BUILD, keys: trustedKeys(keysFolder(deploymentFile(BUILD))) }),
    }),
  );
  process.stdout.write(`\n  ${DEFAULT_ADDRESSES.host}\n  demo account: player1 / player123\n  Ctrl-C stops everything\n\n`);
  await platform.ended;
  if (running.isStopping()) return;
  throw new Error('The platform has ended');
}

await serveUntilSignal(main);
