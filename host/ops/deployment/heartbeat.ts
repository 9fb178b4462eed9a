import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { check } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import writeFileAtomic from 'write-file-atomic';
import type { Environment } from './environment';

const heartbeatSchema = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Until the next look; absent of a single one, which a timer may or may not repeat. */
  everyMs: z.optional(z.number()),
});

/** The process that carries out scheduled changes and judges canaries, as far as the other processes know of it. */
export interface Watcher {
  /** Of its last look. */
  readonly at: string;
  /** False: its next look is overdue, so that nothing is made until `pnpm ops watch` runs. */
  readonly isWatching: boolean;
}

/** Of the timer of `pnpm ops watch --once`, where nothing says how often it comes. */
const TIMER_MS = 5 * 60_000;
/** A look fetches files, and waits for the locks of other commands. */
const SLACK_MS = 2 * 60_000;

/** Says that a look begins: the page of operations goes by it, and nothing else does. */
export async function beat(environment: Pick<Environment, 'fileOf' | 'now'>, everyMs?: number): Promise<void> {
  const file = heartbeatFile(environment);
  await mkdir(dirname(file), { recursive: true });
  await writeFileAtomic(file, `${JSON.stringify({ at: environment.now().toISOString(), ...(everyMs !== undefined && { everyMs }) })}\n`);
}

/** Undefined where nothing has ever watched, or where that cannot be read. */
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

/** One watcher looks at all themed builds, so the file is beside their folders. */
function heartbeatFile({ fileOf }: Pick<Environment, 'fileOf'>): string {
  return join(dirname(dirname(fileOf('default'))), 'watcher.json');
}
