// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Distance between the ports of two sites. */
const SITE_DISTANCE = 100;
const LAST_PORT = 65_000;

const BLOCKED_SOURCE = 'https://fetch.spec.whatwg.org/#port-blocking';

/**
 * Ports of a site: the default of the host, then distances from the host's port and from the platform's.
 *
 * @type {{ readonly site: number,
 *   readonly fromSite: { readonly kit: number, readonly operations: number, readonly lastRemote: number,
 *     readonly bench: number, readonly override: number, readonly platform: number },
 *   readonly fromPlatform: { readonly venues: readonly number[], readonly database: number,
 *     readonly sandbox: number, readonly metrics: number } }}
 */
export const SITE_PORTS = readJson('sitePorts.json');

/** @type {ReadonlySet<number>} */
const BLOCKED_PORTS = new Set(readJson('blockedPorts.json').ports);

/**
 * Returns the ports that browsers and `fetch` refuse.
 *
 * @param {readonly number[]} ports
 */
export function findBlocked(ports) {
  return ports.filter((port) => BLOCKED_PORTS.has(port));
}

/**
 * Throws when the Fetch standard blocks one of the ports, or a process uses it. The message names the process and the
 * command with free ports.
 *
 * @param {string} what cannot start
 * @param {readonly number[]} ports
 * @param {() => Promise<string>} offer returns the command for other ports
 */
export async function requireFreePorts(what, ports, offer) {
  const blocked = findBlocked(ports);
  if (blocked.length > 0) {
    const which = `${blocked.length > 1 ? 'ports' : 'port'} ${blocked.join(', ')}`;
    throw new UnusablePortsError(
      `${what} cannot start on ${which}: browsers and fetch do not connect to it (${BLOCKED_SOURCE}). Use ${await offer()}`,
    );
  }
  const taken = await takenOf(ports);
  if (taken.length === 0) return;
  const lines = taken.map((port) => `  port ${String(port)}: ${describeListener(port)}`);
  throw new UnusablePortsError(`${what} cannot start, its ports are taken:\n${lines.join('\n')}\nStop it, or use ${await offer()}`);
}

/**
 * Returns the command for the next ports that are free and not blocked.
 *
 * @param {number} port the first of the unavailable ports
 * @param {(first: number) => readonly number[]} portsOf all required ports for a first one
 * @param {(first: number) => string} suggest the command
 */
export async function offerPorts(port, portsOf, suggest) {
  for (let next = port + SITE_DISTANCE; next < LAST_PORT; next += SITE_DISTANCE) {
    const ports = portsOf(next);
    if (findBlocked(ports).length === 0 && (await takenOf(ports)).length === 0) return suggest(next);
  }
  return 'another machine: none of its ports is free';
}

/** Error with a message for users: the reason why the ports are unavailable, and advice. */
class UnusablePortsError extends Error {}

/**
 * Returns the process that uses a port, when that prevented a start.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function explainTakenPort(error) {
  if (error instanceof UnusablePortsError) return error.message;
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)) return undefined;
  return `Port ${String(error.port)} is taken: ${describeListener(Number(error.port))}`;
}

/**
 * Returns the message for a user when a command could not start, instead of a stack.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function describeStartFailure(error) {
  return explainTakenPort(error) ?? (error instanceof Error ? error.message : String(error));
}

/**
 * Returns true when no process listens on a port of this machine's loopback addresses.
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
export async function takenOf(ports) {
  const free = await Promise.all(ports.map(isFree));
  return ports.filter((_, index) => free[index] === false);
}

/**
 * Describes the process that listens on a port, such as `process 4711 (node e2e/platform/main.ts)`.
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
    // The process has exited meanwhile, or belongs to another user.
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

/** @param {string} name */
function readJson(name) {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
}
