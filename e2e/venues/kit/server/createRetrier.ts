import { backoffMs, createOutage, pause, type Outage } from '@site/release/retry';
import type { Log } from '../operator';
import { WalletFailure } from '../wallet/createWalletClient';

/** Retried call. Outages are logged by `what`, the kind of call; `id` distinguishes calls of one kind. */
export interface Retried {
  readonly what: string;
  readonly id?: string;
}

/**
 * Retries calls with exponential backoff and jitter. Logs when a kind of call starts to fail, fails for another reason,
 * and succeeds again.
 */
export interface Retrier {
  /**
   * Repeats a money call until its outcome is known. A call that throws may have moved the money; the same ids move it
   * once.
   *
   * @throws the last failure when the signal is aborted or after the last attempt; at once when the operator decided
   * that nothing moved
   */
  untilKnown<Result>(retried: Retried, call: () => Promise<Result>, options?: { readonly attempts?: number }): Promise<Result>;
  /**
   * Makes a call of a polling loop, unless the last failure of this id is too recent. Returns true when the call
   * succeeded; never throws.
   */
  whenDue(retried: Retried, call: () => Promise<unknown>): Promise<boolean>;
  /** Runs a task at an interval until `stop`, never twice at the same time, and less often while it throws. */
  repeat(what: string, everyMs: number, task: () => Promise<unknown>): { stop(): void };
}

export interface RetrierOptions {
  readonly log: Log;
  /**
   * Aborted when the server stops: waiting calls are then rejected, and their rounds continue at the next start through
   * `openRounds`.
   */
  readonly signal?: AbortSignal;
  /** Returns a number between 0 and 1 for the jitter. */
  readonly random?: () => number;
}

/** Time after which a failed id that no loop requests any more is forgotten. */
const FORGOTTEN_AFTER_MS = 300_000;

export function createRetrier({ log, signal, random = Math.random }: RetrierOptions): Retrier {
  const outages = new Map<string, Outage>();
  const isStopping = (): boolean => signal?.aborted === true;
  const waiting = new Map<string, { readonly failures: number; readonly dueAt: number; readonly forget: () => void }>();

  const outageOf = (what: string): Outage => {
    const outage =
      outages.get(what) ??
      createOutage({
        onReason: (reason, id) => log.warn('venue-retrying', { what, id, reason }),
        onEnd: (failures) => log.warn('venue-recovered', { what, failures }),
      });
    outages.set(what, outage);
    return outage;
  };

  const whenDue: Retrier['whenDue'] = async ({ what, id = '' }, call) => {
    const key = `${what} ${id}`;
    const last = waiting.get(key);
    if (last !== undefined && performance.now() < last.dueAt) return false;
    const outage = outageOf(what);
    try {
      await call();
    } catch (error) {
      if (isStopping()) return false;
      const failures = (last?.failures ?? 0) + 1;
      // The interval of the calling loop is the first wait.
      const waitMs = failures === 1 ? 0 : backoffMs(failures - 1, random);
      outage.fail(id, error);
      waiting.set(key, { failures, dueAt: performance.now() + waitMs, forget: () => outage.forget(id) });
      forgetAbandoned();
      return false;
    }
    waiting.delete(key);
    outage.succeed(id);
    return true;
  };

  const forgetAbandoned = (): void => {
    for (const [key, { dueAt, forget }] of waiting) {
      if (dueAt + FORGOTTEN_AFTER_MS > performance.now()) continue;
      waiting.delete(key);
      forget();
    }
  };

  return {
    whenDue,

    async untilKnown({ what, id = '' }, call, { attempts = Infinity } = {}) {
      const outage = outageOf(what);
      for (let attempt = 1; ; attempt += 1) {
        try {
          const result = await call();
          outage.succeed(id);
          return result;
        } catch (error) {
          if (isDecided(error) || isStopping()) throw error;
          outage.fail(id, error);
          if (attempt < attempts) await pause(backoffMs(attempt, random), signal);
          if (attempt >= attempts || isStopping()) {
            outage.forget(id);
            throw error;
          }
        }
      }
    },

    repeat(what, everyMs, task) {
      let isRunning = false;
      const timer = setInterval(() => {
        if (isRunning) return;
        isRunning = true;
        void whenDue({ what }, task).finally(() => {
          isRunning = false;
        });
      }, everyMs);
      timer.unref();
      return {
        stop: () => {
          clearInterval(timer);
        },
      };
    },
  };
}

/** Returns true when a repeated request with the same ids would have the same result. */
function isDecided(error: unknown): boolean {
  if (!(error instanceof WalletFailure)) return false;
  const { reason } = error;
  return reason.kind === 'blocked-port' || (reason.kind === 'refused' && ['bad-request', 'foreign', 'session-over'].includes(reason.error));
}
