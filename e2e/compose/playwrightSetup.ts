import { rm } from 'node:fs/promises';
import type { FullConfig } from '@playwright/test';
import { describeProgress, type StartProgress } from '@site/platform/startProgress';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { startNginxSite } from './nginxSite';
import { startPlatformProcess } from './platformProcess';
import { runTypeScript } from './run.mjs';
import { steerSandbox } from './sandbox';
import { startSite } from './serve';
import { suitePorts, type SuitePorts } from './suitePorts';

type End = () => Promise<void>;

/** A start that takes longer runs on a busy machine, so its further steps are printed. */
const SLOW_START_MS = 20_000;

/** Maximum number of attempts to start the platform and site of a worker. */
const MOST_STARTS = 2;

/**
 * Builds changed packages before all suites, then starts a platform with its own database and a site for each worker.
 * Returns a function that stops them.
 */
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

/** Retries once, because one failed start must not stop the run before its first test. */
async function startForWorker(worker: number, attempt = 1): Promise<End> {
  try {
    return await startOnce(worker);
  } catch (error) {
    if (attempt === MOST_STARTS) throw error;
    process.stderr.write(`worker ${String(worker)} starts again: ${error instanceof Error ? error.message : String(error)}\n`);
    return startForWorker(worker, attempt + 1);
  }
}

async function startOnce(worker: number): Promise<End> {
  const ports = suitePorts(worker);
  const dataDir = makeTemporaryFolder('suite');
  const ends: End[] = [() => rm(dataDir, { recursive: true, force: true })];
  const end = async (): Promise<void> => {
    for (const each of ends.toReversed()) await each();
  };
  try {
    const environment = {
      SITE_PORT: String(ports.site),
      PLATFORM_PORT: String(ports.platform),
      PLATFORM_DATABASE_PORT: String(ports.database),
      PLATFORM_DATA: dataDir,
      PLATFORM_LOG: 'error',
    };
    const platform = await startPlatformProcess(environment, { onProgress: printWhenSlow(worker) });
    ends.push(() => platform.stop());
    await steerSandbox('reset', {}, platform.origin);
    const site = await startSharedSite(ports);
    ends.push(() => site.stop());
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

function printWhenSlow(worker: number): (progress: StartProgress) => void {
  const started = performance.now();
  return (progress) => {
    const elapsed = performance.now() - started;
    // Skip single migrations, because each would be a line.
    if (elapsed < SLOW_START_MS || (progress.step === 'migrations' && progress.done < progress.total)) return;
    process.stderr.write(`platform of worker ${String(worker)} after ${(elapsed / 1000).toFixed(0)} s: ${describeProgress(progress)}\n`);
  };
}

/** Starts the site of a worker; with `SITE_SERVER=nginx` as in production. */
function startSharedSite(ports: SuitePorts): Promise<{ stop(): Promise<void> }> {
  return process.env['SITE_SERVER'] === 'nginx' ? startNginxSite(ports) : startSite({ basePort: ports.site, platformPort: ports.platform });
}
