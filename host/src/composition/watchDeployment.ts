import { fromEvent, merge, skip } from 'rxjs';
import type { Bus } from '@site/shared/contract/events';
import type { Logger } from '@site/shared/contract/services';
import { fromReadable } from '@site/shared/streams';
import { fetchDeployment, type DeploymentSource } from './deployment';
import type { RemoteStore } from './remoteStore';
import { streamDeployment } from './streamDeployment';

interface WatchOptions {
  readonly source: DeploymentSource;
  readonly store: RemoteStore;
  readonly bus: Bus;
  readonly logger: Logger;
  readonly window?: Window;
}

/**
 * Follows the deployment manifest of the page, and notifies the store and the bus of newer revisions.
 *
 * @returns a function that stops it
 */
export function watchDeployment({ source, store, bus, logger, window = globalThis.window }: WatchOptions): () => void {
  const { document } = window;
  const subscription = streamDeployment({
    returned$: merge(fromEvent(document, 'visibilitychange'), fromEvent(window, 'focus')),
    online$: fromEvent(window, 'online'),
    failed$: fromReadable(store.failures).pipe(skip(1)),
    isVisible: () => document.visibilityState === 'visible',
    fetch: () => fetchDeployment(source),
    revision: () => store.revision,
  }).subscribe((news) => {
    if (news.kind === 'refused') logger.error('deployment manifest not usable', { instead: 'current', ...news.problem });
    else {
      store.apply(news.manifest);
      bus.emit('deployment/revised', { revision: news.manifest.revision });
    }
  });
  return () => {
    subscription.unsubscribe();
  };
}
