const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 30_000;

/**
 * Returns the delay after this number of consecutive failures: 0.2 s, doubled each time up to a limit, minus a random
 * part of up to one half.
 */
export function backoffMs(failures: number, random: () => number = Math.random, longestMs: number = LONGEST_WAIT_MS): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), longestMs) * (0.5 + random() / 2);
}

/** Resolves after the time, or when the signal is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) {
      resolve();
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}

/** Period in which calls of one kind fail. It reports changes, not each failure. */
export interface Outage {
  fail(id: string, error: unknown): void;
  succeed(id: string): void;
  /** Removes an id that is not called again. */
  forget(id: string): void;
}

export interface OutageEvents {
  /** Called when a call fails for a reason that is new in this outage. */
  readonly onReason: (reason: string, id: string, error: unknown) => void;
  /** Called when every failed id has succeeded, with the number of failures. */
  readonly onEnd: (failures: number) => void;
}

export function createOutage({ onReason, onEnd }: OutageEvents): Outage {
  const failing = new Set<string>();
  const reasons = new Set<string>();
  let failures = 0;
  return {
    fail(id, error) {
      const reason = reasonOf(error);
      failing.add(id);
      failures += 1;
      if (reasons.has(reason)) return;
      reasons.add(reason);
      onReason(reason, id, error);
    },
    succeed(id) {
      failing.delete(id);
      if (failures === 0 || failing.size > 0) return;
      onEnd(failures);
      failures = 0;
      reasons.clear();
    },
    forget(id) {
      failing.delete(id);
    },
  };
}

/** Returns the message of an error for a log. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
