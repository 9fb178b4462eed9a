import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { KeyOf, Log } from '../kernel';
import type { OwnConnection } from './createOwnConnection';

/** Of fingerprints alone among all advisory locks, and of the moment in which one of them is taken. */
const FINGERPRINT_CLASS = 4_191;
const GATE_CLASS = 4_192;

/** A process that was killed may still seem to run. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 250;

/** The keys of this process, and where they come from. */
export interface OwnKeys {
  readonly keyOf: KeyOf;
  /** Whether they are made of `PLATFORM_SECRET`. */
  readonly areGiven: boolean;
}

/** Another process of the platform runs on this database with other keys. */
export class OtherSecret extends Error {
  override readonly name = 'OtherSecret';
}

interface Other {
  readonly process: string | null;
  readonly fingerprint: number;
}

/**
 * Two processes with different keys would refuse each other's tokens and sealed calls, so the later one does not start. Each holds a fingerprint of its
 * keys as a shared lock on its own connection, which ends with the process: once none is left, the next may have another secret. Without a secret a
 * process has keys of its own, which no other has.
 *
 * `connection.open` throws `OtherSecret` because of it.
 */
export function requireSameSecret(connection: OwnConnection, { keyOf, areGiven }: OwnKeys, log: Log, patienceMs = PATIENCE_MS): void {
  const own = keyOf('fingerprint').readUInt32BE() >>> 1;
  let hasBegun = false;
  connection.onOpen(async (client) => {
    const other = await claim(client, own, patienceMs);
    if (other === null) {
      hasBegun = true;
      return;
    }
    const message = describe(other, own, areGiven);
    // It came while this one's connection was lost. This one tries on, and until then neither leads nor hears the others.
    if (hasBegun) log.error('other-secret', { message });
    throw new OtherSecret(message);
  });
}

/** @returns who has other keys; null when ours are claimed */
async function claim(client: pg.Client, own: number, patienceMs: number): Promise<Other | null> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const other = await claimOnce(client, own);
    if (other === null || performance.now() >= until) return other;
    await sleep(RETRY_MS);
  }
}

/** One process after the other, so that of two that start at once one finds the other. */
async function claimOnce(client: pg.Client, own: number): Promise<Other | null> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1, 0)', [GATE_CLASS]);
  const { rows } = await client.query<Other>(
    `select application_name as process, objid::int as fingerprint from pg_locks left join pg_stat_activity using (pid)
     where locktype = 'advisory' and classid = $1 and objid::int <> $2
       and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [FINGERPRINT_CLASS, own],
  );
  const [other = null] = rows;
  if (other === null) await client.query('select pg_advisory_lock_shared($1, $2)', [FINGERPRINT_CLASS, own]);
  await client.query('commit');
  return other;
}

function describe({ process, fingerprint }: Other, own: number, areGiven: boolean): string {
  const theirs = `${process ?? 'another process'} runs on this database with keys of fingerprint ${toText(fingerprint)}`;
  const ours = areGiven
    ? `the PLATFORM_SECRET of this one gives ${toText(own)}. Give all of them the same one`
    : 'this one has no PLATFORM_SECRET. Give all of them the same one';
  return `${theirs}; ${ours}, or stop all of them first to begin with another`;
}

function toText(fingerprint: number): string {
  return fingerprint.toString(16).padStart(8, '0');
}
