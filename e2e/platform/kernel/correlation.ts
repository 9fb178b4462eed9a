import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work`, and whatever it starts, as part of the call with this id: log, security log and ledger write it beside what they keep. */
export function withCorrelation<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The id of the call that is carried out; null where the platform acts by itself. */
export function correlationId(): string | null {
  return current.getStore() ?? null;
}
