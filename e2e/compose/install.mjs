import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const STAMP = join(ROOT, 'node_modules', '.installed');

/** Home folder of the package manager when the user's own is not writable. */
const OWN_HOME = join(ROOT, '.site', 'home');

/**
 * Without a network a start fails after a few seconds instead of 70 (the default of npm and pnpm), and uses the
 * packages on this machine.
 */
const REGISTRY_SETTINGS = {
  npm_config_prefer_offline: 'true',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
  npm_config_update_notifier: 'false',
};

/** Returns true when the packages of the lockfile are installed for this version of Node. */
export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wantedStamp();
}

/**
 * Installs the packages of the lockfile with the package manager in package.json, unless they are already installed.
 *
 * @param {object} [start] writes the output to the log of a start, and prints one line; default: the output is
 * inherited
 * @param {import('./startProgress.mjs').Progress} start.progress
 * @param {import('./startLog.mjs').StartLog} start.log
 */
export async function install(start) {
  if (isInstalled()) return;
  start?.progress.show('install', 'installing packages, once: this takes a minute or two');
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  // The prompt whether to replace another installation would be invisible.
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--config.confirmModulesPurge=false'];
  const [command, prefix] = hasCommand(packageManager) ? ['pnpm', []] : ['npx', ['-y', packageManager]];
  try {
    await run(command, [...prefix, ...args], { ...REGISTRY_SETTINGS, ...homeSettings() }, start?.log.fd);
  } catch (error) {
    throw start === undefined ? error : new Error(explainFailure(start.log), { cause: error });
  }
  writeFileSync(STAMP, wantedStamp());
  start?.progress.done('install', 'packages installed');
}

/**
 * Returns the failure, the last lines of the output and advice.
 *
 * @param {Pick<import('./startLog.mjs').StartLog, 'file' | 'lastLines'>} log
 */
export function explainFailure({ file, lastLines }) {
  const lines = lastLines();
  const where = file === undefined ? '' : `\nThe whole log: ${file}`;
  return `The packages could not be installed. ${adviceFor(lines)}\n${lines}`.trimEnd() + where;
}

/** @param {string} output */
function adviceFor(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'The npm registry does not answer: connect this machine to it (npm config get registry), then start again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: free some space, then start again.';
  return 'The last lines say why; start again when it is mended.';
}

function wantedStamp() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .update(process.version)
    .digest('hex');
}

/** @returns {Readonly<Record<string, string>>} */
function homeSettings() {
  try {
    accessSync(homedir(), constants.W_OK | constants.X_OK);
    return {};
  } catch {
    return { HOME: OWN_HOME, npm_config_cache: join(OWN_HOME, '.npm') };
  }
}

/** @param {string} packageManager such as `pnpm@10.34.9` */
function hasCommand(packageManager) {
  const { status, stdout } = spawnSync('pnpm', ['--version'], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 && `pnpm@${stdout.trim()}` === packageManager;
}
