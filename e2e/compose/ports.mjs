import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
// Imported by path, because `npm start` and `npm test` need it before the packages are installed.
import { findBlocked, offerPorts, requireFreePorts, SITE_PORTS, takenOf } from '../../shared/release/listeners.mjs';
import { removeAbandonedFolders } from '../../shared/release/temporaryFolders.mjs';
import { remotesIn } from '../../shared/build/workspaceRemotes.cjs';
import { ROOT } from './run.mjs';

export const DEFAULT_SITE_PORT = SITE_PORTS.site;

/** Distance from the host's port to the platform's. The distances of the remotes are in their packages. */
export const PLATFORM_OFFSET = SITE_PORTS.fromSite.platform;
const REMOTE_OFFSETS = remotesIn(ROOT).map(({ port }) => port);
const { kit: KIT_OFFSET, operations: OPERATIONS_OFFSET, override: OVERRIDE_OFFSET } = SITE_PORTS.fromSite;
/** Distance from the host's port to the pages that a bench compares with the site. */
export const BENCH_OFFSET = SITE_PORTS.fromSite.bench;
/** A suite starts up to three consoles, and two development servers beside the page that overrides a site. */
const MOST_BESIDE = [0, 1, 2];
/** Distance from the platform's port to its embedded database when a suite starts both. */
export const DATABASE_OFFSET = SITE_PORTS.fromPlatform.database;
/** Distance from the platform's port to its sandbox. */
export const SANDBOX_OFFSET = SITE_PORTS.fromPlatform.sandbox;
/** Distance from the platform's port to its operations port, which serves the metrics. */
export const METRICS_OFFSET = SITE_PORTS.fromPlatform.metrics;

/** Number of ports per suite worker: the site, its kit and platform, then a site and a platform that a test starts. */
export const WORKER_DISTANCE = 200;
/** Number of workers whose ports one run reserves, used or not. */
export const WORKERS_PER_RUN = 4;

/** Lower end of a range below the ephemeral ports of Linux and macOS. */
const FIRST_RUN_PORT = 20_000;
const LAST_PORT = 32_000;

/**
 * Folder of the reservations of all checkouts on this machine, one file per run. Its name is the first port; it
 * contains the process id and the checkout.
 */
const RESERVATIONS = join(tmpdir(), 'site-suite-ports');
/** Delay after which two processes that found the same abandoned reservation have both written theirs. */
const SETTLE_MS = 30;

/**
 * Returns all ports of a site.
 *
 * @param {number} sitePort the host's
 * @param {number} [platformPort]
 * @returns {readonly number[]}
 */
export function portsOfSite(sitePort, platformPort = sitePort + PLATFORM_OFFSET) {
  return [...portsOfPages(sitePort), ...portsOfPlatform(platformPort)];
}

/**
 * Returns the ports of the platform, with the demo venues, the sandbox and the operations port.
 *
 * @param {number} platformPort
 * @returns {readonly number[]}
 */
function portsOfPlatform(platformPort) {
  return [0, ...SITE_PORTS.fromPlatform.venues, SANDBOX_OFFSET, METRICS_OFFSET].map((distance) => platformPort + distance);
}

/** @param {number} sitePort */
function portsOfPages(sitePort) {
  return [0, ...REMOTE_OFFSETS].map((offset) => sitePort + offset);
}

/**
 * Returns the ports of commands that run beside a site: the kit, the operations console and a page that overrides the
 * site.
 *
 * @param {number} sitePort
 */
function portsBesideSite(sitePort) {
  return [KIT_OFFSET, ...[OPERATIONS_OFFSET, OVERRIDE_OFFSET].flatMap((offset) => MOST_BESIDE.map((more) => offset + more))].map(
    (offset) => sitePort + offset,
  );
}

/**
 * Throws when a port of the site is blocked or in use. The message names the processes that listen there and the next
 * port with a free range.
 *
 * @param {number} sitePort
 * @param {number} [platformPort]
 */
export async function requireFreeSite(sitePort, platformPort) {
  const offer = () => offerSite(sitePort, (port) => `npm start -- --port ${String(port)}`);
  // Servers beside the site may already run for this site, so only check whether their ports are blocked.
  const blockedBeside = findBlocked(portsBesideSite(sitePort));
  await requireFreePorts('The site', [...portsOfSite(sitePort, platformPort), ...blockedBeside], offer);
}

