import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { composeDeployment } from '@site/shared/release/deployment';
import { readSiteConfiguration } from '@site/shared/release/siteConfiguration';
import { deploymentFile, updateDeployment } from '@site/shared/release/siteFiles';
import { spawnPlatform } from './platformProcess';
import { startSite } from './serve';
import { stopOnSignal } from './stopOnSignal';

/** Which themed build: `SITE_BUILD=gilt npm start`. */
const BUILD = process.env['SITE_BUILD'] ?? 'default';

/** Serves what is built on the default addresses until it is told to stop: manifest, platform, site. */
async function main(): Promise<void> {
  const running = stopOnSignal();
  const configuration = readSiteConfiguration(BUILD);
  updateDeployment(BUILD, (revision) => composeDeployment({ site: configuration, addresses: DEFAULT_ADDRESSES, revision }));
  const platform = running.add(await spawnPlatform());
  await platform.healthy();
  const site = running.add(await startSite({ build: BUILD, deploymentFile: deploymentFile(BUILD) }));
  process.stdout.write(`\n  ${site.origin}\n  demo account: player1 / player123\n  Ctrl-C stops everything\n\n`);
  await platform.ended;
  if (running.isStopping()) return;
  process.stderr.write('The platform has ended\n');
  await running.stop();
  process.exitCode = 1;
}

await main();
