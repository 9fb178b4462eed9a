/** Starts the worker of this page. Throws where the browser or the policy of the page refuses it. */
export function startFreezeWorker(tab: string): Worker {
  return new Worker(new URL('./freeze.worker.ts', import.meta.url), { name: tab });
}
