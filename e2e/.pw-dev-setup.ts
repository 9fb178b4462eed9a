import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnPlatform } from './compose/platformProcess';
import { startSite } from './compose/serve';
export default async function setup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-suite-'));
  const platform = await spawnPlatform({ PLATFORM_DATA: dataDir, PLATFORM_LOG: 'warn' });
  await platform.healthy();
  const site = await startSite();
  return async () => { await site.stop(); await platform.stop(); await rm(dataDir, { recursive: true, force: true }); };
}
