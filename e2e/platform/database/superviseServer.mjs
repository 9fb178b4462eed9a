// @ts-check
import { spawn } from 'node:child_process';
import { openSync, rmSync, writeSync } from 'node:fs';
import { parse } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * @typedef {object} ServerOrder
 * @property {string} program of PostgreSQL
 * @property {readonly string[]} args
 * @property {{ readonly uid: number, readonly gid: number } | null} user as whom the server runs; null for ours
 * @property {string} log file that receives the output of the server
 * @property {string} claimUrl of a database on the server
 * @property {number} lock key of the advisory lock that an owner holds
 * @property {number} graceMs how long the server outlives its owner, so that a restarted platform can take it over; 0 for not at all
 * @property {string | null} throwaway data folder to remove after the owner has ended without stopping the server; null for data that are kept
 */

/** A server that is asked to stop writes what it has in memory; on a busy machine that takes time. */
const STOP_LIMIT_MS = 60_000;

/** Failed attempts in a row to ask the server for its owner, each after a grace period. */
const MOST_FAILURES = 6;

/**
 * A process between a platform and its database server, the parent of the server. It is connected to the platform by its stdin, which the system closes
 * when the platform ends, however it ends, and then stops the server unless another platform has taken it over. In a session of its own, so that no
 * signal to the group of the platform reaches it.
 */
const order = /** @type {ServerOrder} */ (JSON.parse(process.argv[2] ?? ''));
let isOrphaned = false;
const log = openSync(order.log, 'a');
const server = spawn(order.program, order.args, {
  ...order.user,
  // Every user may enter it.
  cwd: parse(process.cwd()).root,
  env: { ...process.env, LC_ALL: 'C' },
  stdio: ['ignore', log, log],
});
server.once('error', ({ message }) => {
  writeSync(log, `${message}\n`);
  process.exit(1);
});
server.once('exit', (code) => {
  if (isOrphaned && order.throwaway !== null) rmSync(order.throwaway, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code ?? 1);
});
process.stdin.on('error', () => undefined);
process.stdin.once('close', () => void handleOrphan());
process.stdin.resume();
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => void stop());

async function handleOrphan() {
  isOrphaned = true;
  let failures = 0;
  while (order.graceMs > 0) {
    await delay(order.graceMs);
    const owner = await findOwner();
    if (owner === 'none') break;
    failures = owner === 'unknown' ? failures + 1 : 0;
    if (failures === MOST_FAILURES) break;
  }
  await stop();
}

/**
 * Takes the lock if no platform holds it, and then holds it until the server has ended, so that no platform takes over a server that stops.
 *
 * @returns {Promise<'none' | 'another' | 'unknown'>}
 */
async function findOwner() {
  try {
    // Only now: most servers are stopped by their owner.
    const { default: pg } = await import('pg');
    const claim = new pg.Client({ connectionString: order.claimUrl, application_name: 'supervisor', connectionTimeoutMillis: 10_000 });
    claim.on('error', () => undefined);
    await claim.connect();
    const { rows } = await claim.query('select pg_try_advisory_lock($1) as taken', [order.lock]);
    if (rows[0]?.taken === true) return 'none';
    await claim.end();
    return 'another';
  } catch {
    // It starts, or ends by itself.
    return 'unknown';
  }
}

/** SIGINT is PostgreSQL's fast shutdown: running transactions are rolled back. SIGQUIT is the immediate one: the next start recovers. */
async function stop() {
  server.kill('SIGINT');
  await delay(STOP_LIMIT_MS);
  server.kill('SIGQUIT');
  await delay(STOP_LIMIT_MS);
  server.kill('SIGKILL');
}
