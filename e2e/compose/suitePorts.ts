/** Further than from the first port of a worker to its last: the site, the page of the kit, the platform, then a site and a platform of a test's own. */
const DISTANCE = 300;

const FIRST = { site: Number(process.env['SITE_PORT'] ?? 4100), platform: Number(process.env['PLATFORM_PORT'] ?? 4190) };

/** Where the site and the platform of one worker of Playwright listen; workers are numbered from 0. */
export function suitePorts(worker: number): { readonly site: number; readonly platform: number } {
  return { site: FIRST.site + worker * DISTANCE, platform: FIRST.platform + worker * DISTANCE };
}

// Imported before anything that knows an address: within a worker, what all code takes for the usual ports is that worker's own.
const worker = process.env['TEST_PARALLEL_INDEX'];
if (worker !== undefined) {
  const { site, platform } = suitePorts(Number(worker));
  Object.assign(process.env, { SITE_PORT: String(site), PLATFORM_PORT: String(platform) });
}
