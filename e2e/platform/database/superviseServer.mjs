// @ts-check
import { spawn } from 'node:child_process';
import { openSync, rmSync, writeSync } from 'node:fs';
import { parse } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * @typedef {object} ServerOrder
 * @property {string} program path of the PostgreSQL server
 * @property {readonly string[]} args
 * @property {{ readonly uid: number, readonly gid: number } | null} user user of the server; null for the present one
 * @property {string} log file that receives the output of the server
 * @property {string} claimUrl address of a database on the server
 * @property {number} lock key of the advisory lock that an owner holds
 * @property {number} graceMs time that the server outlives its owner, so that a restarted platform can take it over; 0
 * to stop at once
 * @property {string | null} throwaway data folder to remove when the owner ends without stopping the server; null to
 * keep the data
 */

/** Time limit for a server to stop. It writes its memory to disk first, which is slow on a busy machine. */
const STOP_LIMIT_MS = 60_000;

/** Number of failed attempts in a row to ask the server for its owner, each after a grace period. */
const MOST_FAILURES = 6;

/**
 * Supervisor process between a platform and its database server, and parent of the server. Its stdin is connected to
 * the platform and closes when the platform ends in any way. It then stops the server unless another platform has taken
 * it over. It runs in a separate session, so that signals to the platform's process group do not reach it.
 */
const order = /** @type {ServerOrder} */ (JSON.parse(process.argv[2] ?? ''));
let isOrphaned = false;
const log = openSync(order.log, 'a');
const server = spawn(order.program, order.args, {
  ...order.user,
  // Every user can enter the root folder.
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
 * Takes the lock if no platform holds it, and keeps it until the server has ended, so that no platform takes over a
 * stopping server.
 *
 * @returns {Promise<'none' | 'another' | 'unknown'>}
 */
async function findOwner() {
  try {
    // Load it late, because most servers are stopped by their owner.
    const { default: pg } = await import('pg');
    const claim = new pg.Client({ connectionString: order.claimUrl, application_name: 'supervisor', connectionTimeoutMillis: 10_000 });
    claim.on('error', () => undefined);
    await claim.connect();
    const { rows } = await claim.query('select pg_try_advisory_lock($1) as taken', [order.lock]);
    if (rows[0]?.taken === true) return 'none';
    await claim.end();
    return 'another';
  } catch {
    // The server is starting or stopping.
    return 'unknown';
  }
}

/**
 * Stops the server. SIGINT is PostgreSQL's fast shutdown, which rolls back running transactions. SIGQUIT is the
 * immediate one, after which the next start recovers.
 */
async function stop() {
  server.kill('SIGINT');
  await delay(STOP_LIMIT_MS);
  server.kill('SIGQUIT');
  await delay(STOP_LIMIT_MS);
  server.kill('SIGKILL');
}
