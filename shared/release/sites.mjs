// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFree, SITE_PORTS } from './listeners.mjs';

/**
 * Site that `npm start` or `pnpm dev` served from this checkout: one file in `.site/sites` per port.
 *
 * @typedef {object} SiteRecord
 * @property {number} port the host's
 * @property {number} platformPort
 * @property {string} build the themed build
 * @property {string} startedAt when it was ready, as ISO 8601
 * @property {number} [pid] of the process that serves it; left out after it has stopped
 * @property {boolean} [isDevelopment] `pnpm dev` serves it: it has a platform, but no manifest for operations
 */

/** @typedef {SiteRecord & { readonly isRunning: boolean }} StartedSite */

/**
 * Returns the output folder of a site: `.site` on the default port, else a folder in it, so two sites never share a
 * manifest.
 *
 * @param {string} root of the checkout
 * @param {number} port the host's
 */
export function siteFolder(root, port) {
  return join(root, '.site', ...(port === SITE_PORTS.site ? [] : [`port-${String(port)}`]));
}

/**
 * Selects the site on this port in the environment of this process. Call it before the addresses are loaded, which read
 * the environment once. Throws when the port is invalid.
 *
 * @param {string} port as a person typed it
 */
export function nameSite(port) {
  if (!/^\d{4,5}$/.test(port) || Number(port) < 1024 || Number(port) > 65_000)
    throw new Error(`--port "${port}" is not a port of a site: use a number from 1024 to 65000`);
  process.env['SITE_PORT'] = port;
  delete process.env['PLATFORM_PORT'];
}

/**
 * Records a site that is ready, so later commands find its ports and its themed build.
 *
 * @param {string} root
 * @param {SiteRecord} site
 */
export function recordSite(root, site) {
  mkdirSync(recordsFolder(root), { recursive: true });
  const file = join(recordsFolder(root), `${String(site.port)}${site.isDevelopment === true ? '-dev' : ''}.json`);
  const part = `${file}.${String(process.pid)}`;
  writeFileSync(part, `${JSON.stringify(site)}\n`);
  renameSync(part, file);
}

/**
 * Records that a site has stopped. It remains the most recently started one.
 *
 * @param {string} root
 * @param {SiteRecord} site
 */
export function recordStop(root, { pid: _, ...site }) {
  recordSite(root, site);
}

/**
 * Returns the recorded sites, the most recently started one first. Corrects the records of killed processes.
 *
 * @param {string} root
 * @returns {Promise<readonly StartedSite[]>}
 */
export async function readSites(root) {
  if (!existsSync(recordsFolder(root))) return [];
  const files = readdirSync(recordsFolder(root)).filter((name) => name.endsWith('.json'));
  const records = files.flatMap((name) => readRecord(join(recordsFolder(root), name)));
  const sites = await Promise.all(records.map(async (site) => ({ ...site, isRunning: await isRunning(root, site) })));
  return sites.sort((one, other) => other.startedAt.localeCompare(one.startedAt));
}

/**
 * Returns the site for a command without a port: the only running one, else the most recently started one; `undefined`
 * when none was started. Throws when several run.
 *
 * @param {readonly StartedSite[]} sites the most recently started one first
 * @param {string} command such as `pnpm ops …`
 * @returns {StartedSite | undefined}
 */
export function chooseSite(sites, command) {
  const running = sites.filter((site) => site.isRunning);
  if (running.length < 2) return running[0] ?? sites[0];
  const lines = running.map((site) => `  ${describeSite(site)}, since ${site.startedAt}`);
  throw new Error(
    `${String(running.length)} sites run:\n${lines.join('\n')}\nName the port of one: SITE_PORT=${String(running[0]?.port)} ${command}`,
  );
}

/** @param {StartedSite} site */
export function describeSite({ port, build, isRunning: runs }) {
  return `http://localhost:${String(port)} (themed build ${build}${runs ? '' : ', not running'})`;
}

/** @param {string} root */
function recordsFolder(root) {
  return join(root, '.site', 'sites');
}

/**
 * @param {string} file
 * @returns {readonly SiteRecord[]} nothing where it cannot be read
 */
function readRecord(file) {
  try {
    const { port, platformPort, build, startedAt, pid, isDevelopment } = JSON.parse(readFileSync(file, 'utf8'));
    const isValid = [port, platformPort].every(Number.isInteger) && typeof build === 'string' && typeof startedAt === 'string';
    if (!isValid) return [];
    const site = { port, platformPort, build, startedAt, ...(isDevelopment === true ? { isDevelopment } : {}) };
    return [Number.isInteger(pid) ? { ...site, pid } : site];
  } catch {
    return [];
  }
}

/**
 * @param {string} root
 * @param {SiteRecord} site
 */
async function isRunning(root, site) {
  if (site.pid === undefined) return false;
  if (isAlive(site.pid)) return !(await isFree(site.port));
  recordStop(root, site);
  return false;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
