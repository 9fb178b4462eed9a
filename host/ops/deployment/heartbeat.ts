import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { check } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import writeFileAtomic from 'write-file-atomic';
import type { Environment } from './environment';

const heartbeatSchema = z.object({
  /** Time in ISO 8601, UTC. */
  at: z.string(),
  /** Interval until the next check; absent for a single check, which a timer may repeat. */
  everyMs: z.optional(z.number()),
});

/** Process that carries out scheduled changes and judges canaries, as other processes see it. */
export interface Watcher {
  /** Time of its last check. */
  readonly at: string;
  /** False when its next check is overdue: nothing is carried out until `pnpm ops watch` runs. */
  readonly isWatching: boolean;
}

/** Assumed interval of the timer of `pnpm ops watch --once`, which does not report it. */
const TIMER_MS = 5 * 60_000;
/** Tolerance: a check fetches files, and waits for the locks of other commands. */
const SLACK_MS = 2 * 60_000;

/** Records the start of a check. Only the operations console uses this. */
export async function beat(environment: Pick<Environment, 'fileOf' | 'now'>, everyMs?: number): Promise<void> {
  const file = heartbeatFile(environment);
  await mkdir(dirname(file), { recursive: true });
  await writeFileAtomic(file, `${JSON.stringify({ at: environment.now().toISOString(), ...(everyMs !== undefined && { everyMs }) })}\n`);
}

/** Reads the state of the watcher; undefined when none has ever run, or the file is unreadable. */
export async function readWatcher(environment: Pick<Environment, 'fileOf' | 'now'>): Promise<Watcher | undefined> {
  try {
    const heartbeat = check(heartbeatSchema, JSON.parse(await readFile(heartbeatFile(environment), 'utf8')));
    if (heartbeat.issues) return undefined;
    const { at, everyMs = TIMER_MS } = heartbeat.value;
    return { at, isWatching: environment.now().getTime() - Date.parse(at) <= everyMs + SLACK_MS };
  } catch {
    return undefined;
  }
}

/** Returns the file beside the folders of the themed builds, because one watcher checks all of them. */
function heartbeatFile({ fileOf }: Pick<Environment, 'fileOf'>): string {
  return join(dirname(dirname(fileOf('default'))), 'watcher.json');
}
