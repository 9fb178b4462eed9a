import { resultsDir } from '../compose/suitePorts';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../compose/chromium.mjs';
import type { Door } from './suite';

const RESULTS = resultsDir();
const executablePath = findChromium();
const MINUTE_MS = 60_000;

/**
 * Configures the suite that starts the site in a fresh clone as the README describes. The tests depend on each other,
 * so one worker runs them in order.
 */
export default defineConfig<Door>({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: join(RESULTS, 'front-door'),
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // A start may take as long as it makes progress; these limits only stop one that hangs.
  timeout: 30 * MINUTE_MS,
  expect: { timeout: MINUTE_MS },
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'playwright-front-door.json') }]],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: MINUTE_MS,
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: [...CHROMIUM_ARGS] },
  },
  projects: [
    { name: 'default-ports', use: { ports: 'default' } },
    { name: 'other-ports', use: { ports: 'other' } },
  ],
});
