import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../kernel';

/** Clock ticks per second in `/proc`; the same on every Linux machine. */
const TICKS_PER_SECOND = 100;

/** Processor time since the start of the processes, in seconds. */
export interface ProcessorTime {
  /** Sum of the platform's processes. */
  readonly platform: number;
  /** Sum of all PostgreSQL processes on this machine. */
  readonly database: number;
  /** Time of this process, which generates the load. */
  readonly load: number;
}

/** @param pids process ids of the platform */
export function readProcessorTime(pids: readonly number[]): ProcessorTime {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const times = all.flatMap((pid) => {
    const found = readStat(pid);
    return found === null ? [] : [{ pid: Number(pid), ...found }];
  });
  const sum = (wanted: (each: (typeof times)[number]) => boolean): number =>
    times.filter(wanted).reduce((total, { seconds }) => total + seconds, 0);
  const { user, system } = process.cpuUsage();
  return {
    platform: sum(({ pid }) => pids.includes(pid)),
    database: sum(({ name }) => name === 'postgres'),
    load: (user + system) / 1_000_000,
  };
}

/** Returns null for a process that has ended. */
function readStat(pid: string): { readonly name: string; readonly seconds: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = /\((.*)\)/.exec(stat)?.[1] ?? '';
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Fields 14 and 15 of the file, counted from 1: time in user mode and in kernel mode.
    return { name, seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}

export async function readCommits(db: Db): Promise<number> {
  // A busy session updates its statistics within a second.
  const { rows } = await sql<{ commits: number }>`
    select xact_commit::integer as commits from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.commits ?? 0;
}

/** Returns the wait event of each active connection, or `working` when it does not wait. */
export async function readWaits(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ wait: string | null }>`
    select wait_event_type || ' ' || wait_event as wait from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`.execute(db);
  return rows.map(({ wait }) => wait ?? 'working');
}
