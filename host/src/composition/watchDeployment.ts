import type { Bus } from '@site/shared/contract/events';
import type { Logger } from '@site/shared/contract/services';
import { fetchDeployment, type DeploymentProblem, type DeploymentSource } from './deployment';
import { DEPLOYMENT_FAILURE_GAP_MS, DEPLOYMENT_POLL_MS, DEPLOYMENT_RETURN_GAP_MS } from './limits';
import { listen } from './listen';
import type { RemoteStore } from './remoteStore';

/** No manifest came, which says nothing about the last one. */
const ABSENT: readonly DeploymentProblem['why'][] = ['unreachable', 'http-status', 'not-json'];

interface WatchOptions {
  readonly source: DeploymentSource;
  readonly store: RemoteStore;
  readonly bus: Bus;
  readonly logger: Logger;
  readonly window?: Window;
}

/**
 * Polls the deployment manifest, and notifies the store and the bus of changes: periodically while the page is visible, when the player
 * returns to it, when the network is back, and when something of a remote has failed, since operations may already have fixed it.
 *
 * One request at a time. A failed request or an older answer changes nothing; a manifest that is refused is logged once, until there is another.
 *
 * @returns ends it
 */
export function watchDeployment({ source, store, bus, logger, window = globalThis.window }: WatchOptions): () => void {
  const { document } = window;
  let isOver = false;
  let isAsking = false;
  let askedAt = -Infinity;

  let refusedAs: DeploymentProblem['why'] | undefined;
  const reportRefusal = (problem: DeploymentProblem | undefined): void => {
    if (problem !== undefined && ABSENT.includes(problem.why)) return;
    if (problem !== undefined && problem.why !== refusedAs)
      logger.error('deployment manifest not usable', { instead: 'current', ...problem });
    refusedAs = problem?.why;
  };

  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    askedAt = performance.now();
    const result = await fetchDeployment(source);
    isAsking = false;
    reportRefusal(result.kind === 'fresh' ? undefined : result.problem);
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
