import type { Bus } from '@site/shared/contract/events';
import { fetchDeployment, type DeploymentSource } from './deployment';
import { DEPLOYMENT_FAILURE_GAP_MS, DEPLOYMENT_POLL_MS, DEPLOYMENT_RETURN_GAP_MS } from './limits';
import { listen } from './listen';
import type { RemoteStore } from './remoteStore';

interface WatchOptions {
  readonly source: DeploymentSource;
  readonly store: RemoteStore;
  readonly bus: Bus;
  readonly window?: Window;
}

/**
 * Polls the deployment manifest, and notifies the store and the bus of changes: periodically while the page is visible, when the player
 * returns to it, when the network is back, and when something of a remote has failed, since operations may already have fixed it.
 *
 * One request at a time. A failed request or an older answer changes nothing.
 *
 * @returns ends it
 */
export function watchDeployment({ source, store, bus, window = globalThis.window }: WatchOptions): () => void {
  const { document } = window;
  let isOver = false;
  let isAsking = false;
  let askedAt = -Infinity;

  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    askedAt = performance.now();
    const result = await fetchDeployment(source);
    isAsking = false;
    if (isOver || result.kind !== 'fresh' || result.manifest.revision <= store.revision) return;
    store.apply(result.manifest);
    bus.emit('deployment/revised', { revision: result.manifest.revision });
  };
  const askUnlessWithin = (gapMs: number): void => {
    if (performance.now() - askedAt >= gapMs) void ask();
  };
  const askIfLookedAt = (): void => {
    if (document.visibilityState === 'visible') askUnlessWithin(DEPLOYMENT_RETURN_GAP_MS);
  };

  const timer = setInterval(askIfLookedAt, DEPLOYMENT_POLL_MS);
  let failureAskedAt = -Infinity;
  const handleFailure = (): void => {
    if (performance.now() - failureAskedAt < DEPLOYMENT_FAILURE_GAP_MS) return;
    failureAskedAt = performance.now();
    void ask();
  };
  const ends = [
    listen(document, 'visibilitychange', askIfLookedAt),
    listen(window, 'focus', askIfLookedAt),
    listen(window, 'online', () => void ask()),
    store.failures.subscribe(handleFailure),
  ];
  return () => {
    isOver = true;
    clearInterval(timer);
    for (const end of ends) end();
  };
}
