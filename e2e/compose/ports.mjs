import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** The host's port of `npm start`. */
export const DEFAULT_SITE_PORT = 4100;

/** From the host's port to the others of a site. The remotes take the six after the host's. */
export const PLATFORM_OFFSET = 90;
const REMOTES = 6;
const VENUES_OFFSET = PLATFORM_OFFSET + 1;
const KIT_OFFSET = 10;
/** To the pages that a bench compares with the site. */
const BENCH_OFFSET = 50;
/** From the platform's port to that of its embedded database, where a suite starts both. */
export const DATABASE_OFFSET = 2;
/** From the platform's port to its sandbox's. */
export const SANDBOX_OFFSET = 3;

/** From one `npm start` to the next. */
const SITE_DISTANCE = 100;

/** Ports of one worker of a suite: the site, its kit and platform, then a site and a platform that a test starts for itself. */
export const WORKER_DISTANCE = 200;
/** What one run reserves, whether it needs all of it or not. */
export const WORKERS_PER_RUN = 4;

/** Below the range from which Linux and macOS give ports to outgoing connections. */
const FIRST_RUN_PORT = 20_000;
const LAST_PORT = 32_000;
const LAST_SITE_PORT = 65_000;

/** Browsers connect to none of these (https://fetch.spec.whatwg.org/#port-blocking). Calls reach the platform through the host, so its own port may be one. */
const BLOCKED_BY_BROWSERS = [4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080];

/** Reservations of all checkouts on this machine, one file per run: its name is the first port, it contains the process and the checkout. */
const RESERVATIONS = join(tmpdir(), 'site-suite-ports');
/** Two processes that find the same abandoned reservation have both written theirs after this long. */
const SETTLE_MS = 30;

/**
 * All ports of a site.
 *
 * @param {number} sitePort the host's
 * @param {number} [platformPort]
 * @returns {readonly number[]}
 */
export function portsOfSite(sitePort, platformPort = sitePort + PLATFORM_OFFSET) {
  return [...portsOfPages(sitePort), platformPort, platformPort + (VENUES_OFFSET - PLATFORM_OFFSET), platformPort + SANDBOX_OFFSET];
}

/** @param {number} sitePort */
function portsOfPages(sitePort) {
  return Array.from({ length: REMOTES + 1 }, (_, index) => sitePort + index);
}

/** @param {number} sitePort */
export function isUsableByBrowsers(sitePort) {
  return ![...portsOfPages(sitePort), sitePort + VENUES_OFFSET].some((port) => BLOCKED_BY_BROWSERS.includes(port));
}

/**
 * Whether nothing listens on a port of this machine's loopback addresses.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 refuses the address, not the port.
    probe.once('error', (error) => resolve('code' in error && error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * @param {readonly number[]} ports
 * @returns {Promise<readonly number[]>} those on which something listens
 */
async function takenOf(ports) {
  const free = await Promise.all(ports.map(isFree));
  return ports.filter((_, index) => free[index] === false);
}

/**
 * Throws where a port of the site is taken, with the processes that listen there and the next port that has all of them free.
 *
 * @param {number} sitePort
 * @param {number} [platformPort]
 * @param {(port: number) => string} [suggest] how a person asks for another port
 */
export async function requireFreeSite(sitePort, platformPort, suggest = (port) => `npm start -- --port ${String(port)}`) {
  if (!isUsableByBrowsers(sitePort))
    throw new Error(`Browsers refuse a port of the site on ${String(sitePort)}. Use ${await offer(sitePort, suggest)}`);
  const taken = await takenOf(portsOfSite(sitePort, platformPort));
  if (taken.length === 0) return;
  const lines = taken.map((port) => `  port ${String(port)}: ${describeListener(port)}`);
  throw new Error(`The site cannot start, its ports are taken:\n${lines.join('\n')}\nStop it, or use ${await offer(sitePort, suggest)}`);
}

/**
 * @param {number} sitePort
 * @param {(port: number) => string} suggest
 */
async function offer(sitePort, suggest) {
  for (let next = sitePort + SITE_DISTANCE; next < LAST_SITE_PORT; next += SITE_DISTANCE) {
    if (isUsableByBrowsers(next) && (await takenOf(portsOfSite(next))).length === 0) return suggest(next);
  }
  return 'another machine: none of its ports is free';
}

