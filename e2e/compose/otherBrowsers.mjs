import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const BROWSERS = [
  { find: findFirefox, packages: ['firefox-esr'] },
  { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/** Paths where distributions install the browser that WebKitGTK's driver starts. */
const WEBKIT_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu', ''].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((library) => join('/usr/lib', machine, library, 'MiniBrowser')),
);

/** @returns {string | undefined} */
export function findFirefox() {
  return findCommand('firefox-esr') ?? findCommand('firefox');
}

/**
 * Returns WebKit's browser, when its driver and a virtual screen are installed too.
 *
 * @returns {string | undefined}
 */
export function findWebKit() {
  if (findCommand('WebKitWebDriver') === undefined || findCommand('Xvfb') === undefined) return undefined;
  return WEBKIT_BROWSERS.find((file) => existsSync(file));
}

/**
 * Installs the browsers beside Chromium when permitted. A machine without them is not a failure: their suite reports
 * that it is skipped.
 */
export async function installOtherBrowsers() {
  const missing = BROWSERS.filter(({ find }) => find() === undefined);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await tryToRun('apt-get', ['update', '-q']);
  for (const { packages } of missing) await tryToRun('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
async function tryToRun(command, args) {
  try {
    await run(command, args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}

/** @param {string} name */
function findCommand(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
