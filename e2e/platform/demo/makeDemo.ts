import pg from 'pg';
import { isFullDisk } from '../database/fullDisk';
import type { Log } from '../kernel';
import type { OnStartProgress } from '../kernel/startProgress';
import { liveDemo, type DemoOptions } from './liveDemo';

interface MakeDemoOptions extends Omit<DemoOptions, 'onProgress' | 'signal' | 'present' | 'databaseUrl'> {
  readonly log: Log;
  readonly onProgress?: OnStartProgress;
  /** Time at which the demo's past ends; now by default. */
  readonly present?: Date;
}

/** Time limit for creating the past at a start. A slower machine starts without it. */
const LIMIT_MS = 280_000;

/** Suffix of a database that is being filled. One left by an earlier start is dropped. */
const UNFINISHED = '_demo_unfinished';

/**
 * Creates the database of this address with the past of the demo members, completely or not at all: it is filled under
 * another name and renamed last. On failure no such database remains and the log has the reason. Throws when the disk
 * is full.
 *
 * @returns true when it was created
 */
export async function makeDemo(
  databaseUrl: string,
  { onProgress, present = new Date(), log, ...options }: MakeDemoOptions,
): Promise<boolean> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const unfinished = `${name}${UNFINISHED}`;
  const unfinishedUrl = new URL(databaseUrl);
  unfinishedUrl.pathname = `/${unfinished}`;
  const maintenance = new URL(databaseUrl);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  // A closed connection rejects the next statement anyway; the event must not end the process.
  client.on('error', () => undefined);
  const startedAtMs = performance.now();
  try {
    await client.connect();
    await client.query(`drop database if exists ${client.escapeIdentifier(unfinished)} with (force)`);
    await client.query(`create database ${client.escapeIdentifier(unfinished)}`);
    // The rename below makes everything durable at once.
    await client.query(`alter database ${client.escapeIdentifier(unfinished)} set synchronous_commit to off`);
    let percent = 0;
    onProgress?.({ kind: 'progress', step: 'demo', done: percent, total: 100 });
    await liveDemo({
      ...options,
      databaseUrl: unfinishedUrl.href,
      present,
      log,
      signal: AbortSignal.timeout(LIMIT_MS),
      onProgress(share) {
        if (Math.floor(100 * share) === percent) return;
        percent = Math.floor(100 * share);
        onProgress?.({ kind: 'progress', step: 'demo', done: percent, total: 100 });
      },
    });
    await client.query(`alter database ${client.escapeIdentifier(unfinished)} reset synchronous_commit`);
    await client.query(`alter database ${client.escapeIdentifier(unfinished)} rename to ${client.escapeIdentifier(name)}`);
    log.info('demo-made', { seconds: Math.round((performance.now() - startedAtMs) / 1_000) });
    return true;
  } catch (error) {
    log.warn('demo-failed', { error: describe(error), consequence: 'the members of the demo start without a past' });
    await client.query(`drop database if exists ${client.escapeIdentifier(unfinished)} with (force)`).catch(() => undefined);
    if (isFullDisk(error)) throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${describe(error.cause)}`;
}
