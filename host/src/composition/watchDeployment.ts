import type { Bus } from '@site/shared/contract/events';
import { fetchDeployment, type DeploymentSource } from './deployment';
import { DEPLOYMENT_POLL_MS } from './limits';
import type { RemoteStore } from './remoteStore';

interface WatchOptions {
  readonly source: DeploymentSource;
  readonly store: RemoteStore;
  readonly bus: Bus;
  readonly document?: Document;
}

/**
 * Asks now and then, while the page is looked at, whether operations have changed the deployment, and tells the store and the bus. A
 * failed question changes nothing: the page goes on with what it has.
 *
 * @returns ends it
 */
export function watchDeployment({ source, store, bus, document = window.document }: WatchOptions): () => void {
  let isOver = false;
  const ask = async () => {
    const result = await fetchDeployment(source);
    if (isOver || result.is !== 'fresh' || result.manifest.revision <= store.revision) return;
    store.apply(result.manifest);
    bus.emit('deployment/revised', { revision: result.manifest.revision });
  };
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void ask();
  }, DEPLOYMENT_POLL_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
