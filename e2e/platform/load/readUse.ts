import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import type { Db } from '../kernel';

/** Processor time since each began, in seconds. */
export interface ProcessorTime {
  /** Of the platform's processes together. */
  readonly platform: number;
  /** Of all processes of PostgreSQL. */
  readonly database: number;
  /** Of the one that makes the load. */
  readonly load: number;
}

/** @param pids of the platform's processes */
export function readProcessorTime(pids: readonly number[]): ProcessorTime {
  const rows = execFileSync('ps', ['-eo', 'pid=,cputimes=,comm='], { encoding: 'utf8' }).trim().split('\n');
  const all = rows.map((row) => {
    const [pid = '', seconds = '', name = ''] = row.trim().split(/\s+/);
    return { pid: Number(pid), seconds: Number(seconds), name };
  });
  const sum = (wanted: (each: (typeof all)[number]) => boolean): number =>
    all.filter(wanted).reduce((total, { seconds }) => total + seconds, 0);
  const { user, system } = process.cpuUsage();
  return {
    platform: sum(({ pid }) => pids.includes(pid)),
    database: sum(({ name }) => name === 'postgres'),
    load: (user + system) / 1_000_000,
  };
}

export async function readCommits(db: Db): Promise<number> {
  // Statistics of a session that is busy follow within a second.
  const { rows } = await sql<{ commits: number }>`
    select xact_commit::integer as commits from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.commits ?? 0;
}

/** What the connections that do something wait for at this moment: `working` those that wait for nothing. */
export async function readWaits(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ wait: string | null }>`
    select wait_event_type || ' ' || wait_event as wait from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`.execute(db);
  return rows.map(({ wait }) => wait ?? 'working');
}
