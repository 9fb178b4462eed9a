import { resultsDir } from './compose/suitePorts';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { CHROMIUM_ARGS, findChromium } from './compose/chromium.mjs';

const RESULTS = resultsDir();
const executablePath = findChromium();
// Otherwise two workers would share one platform.
if (new URL(DEFAULT_ADDRESSES.host).port !== process.env['SITE_PORT']) throw new Error('The addresses were read before the ports were set');

/**
 * Suites on the production build, composed as in production, with the sandbox platform. One test at a time per
 * platform, because they share its clock and ledger; each worker of `--workers=2` has a platform and a site of its own.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(RESULTS, 'playwright'),
  globalSetup: join(import.meta.dirname, 'compose', 'playwrightSetup.ts'),
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // A test that passes only when retried is reported as flaky, keeps the trace of the first attempt and proves no row
  // of the register: a defect, but one that does not hide the results of the rest of the run.
  retries: 1,
  // A busy machine is no failure: the limits end a test that hangs, and measure nothing. A test has limits of its own
  // only where it needs longer, or tries again.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  reporter: [
    ['list'],
    ['json', { outputFile: join(RESULTS, 'playwright.json') }],
    ['./matrix/tableReporter.ts', { outputFile: join(RESULTS, 'matrix.md') }],
  ],
  use: {
    baseURL: DEFAULT_ADDRESSES.host,
    actionTimeout: 120_000,
    viewport: { width: 1920, height: 1080 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A page without animations costs the browser half; a suite that tests animations enables them (`AS_MOST_PLAYERS`).
    contextOptions: { reducedMotion: 'reduce' },
    // Actions, requests and logs up to a failure, and a screenshot of it. A snapshot of the document at every step is
    // expensive; `--trace on` enables it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Processes that cost time and test nothing: one for the GPU that is switched off, and a renderer in reserve.
      args: [...CHROMIUM_ARGS, '--in-process-gpu', '--disable-features=SpareRendererForSitePerProcess'],
    },
  },
  // `npm test` leaves out the sweeps and what is tagged `@full`; `pnpm test:full` leaves out nothing, and runs
  // `lighthouse` last.
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', testIgnore: 'journeys/sweeps/**' },
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', testIgnore: 'faults/sweeps/**' },
    { name: 'skew', testMatch: 'skew/**/*.spec.ts' },
    { name: 'sweeps', testMatch: ['{journeys,faults}/sweeps/**/*.spec.ts', 'bench/**/*.spec.ts'] },
    { name: 'matrix', testMatch: 'matrix/**/*.spec.ts' },
    { name: 'browsers', testMatch: 'browsers/**/*.spec.ts' },
    // Pictures for eyes: `pnpm looks`.
    { name: 'looks', testMatch: 'looks/**/*.spec.ts', retries: 0 },
    // Measures, and so runs alone.
    { name: 'lighthouse', testMatch: 'lighthouse/**/*.spec.ts' },
  ],
});
