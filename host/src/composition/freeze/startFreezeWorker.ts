/** Starts the worker of this page. Throws when the browser or the page's policy refuses it. */
export function startFreezeWorker(tab: string): Worker {
  return new Worker(new URL('./freeze.worker.ts', import.meta.url), { name: tab });
}
