import { rm } from 'node:fs/promises';
import type { FullConfig } from '@playwright/test';
import { makeTemporaryFolder } from '@site/shared/release/temporaryFolders';
import { startNginxSite } from './nginxSite';
import { startPlatformProcess } from './platformProcess';
import { runTypeScript } from './run.mjs';
import { steerSandbox } from './sandbox';
import { startSite } from './serve';
import { suitePorts, type SuitePorts } from './suitePorts';

type End = () => Promise<void>;

/** Before all suites: builds changed packages, then starts a platform with its own database and a site for each worker. Returns a function that stops them. */
export default async function playwrightSetup({ workers }: FullConfig): Promise<End> {
  await runTypeScript('shared/release/buildAll.ts');
  const ends: End[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(ends.map((end) => end()));
  };
  const starts = await Promise.allSettled(Array.from({ length: workers }, (_, worker) => startForWorker(worker)));
  for (const start of starts) if (start.status === 'fulfilled') ends.push(start.value);
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  return stop;
}

async function startForWorker(worker: number): Promise<End> {
  const ports = suitePorts(worker);
  const dataDir = makeTemporaryFolder('suite');
  const platform = await startPlatformProcess({
    SITE_PORT: String(ports.site),
    PLATFORM_PORT: String(ports.platform),
    PLATFORM_DATABASE_PORT: String(ports.database),
    PLATFORM_DATA: dataDir,
    PLATFORM_LOG: 'error',
  });
  await steerSandbox('reset', {}, platform.origin);
  const site = await startSharedSite(ports);
  return async () => {
    await site.stop();
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Starts the site of a worker, with `SITE_SERVER=nginx` as in production. */
function startSharedSite(ports: SuitePorts): Promise<{ stop(): Promise<void> }> {
  return process.env['SITE_SERVER'] === 'nginx' ? startNginxSite(ports) : startSite({ basePort: ports.site, platformPort: ports.platform });
}
