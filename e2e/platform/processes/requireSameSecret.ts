import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { KeyOf, Log } from '../kernel';
import type { OwnConnection } from './createOwnConnection';

/** Classes of advisory locks that only fingerprints use, and the gate that serializes their claims. */
const FINGERPRINT_CLASS = 4_191;
const GATE_CLASS = 4_192;

/** A process that was killed may still seem to run for a moment. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 250;

export interface OwnKeys {
  readonly keyOf: KeyOf;
  /** True when the keys are derived from `PLATFORM_SECRET`. */
  readonly areGiven: boolean;
}

/** Error when another process of the platform runs on this database with other keys. */
export class OtherSecret extends Error {
  override readonly name = 'OtherSecret';
}

interface Other {
  readonly process: string | null;
  readonly fingerprint: number;
}

/**
 * Makes `connection.open` throw `OtherSecret` when a process with other keys runs on the database, because the two
 * would refuse each other's tokens and encrypted calls. Each process holds a fingerprint of its keys as a shared lock
 * on its own connection. When all have stopped, the next may use another secret. A process without a secret has keys
 * that no other process shares.
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
    // The other process started while this connection was lost. This one keeps trying; until then it neither leads nor
    // receives from the others.
    if (hasBegun) log.error('other-secret', { message });
    throw new OtherSecret(message);
  });
}

/** @returns the process with other keys; null when ours are claimed */
async function claim(client: pg.Client, own: number, patienceMs: number): Promise<Other | null> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const other = await claimOnce(client, own);
    if (other === null || performance.now() >= until) return other;
    await sleep(RETRY_MS);
  }
}

/** Lets one process claim at a time, so that of two that start at once one finds the other. */
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
