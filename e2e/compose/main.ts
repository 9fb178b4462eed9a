import { readPlatformSettings } from '@site/shared/release/siteConfiguration';
import { serveUntilSignal, type Running } from '@site/shared/release/stopOnSignal';
import { spawnPlatform } from './platformProcess';

/** Which themed build: `SITE_BUILD=gilt npm start`. */
const BUILD = process.env['SITE_BUILD'] ?? 'default';

/** Builds what changed and serves it on the default addresses until it receives a signal. */
async function main(running: Running): Promise<void> {
  // First, as its database takes longest: the rest goes on beside it, also the loading of the rest's code.
  const platform = running.add(await spawnPlatform({ PLATFORM_SETTINGS: JSON.stringify(readPlatformSettings(BUILD)) }));
  const { composeSite } = await import('./composeSite');
  await composeSite(BUILD, platform, running);
  await platform.ended;
  if (running.isStopping()) return;
  throw new Error('The platform has ended');
}

await serveUntilSignal(main);
