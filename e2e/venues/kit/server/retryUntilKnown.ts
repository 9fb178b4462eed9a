import type { Log } from '../operator';
import { WalletFailure } from '../wallet/createWalletClient';

export interface RetryOptions {
  readonly log: Log;
  /** Named in the log. */
  readonly what: string;
  /** Ends the waiting when the server stops: the call is then rejected, and openRounds goes on with the round at the next start. */
  readonly signal?: AbortSignal;
  /** For a debit while the player waits: their page sends the same ids again after that. No end by default. */
  readonly attempts?: number;
}

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 30_000;

/**
 * Sends a money call until its outcome is known: a call that throws may have moved the money, and the same ids move it once. Waits 0.2 s, 0.4 s and so on, 30 s
 * at most, for as long as it takes.
 *
 * @throws the last failure once `signal` is aborted, or after the last attempt; at once where the operator said that nothing moved
 */
export async function retryUntilKnown<Result>(
  call: () => Promise<Result>,
  { log, what, signal, attempts = Infinity }: RetryOptions,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= attempts || isKnown(error)) throw error;
      log.warn('venue-money-retried', { what, attempt, message: error instanceof Error ? error.message : String(error) });
      await pause(Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS), signal);
      if (signal?.aborted === true) throw error;
    }
  }
}

/** Another request with the same ids would be refused in the same way. */
function isKnown(error: unknown): boolean {
  return error instanceof WalletFailure && error.error !== null && ['bad-request', 'foreign', 'session-over'].includes(error.error);
}

/** Ends early when the signal is aborted. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
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
