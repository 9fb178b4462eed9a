import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { check } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import { formatZoned } from './moments';
import { Refusal } from './refusal';
import { systemCode } from './systemError';

/** A holder without a heartbeat for this long has ended, and its lock is taken over. */
const STALE_AFTER_MS = 5_000;
const SIGN_OF_LIFE_MS = 1_000;
/** Between two attempts; randomised, so that waiting processes do not retry in step. */
const RETRY_MS = { least: 5, most: 25 } as const;

const holderSchema = z.object({ id: z.string(), who: z.string(), what: z.string(), since: z.string(), pid: z.int() });
type Holder = z.infer<typeof holderSchema>;

export interface LockRequest {
  /** Shown to waiting operators: the holder and its command. */
  readonly who: string;
  readonly what: string;
  /** How long to wait for another holder. */
  readonly waitMs: number;
}

/** Throws a refusal where the lock was taken over, as after the machine was suspended. */
export type AssertHeld = () => Promise<void>;

/**
 * Works on a folder alone among all processes. Ask `assertHeld` right before writing.
 *
 * Throws a refusal naming the holder where the lock cannot be acquired in time.
 */
export async function withLock<T>(folder: string, request: LockRequest, work: (assertHeld: AssertHeld) => Promise<T>): Promise<T> {
  const note = join(folder, 'holder.json');
  const release = await acquire(folder, request, note);
  const holder: Holder = {
    id: randomUUID(),
    who: request.who,
    what: request.what,
    // eslint-disable-next-line eslint-js/no-restricted-syntax -- a machine's own time, beside its process
    since: new Date().toISOString(),
    pid: process.pid,
  };
  const isOurs = async (): Promise<boolean> => (await readHolder(note))?.id === holder.id;
  try {
    await writeFile(note, `${JSON.stringify(holder)}\n`);
    return await work(async () => {
      if (!(await isOurs()))
        throw new Refusal('lock-lost', 'Another operator has taken over the lock meanwhile; nothing was changed: try again');
    });
  } finally {
    if (await isOurs()) {
      await rm(note, { force: true });
      await release();
    }
    // A change that was refused leaves no folder of its own behind; one with a manifest is not empty.
    await rmdir(folder).catch(() => undefined);
  }
}

async function acquire(folder: string, { waitMs }: LockRequest, note: string): Promise<() => Promise<void>> {
  const until = performance.now() + waitMs;
  for (;;) {
    try {
      await mkdir(folder, { recursive: true });
      return await lock(folder, {
        lockfilePath: join(folder, 'deployment.lock'),
        stale: STALE_AFTER_MS,
        update: SIGN_OF_LIFE_MS,
        // The note shows whether the lock is still ours; it is checked before anything is written.
        onCompromised: () => undefined,
      });
    } catch (error) {
      // Without the folder another operator was refused at this moment and took it away.
      if (systemCode(error) === 'ENOENT') continue;
      if (systemCode(error) !== 'ELOCKED') throw error;
      if (performance.now() >= until) throw new Refusal('locked', describeHolder(folder, await readHolder(note)));
    }
    await wait(RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least));
  }
}

function describeHolder(folder: string, holder: Holder | undefined): string {
  if (holder === undefined) return `${folder} is being changed by another process: try again`;
  const { who, what, since, pid } = holder;
  return `${folder} is being changed by ${who} (${what}, process ${pid}) since ${formatZoned(since)}: wait for that, then try again`;
}

async function readHolder(note: string): Promise<Holder | undefined> {
  try {
    const result = check(holderSchema, JSON.parse(await readFile(note, 'utf8')));
    return result.issues ? undefined : result.value;
  } catch {
    // Not written yet, or removed at this moment.
    return undefined;
  }
}