/**
 * Who listens on a port, such as `process 4711 (node e2e/platform/main.ts)`.
 *
 * @param {number} port
 */
export function describeListener(port) {
  const pid = existsSync('/proc/net/tcp') ? findListenerInProc(port) : findListenerByLsof(port);
  return pid === undefined ? 'a process of another user' : `process ${String(pid)} (${commandOf(pid)})`;
}

/**
 * @param {number} port
 * @returns {number | undefined}
 */
function findListenerInProc(port) {
  const inodes = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].filter((file) => existsSync(file)).flatMap((file) => listeningInodes(file, port)),
  );
  if (inodes.size === 0) return undefined;
  const links = new Set([...inodes].map((inode) => `socket:[${inode}]`));
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => holdsOne(pid, links));
}

/**
 * @param {string} file
 * @param {number} port
 */
function listeningInodes(file, port) {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  // Columns: slot, local address, remote address, state (0A: listening), …, inode.
  const columns = rows.map((row) => row.trim().split(/\s+/));
  return columns.filter(([, local = '', , state]) => local.endsWith(suffix) && state === '0A').map((row) => row[9] ?? '');
}

/**
 * @param {number} pid
 * @param {ReadonlySet<string>} links
 */
function holdsOne(pid, links) {
  try {
    const dir = `/proc/${String(pid)}/fd`;
    return readdirSync(dir).some((fd) => links.has(readLink(join(dir, fd))));
  } catch {
    // It ended meanwhile, or belongs to another user.
    return false;
  }
}

/** @param {string} path */
function readLink(path) {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/**
 * @param {number} port
 * @returns {number | undefined}
 */
function findListenerByLsof(port) {
  const { stdout } = spawnSync('lsof', ['-nP', '-t', `-iTCP:${String(port)}`, '-sTCP:LISTEN'], { encoding: 'utf8' });
  const pid = Number.parseInt(stdout ?? '', 10);
  return Number.isNaN(pid) ? undefined : pid;
}

/** @param {number} pid */
function commandOf(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  return (stdout ?? '').trim().slice(0, 200) || 'command unknown';
}

/**
 * Reserves the ports of one run of suites on this machine until the process ends: two runs never get the same, and none gets those of a running site.
 *
 * @param {number} pid of the process that needs them
 * @param {string} checkout
 * @returns {Promise<{ readonly port: number, readonly isOnlyRun: boolean }>} the first port, and whether no other run of this checkout goes on
 */
export async function reserveRun(pid, checkout) {
  mkdirSync(RESERVATIONS, { recursive: true });
  const isOnlyRun = !runningCheckouts().includes(checkout);
  const size = WORKER_DISTANCE * WORKERS_PER_RUN;
  for (let port = FIRST_RUN_PORT; port + size <= LAST_PORT; port += size) {
    if (!(await reserve(port, `${String(pid)} ${checkout}`))) continue;
    if ((await takenOf(portsOfRun(port))).length === 0) return { port, isOnlyRun };
    rmSync(reservationOf(port), { force: true });
  }
  throw new Error(`No ${String(size)} free ports for a suite between ${String(FIRST_RUN_PORT)} and ${String(LAST_PORT)}`);
}

/** @param {number} port what `reserveRun` returned */
export function releaseRun(port) {
  rmSync(reservationOf(port), { force: true });
}

/** @param {number} first */
function portsOfRun(first) {
  const workers = Array.from({ length: WORKERS_PER_RUN }, (_, worker) => first + worker * WORKER_DISTANCE);
  return workers.flatMap((port) => [
    ...[port, port + WORKER_DISTANCE / 2].flatMap((site) => [...portsOfSite(site), site + PLATFORM_OFFSET + DATABASE_OFFSET]),
    port + KIT_OFFSET,
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

// `node ports.mjs <pid> <checkout>` prints the reservation: for a caller that cannot wait for a promise. Without a top-level await, which would have what
// imports this module evaluated after its siblings, and these would read the ports before they are set.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [pid, checkout] = process.argv.slice(2);
  reserveRun(Number(pid), checkout ?? '').then(
    (reservation) => process.stdout.write(JSON.stringify(reservation)),
    (error) => {
      process.stderr.write(String(error));
      process.exitCode = 1;
    },
  );
}
