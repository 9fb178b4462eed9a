import { resultsDir } from './compose/suitePorts';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { CHROMIUM_ARGS, findChromium } from './compose/chromium.mjs';

const RESULTS = resultsDir();
const executablePath = findChromium();
// Otherwise two workers would play before one platform.
if (new URL(DEFAULT_ADDRESSES.host).port !== process.env['SITE_PORT']) throw new Error('The addresses were read before the ports were set');

/**
 * Suites on the production build, composed as in production, before the sandbox platform. One page at a time to a platform, for its clock and ledger are
 * one; `--workers=2` plays on two platforms, each with a site of its own.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(RESULTS, 'playwright'),
  globalSetup: join(import.meta.dirname, 'compose', 'playwrightSetup.ts'),
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // What passes at the second try only is named as flaky, keeps the trace of the first and proves no row of the register: a defect to repair, but none
  // that hides what the rest of the run has to say.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'playwright.json') }]],
  use: {
    baseURL: DEFAULT_ADDRESSES.host,
    viewport: { width: 1920, height: 1080 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A page that stands still costs the browser half; where movement belongs to the matter, the suite asks for it (`AS_MOST_PLAYERS`).
    contextOptions: { reducedMotion: 'reduce' },
    // What was done, asked and logged up to a failure, and how the page looked then. A copy of the document at every step is dear; where one is wanted
    // there is `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...CHROMIUM_ARGS],
    },
  },
  // `npm test` leaves out the sweeps and what is tagged `@full`; `pnpm test:full` leaves out nothing.
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', testIgnore: 'journeys/sweeps/**' },
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', testIgnore: 'faults/sweeps/**' },
    { name: 'skew', testMatch: 'skew/**/*.spec.ts' },
    { name: 'sweeps', testMatch: ['{journeys,faults}/sweeps/**/*.spec.ts', 'bench/**/*.spec.ts'] },
  ],
});
