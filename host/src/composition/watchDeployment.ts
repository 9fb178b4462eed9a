import { distinctUntilChanged, exhaustMap, filter, fromEvent, interval, map, merge, share, skip, throttleTime } from 'rxjs';
import type { Bus } from '@site/shared/contract/events';
import type { Logger } from '@site/shared/contract/services';
import { fromReadable } from '@site/shared/streams';
import { fetchDeployment, type DeploymentProblem, type DeploymentSource } from './deployment';
import { DEPLOYMENT_FAILURE_GAP_MS, DEPLOYMENT_POLL_MS, DEPLOYMENT_RETURN_GAP_MS } from './limits';
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
  const looked$ = merge(interval(DEPLOYMENT_POLL_MS), fromEvent(document, 'visibilitychange'), fromEvent(window, 'focus')).pipe(
    filter(() => document.visibilityState === 'visible'),
    throttleTime(DEPLOYMENT_RETURN_GAP_MS),
  );
  const failed$ = fromReadable(store.failures).pipe(skip(1), throttleTime(DEPLOYMENT_FAILURE_GAP_MS));
  const answer$ = merge(looked$, fromEvent(window, 'online'), failed$).pipe(
    exhaustMap(() => fetchDeployment(source)),
    share(),
  );
  const refused$ = answer$.pipe(
    map((answer) => (answer.kind === 'fresh' ? undefined : answer.problem)),
    filter((problem) => problem === undefined || !ABSENT.includes(problem.why)),
    distinctUntilChanged((before, problem) => before?.why === problem?.why),
    filter((problem) => problem !== undefined),
  );
  const revised$ = answer$.pipe(
    filter((answer) => answer.kind === 'fresh'),
    map(({ manifest }) => manifest),
    filter(({ revision }) => revision > store.revision),
  );

  const subscription = refused$.subscribe((problem) => {
    logger.error('deployment manifest not usable', { instead: 'current', ...problem });
  });
  subscription.add(
    revised$.subscribe((manifest) => {
      store.apply(manifest);
      bus.emit('deployment/revised', { revision: manifest.revision });
    }),
  );
  return () => {
    subscription.unsubscribe();
  };
}
