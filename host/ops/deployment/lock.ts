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

/** A lock without a heartbeat for this time is abandoned and taken over. */
const STALE_AFTER_MS = 5_000;
const SIGN_OF_LIFE_MS = 1_000;
/** Delay between two attempts; randomised, so waiting processes do not retry in step. */
const RETRY_MS = { least: 5, most: 25 } as const;

const holderSchema = z.object({ id: z.string(), who: z.string(), what: z.string(), since: z.string(), pid: z.int() });
type Holder = z.infer<typeof holderSchema>;

export interface LockRequest {
  /** Holder and its command, shown to waiting operators. */
  readonly who: string;
  readonly what: string;
  /** Time limit of the wait for another holder. */
  readonly waitMs: number;
}

/** Throws a refusal when the lock was taken over, for example after the machine was suspended. */
export type AssertHeld = () => Promise<void>;

/**
 * Runs work on a folder exclusively among all processes. Call `assertHeld` right before writing.
 *
 * Throws a refusal that names the holder when the lock cannot be acquired in time.
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
    // A refused change must not leave an empty folder; `rmdir` fails for a folder with a manifest.
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
        // The note shows whether we still hold the lock; it is checked before each write.
        onCompromised: () => undefined,
      });
    } catch (error) {
      // The folder is missing: another operator was refused at this moment and removed it.
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
    // The note is not written yet, or was just removed.
    return undefined;
  }
}
