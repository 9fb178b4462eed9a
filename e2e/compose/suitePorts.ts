import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DATABASE_OFFSET, PLATFORM_OFFSET, releaseRun, WORKER_DISTANCE, WORKERS_PER_RUN } from './ports.mjs';

const ROOT = join(import.meta.dirname, '..', '..');

/** First port of this run. `npm test` reserves it before its first stage; a suite by itself when it starts. Its workers inherit it. */
const RUN_PORT = 'SUITE_PORT';
/** Folder of the results below the repository. */
const RESULTS = 'SUITE_RESULTS';

export interface SuitePorts {
  readonly site: number;
  readonly platform: number;
  readonly database: number;
}

/** Where the site and the platform of one worker of Playwright listen; workers are numbered from 0. */
export function suitePorts(worker: number): SuitePorts {
  if (worker >= WORKERS_PER_RUN) throw new Error(`A run of the suites has ports for ${String(WORKERS_PER_RUN)} workers`);
  const site = Number(process.env[RUN_PORT]) + worker * WORKER_DISTANCE;
  const platform = site + PLATFORM_OFFSET;
  return { site, platform, database: platform + DATABASE_OFFSET };
}

/** Where this run writes its results: `results`, or a folder in it while another run of this checkout goes on. */
export function resultsDir(): string {
  return join(ROOT, process.env[RESULTS] ?? 'results');
}

interface Reservation {
  readonly port: number;
  readonly isOnlyRun: boolean;
}

function reserveOnce(): void {
  if (process.env[RUN_PORT] !== undefined) return;
  // Synchronously in a child process, because the ports have to be known before the next module is evaluated.
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

// Imported before anything that knows an address: from here on, what all code takes for the usual ports are those of the suite, and in a worker of
// Playwright that worker's own. Each platform of a suite starts a database of its own.
reserveOnce();
delete process.env['DATABASE_URL'];
const { site, platform, database } = suitePorts(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));
Object.assign(process.env, { SITE_PORT: String(site), PLATFORM_PORT: String(platform), PLATFORM_DATABASE_PORT: String(database) });
