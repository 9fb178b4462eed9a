import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { CHROMIUM_ARGS, findChromium } from './compose/chromium.mjs';

const RESULTS = join(import.meta.dirname, '..', 'results');
const executablePath = findChromium();

/** Suites on the production build, composed as in production, before the sandbox platform. One page at a time: they share its clock and ledger. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(RESULTS, 'playwright'),
  globalSetup: join(import.meta.dirname, 'compose', 'playwrightSetup.ts'),
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'playwright.json') }]],
  use: {
    baseURL: DEFAULT_ADDRESSES.host,
    viewport: { width: 1920, height: 1080 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...CHROMIUM_ARGS],
    },
  },
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', testIgnore: 'journeys/sweeps/**', grepInvert: /@full/ },
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', testIgnore: 'faults/sweeps/**' },
    // The long ones, with `pnpm test:full` only.
    { name: 'journeys-full', testMatch: 'journeys/**/*.spec.ts', testIgnore: 'journeys/sweeps/**', grep: /@full/ },
    { name: 'sweeps', testMatch: ['{journeys,faults}/sweeps/**/*.spec.ts', 'skew/**/*.spec.ts', 'bench/**/*.spec.ts'] },
  ],
});
