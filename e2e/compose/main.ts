import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { composeDeployment } from '@site/shared/release/deployment';
import { deploymentFile, readSiteConfiguration, updateDeployment } from '@site/shared/release/siteFiles';
import { startPlatformProcess } from './platformProcess';
import { startSite } from './serve';

const BUILD = 'default';

/** Serves what is built on the default addresses until it is told to stop: manifest, platform, site. */
async function main(): Promise<void> {
  const site = readSiteConfiguration(BUILD);
  updateDeployment(BUILD, (revision) => composeDeployment({ site, addresses: DEFAULT_ADDRESSES, revision }));
  const platform = await startPlatformProcess();
  const running = await startSite({ build: BUILD, deploymentFile: deploymentFile(BUILD) });
  process.stdout.write(`\n  ${running.origin}\n  demo account: player1 / player123\n  Ctrl-C stops everything\n\n`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await running.stop();
    await platform.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  await platform.ended;
  await stop();
}

await main();
