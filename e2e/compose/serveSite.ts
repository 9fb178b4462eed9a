import { describeProgress, type StartProgress } from '@site/platform/startProgress';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { describeStartFailure } from '@site/release/listeners';
import { readPlatformSettings } from '@site/release/siteConfiguration';
import { serveUntilSignal, type Running } from '@site/release/stopOnSignal';
import { describeSiteBanner } from './banner';
import type { StartOutput } from './composeSite';
import { spawnPlatform } from './platformProcess';
import { recordWhileRunning } from './recordWhileRunning';
import type { Progress } from './startProgress.mjs';

/** Themed build: `SITE_BUILD=gilt npm start`. */
const BUILD = process.env['SITE_BUILD'] ?? 'default';

/** Builds changed packages and serves the site on the default addresses until it receives a signal. */
export async function serveSite({ progress, log }: StartOutput): Promise<void> {
  await serveUntilSignal(async (running) => {
    running.add({
      stop: () => {
        progress.close();
        return Promise.resolve();
      },
    });
    try {
      await serve({ progress, log }, running);
    } catch (error) {
      progress.close();
      const message = describeStartFailure(error);
      // Errors of the platform already name the log.
      const isNamed = log.file === undefined || message.includes(log.file);
      throw new Error(`${message}${isNamed ? '' : `\nThe whole log: ${log.file}`}`, { cause: error });
    }
  });
}

async function serve(output: StartOutput, running: Running): Promise<void> {
  const { progress, log } = output;
  progress.detail('platform', 'platform: program');
  // Start the platform first, because its database takes longest. The rest, the loading of its code included, runs in
  // parallel.
  const platform = running.add(
    await spawnPlatform(
      { PLATFORM_DEMO: process.env['PLATFORM_DEMO'] ?? '1', PLATFORM_SETTINGS: JSON.stringify(readPlatformSettings(BUILD)) },
      {
        onProgress: (step) => reportPlatform(step, progress),
        ...(log.file === undefined ? {} : { output: log.file }),
      },
    ),
  );
  const { composeSite } = await import('./composeSite');
  // A platform that cannot start stops the start immediately, not after the builds.
  const failed = platform.ended.then(() => platform.healthy());
  await Promise.race([composeSite(BUILD, platform, running, output), failed]);
  recordWhileRunning({ build: BUILD }, running);
  progress.done('site', 'ready');
  progress.close();
  process.stdout.write(describeSiteBanner(DEFAULT_ADDRESSES.host, log.file));
  await platform.ended;
  if (running.isStopping()) return;
  throw new Error(`The platform has ended.${log.file === undefined ? '' : ` The end of its log:\n${log.lastLines()}`}`);
}

/**
 * Reports the platform's start. It has about a hundred steps; the start of the database and the end get separate lines.
 */
function reportPlatform(step: StartProgress, progress: Progress): void {
  if (step.step === 'ready') progress.done('platform', 'platform ready');
  else if (step.step === 'database' && step.detail === 'start') progress.show('platform', 'database starts');
  else progress.detail('platform', `platform: ${describeProgress(step)}`);
}
