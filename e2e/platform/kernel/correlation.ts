import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/**
 * Runs `work`, and everything it starts, as part of the call with this id. Log, security log and ledger record the id.
 */
export function withCorrelation<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** Returns the id of the present call, or null when the platform acts on its own. */
export function correlationId(): string | null {
  return current.getStore() ?? null;
}
