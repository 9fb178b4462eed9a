import type { KeyLock } from './keyLock';
import type { Refusal } from './keyedRequest';
import { answeredName, createPendingKeys, type PendingKey, type PendingKeysOptions } from './pendingKeys';

/** Time after an answer for which a reloaded page still shows it. */
export const ANSWER_KEPT_MS = 60_000;

/**
 * A key whose answer this device has received. `refusal` is stored because the platform forgets keys that it refused.
 */
export interface AnsweredKey<Subject> extends PendingKey<Subject> {
  readonly refusal?: Refusal;
}

export interface AnsweredKeysOptions<Subject> extends PendingKeysOptions<Subject> {
  readonly lock: KeyLock;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Id of the page, which shows its own answers itself. Tests have several pages. */
  readonly page?: string;
}

/**
 * Keys of the signed-in member that were answered within the last minute. A reload right after the answer hides it from
 * the player, so the next page shows it again. An open page locks the keys it shows, so that no other tab shows them
 * too.
 */
export interface AnsweredKeys<Subject> {
  /** Returns the keys of earlier pages and other tabs, oldest first. */
  list(): readonly AnsweredKey<Subject>[];
  /** Stores an answered key and locks it. */
  keep(answered: AnsweredKey<Subject>): void;
  /** Calls `show` and locks the key, unless another page shows it. */
  recall(key: string, show: () => void): void;
  /** Removes the key, because the player has seen the answer or the page shows something else. */
  forget(key: string): void;
  /** Removes the keys that this page has locked, because the player has left the view. A reload does not call it. */
  leave(): void;
  /** Unlocks the keys of this page. They stay stored. */
  dispose(): void;
}

interface KeptAnswer {
  readonly subject: unknown;
  readonly answeredAt: number;
  readonly page: string;
  readonly refusal?: Refusal;
}

export function createAnsweredKeys<Subject>(options: AnsweredKeysOptions<Subject>): AnsweredKeys<Subject> {
  const { parseSubject, lock, now, page = String(performance.timeOrigin) } = options;
  const keys = createPendingKeys<KeptAnswer>({ ...options, name: answeredName(options.name), parseSubject: parseAnswer });
  const releases = new Map<string, () => void>();

  const hold = async (key: string, show?: () => void) => {
    if (releases.has(key)) return;
    const released = new Promise<void>((resolve) => releases.set(key, resolve));
    const isHeld = await lock(`answer:${key}`, () => {
      show?.();
      return released;
    });
    if (!isHeld) releases.delete(key);
  };
  const release = (key: string) => {
    releases.get(key)?.();
    releases.delete(key);
  };
  const forget = (key: string) => {
    keys.remove(key);
    release(key);
  };

  return {
    list() {
      const kept = keys.list();
      const isOver = ({ subject }: PendingKey<KeptAnswer>) => Math.abs(now() - subject.answeredAt) >= ANSWER_KEPT_MS;
      for (const { key } of kept.filter(isOver)) keys.remove(key);
      return kept.flatMap((entry) => {
        const subject = isOver(entry) || entry.subject.page === page ? undefined : parseSubject(entry.subject.subject);
        const { refusal } = entry.subject;
        return subject === undefined ? [] : [{ key: entry.key, subject, ...(refusal && { refusal }) }];
      });
    },
    keep({ key, subject, refusal }) {
      keys.add({ key, subject: { subject, answeredAt: now(), page, ...(refusal && { refusal }) } });
      void hold(key);
    },
    recall(key, show) {
      void hold(key, show);
    },
    forget,
    leave() {
      for (const key of [...releases.keys()]) forget(key);
    },
    dispose() {
      for (const key of [...releases.keys()]) release(key);
      keys.dispose();
    },
  };
}

function parseAnswer(kept: unknown): KeptAnswer | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { subject, answeredAt, page, refusal } = kept as Partial<Record<keyof KeptAnswer, unknown>>;
  if (typeof answeredAt !== 'number' || typeof page !== 'string') return undefined;
  return { subject, answeredAt, page, ...(isRefusal(refusal) && { refusal: { code: refusal.code, message: refusal.message } }) };
}

function isRefusal(kept: unknown): kept is Refusal {
  if (typeof kept !== 'object' || kept === null) return false;
  const { code, message } = kept as Partial<Record<keyof Refusal, unknown>>;
  return typeof code === 'number' && typeof message === 'string';
}
