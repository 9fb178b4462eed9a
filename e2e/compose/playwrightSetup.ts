import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTypeScript } from './run.mjs';

import { startPlatformProcess } from './platformProcess';
import { steerSandbox } from './sandbox';
import { startSite } from './serve';

/** Before all suites: builds what changed, starts the platform on a database of its own and the site. Returns what ends them again. */
export default async function playwrightSetup(): Promise<() => Promise<void>> {
  await runTypeScript('shared/release/buildAll.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'site-suite-'));
  const platform = await startPlatformProcess({ PLATFORM_DATA: dataDir, PLATFORM_LOG: 'error' });
  await steerSandbox('reset');
  const site = await startSite();
  return async () => {
    await site.stop();
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
