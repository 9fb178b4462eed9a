import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DATABASE_OFFSET, PLATFORM_OFFSET, releaseRun, WORKER_DISTANCE, WORKERS_PER_RUN } from './ports.mjs';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Variable with the first port of this run. `npm test` reserves it before its first stage, a separate suite when it
 * starts. Its workers inherit it.
 */
const RUN_PORT = 'SUITE_PORT';
/** Variable with the results folder, relative to the repository. */
const RESULTS = 'SUITE_RESULTS';

export interface SuitePorts {
  readonly site: number;
  readonly platform: number;
  readonly database: number;
}

/** Returns the ports of the site and the platform of a Playwright worker; workers are numbered from 0. */
export function suitePorts(worker: number): SuitePorts {
  if (worker >= WORKERS_PER_RUN) throw new Error(`A run of the suites has ports for ${String(WORKERS_PER_RUN)} workers`);
  const site = Number(process.env[RUN_PORT]) + worker * WORKER_DISTANCE;
  const platform = site + PLATFORM_OFFSET;
  return { site, platform, database: platform + DATABASE_OFFSET };
}

/** Returns the results folder of this run: `results`, or a subfolder while another run of this checkout is active. */
export function resultsDir(): string {
  return join(ROOT, process.env[RESULTS] ?? 'results');
}

interface Reservation {
  readonly port: number;
  readonly isOnlyRun: boolean;
}

function reserveOnce(): void {
  if (process.env[RUN_PORT] !== undefined) return;
  // Reserve synchronously in a child process, because the ports have to be known before the next module is evaluated.
  const script = join(import.meta.dirname, 'ports.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, String(process.pid), ROOT], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const { port, isOnlyRun } = JSON.parse(stdout) as Reservation;
  process.env[RUN_PORT] = String(port);
  if (!isOnlyRun) process.env[RESULTS] = join('results', `beside-${String(port)}`);
  process.once('exit', () => {
    releaseRun(port);
  });
}

// Import this module before any module that reads an address: it replaces the default ports with those of the suite, in
// a Playwright worker with those of the worker. Each platform of a suite starts its own database.
reserveOnce();
delete process.env['DATABASE_URL'];
const { site, platform, database } = suitePorts(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));
Object.assign(process.env, { SITE_PORT: String(site), PLATFORM_PORT: String(platform), PLATFORM_DATABASE_PORT: String(database) });
