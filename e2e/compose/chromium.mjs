import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool } from './run.mjs';

/** The headless shell comes first, because it needs less memory and processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Flags of the suites and the bench: they disable the sandbox, which does not work in a container, and background
 * traffic.
 */
export const CHROMIUM_ARGS = Object.freeze([
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]);

/**
 * Returns the browser of the machine, because Playwright's download may be unavailable.
 *
 * @returns {string | undefined} undefined when only Playwright's own browser is left
 */
export function findChromium() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** Installs a browser unless the machine or Playwright has one: Debian's package, when permitted. */
export async function installChromium() {
  if (findChromium() !== undefined || hasPlaywrightBrowser()) return;
  try {
    await runTool('playwright', ['install', 'chromium']);
  } catch {
    if (process.getuid?.() !== 0) throw new Error('No Chromium found: install one, for example with apt-get install chromium');
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk']);
  }
}

function hasPlaywrightBrowser() {
  const script =
    "const { chromium } = require('@playwright/test'); process.exit(require('node:fs').existsSync(chromium.executablePath()) ? 0 : 1)";
  return spawnSync(process.execPath, ['-e', script], { cwd: join(import.meta.dirname, '..') }).status === 0;
}