/**
 * Throws like `requireFreeSite`, for the development servers: checks the platform's ports and those of the requested
 * pages.
 *
 * @param {readonly number[]} pages the host's first
 * @param {number} platformPort
 * @param {(port: number) => string} suggest the command for another port
 */
export async function requireFreeDevelopment(pages, platformPort, suggest) {
  const [sitePort = DEFAULT_SITE_PORT] = pages;
  await requireFreePorts('The site', [...pages, ...portsOfPlatform(platformPort)], () => offerSite(sitePort, suggest));
}

/**
 * @param {number} sitePort
 * @param {(port: number) => string} suggest
 */
function offerSite(sitePort, suggest) {
  return offerPorts(sitePort, (port) => [...portsOfSite(port), ...findBlocked(portsBesideSite(port))], suggest);
}

/**
 * Reserves the ports of one run of suites on this machine until the process exits. Two runs never get the same ports,
 * and no run gets those of a running site. Removes abandoned reservations of killed runs first.
 *
 * @param {number} pid of the process that needs them
 * @param {string} checkout
 * @param {number} [from] the lowest of the ports
 * @returns {Promise<{ readonly port: number, readonly isOnlyRun: boolean }>} the first port; `isOnlyRun` is true when
 * no other run of this checkout is active
 */
export async function reserveRun(pid, checkout, from = FIRST_RUN_PORT) {
  await removeAbandonedFolders();
  mkdirSync(RESERVATIONS, { recursive: true });
  const isOnlyRun = !runningCheckouts().includes(checkout);
  const size = WORKER_DISTANCE * WORKERS_PER_RUN;
  for (let port = from; port + size <= LAST_PORT; port += size) {
    if (findBlocked(portsOfRun(port)).length > 0 || !(await reserve(port, `${String(pid)} ${checkout}`))) continue;
    if ((await takenOf(portsOfRun(port))).length === 0) return { port, isOnlyRun };
    rmSync(reservationOf(port), { force: true });
  }
  throw new Error(`No ${String(size)} free ports for a suite between ${String(from)} and ${String(LAST_PORT)}`);
}

/** @param {number} port what `reserveRun` returned */
export function releaseRun(port) {
  rmSync(reservationOf(port), { force: true });
}

/**
 * Returns every port that a run may use when it has reserved from `first` on.
 *
 * @param {number} first
 */
export function portsOfRun(first) {
  const workers = Array.from({ length: WORKERS_PER_RUN }, (_, worker) => first + worker * WORKER_DISTANCE);
  return workers.flatMap((port) => [
    ...[port, port + WORKER_DISTANCE / 2].flatMap((site) => [
      ...portsOfSite(site),
      site + PLATFORM_OFFSET + DATABASE_OFFSET,
      ...portsBesideSite(site),
    ]),
    ...portsOfPages(port + BENCH_OFFSET),
  ]);
}

/** @param {number} port */
function reservationOf(port) {
  return join(RESERVATIONS, String(port));
}

/**
 * @param {number} port
 * @param {string} text
 */
async function reserve(port, text) {
  const file = reservationOf(port);
  const own = `${file}.${String(process.pid)}`;
  writeFileSync(own, text);
  try {
    linkSync(own, file);
  } catch {
    if (isHeld(file)) return false;
    renameSync(own, file);
    await delay(SETTLE_MS);
  } finally {
    rmSync(own, { force: true });
  }
  return readReservation(file) === text;
}

function runningCheckouts() {
  const files = readdirSync(RESERVATIONS).map((name) => join(RESERVATIONS, name));
  return files.filter(isHeld).map((file) => readReservation(file).replace(/^\d+ /, ''));
}

/** @param {string} file */
function isHeld(file) {
  const pid = Number.parseInt(readReservation(file), 10);
  if (Number.isNaN(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {string} file */
function readReservation(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

// `node ports.mjs <pid> <checkout> [from]` prints the reservation, for a caller that cannot await a promise. It avoids
// top-level await, because then the siblings of this module would be evaluated first and would read the ports before
// they are set.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [pid, checkout, from] = process.argv.slice(2);
  reserveRun(Number(pid), checkout ?? '', from === undefined ? undefined : Number(from)).then(
    (reservation) => process.stdout.write(JSON.stringify(reservation)),
    (error) => {
      process.stderr.write(String(error));
      process.exitCode = 1;
    },
  );
}
