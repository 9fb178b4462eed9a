import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { RemoteId, RequestedView } from '@site/shared/contract/remoteProps';
import { useComposition } from './CompositionContext';
import { MOUNT_BUDGET_BEFORE_ANOTHER_MS, MOUNT_BUDGET_MS, STABLE_AFTER_MS } from './limits';
import type { ReadyRemote } from './mountPointState';
import { LOGGED } from '../services/logged';
import { scopeServices } from './scopedServices';
import { createViewDriver, type ViewDriver, type ViewFailure } from './viewDriver';

interface MountedViewOptions {
  readonly remote: RemoteId;
  /** Build whose view to mount in the container, or `undefined` while there is none. */
  readonly ready: ReadyRemote | undefined;
  readonly view: RequestedView;
  /** Contains an element while there is a build. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onPainted: () => void;
  /** @param wasStable true when the view was shown for `STABLE_AFTER_MS` since it was mounted or retried */
  readonly onFailure: (failure: ViewFailure, wasStable: boolean) => void;
}

/** Mounts a view of a loaded remote into the container through its lifecycles, and unmounts it with the component. */
export function useMountedView({ remote, ready, view, container, onPainted, onFailure }: MountedViewOptions): {
  readonly retry: () => void;
} {
  const { store, services, mountNotes, pageGuard } = useComposition();
  const driver = useRef<ViewDriver>(undefined);
  const paintedAt = useRef<number>(undefined);
  const reportPainted = useEffectEvent(onPainted);
  const reportFailure = useEffectEvent(onFailure);

  useEffect(() => {
    if (!ready || !container.current) return undefined;
    paintedAt.current = undefined;
    const own = createViewDriver({
      remote,
      entry: ready.build.entry,
      lifecycles: ready.lifecycles,
      container: container.current,
      openServices: () => scopeServices(services, remote),
      noteMount: ({ id }) => mountNotes.start({ remote, build: ready.build, view: id, revision: store.revision }),
      enterPage: (entered) => pageGuard.enter(remote, ready.build, entered),
      mountBudgetMs: () => (store.nextAfter(remote, ready.build) ? MOUNT_BUDGET_BEFORE_ANOTHER_MS : MOUNT_BUDGET_MS),
      onReady: () => {
        paintedAt.current ??= performance.now();
        reportPainted();
      },
      onFailure: (failure) => {
        reportFailure(failure, paintedAt.current !== undefined && performance.now() - paintedAt.current >= STABLE_AFTER_MS);
      },
      onUnmountFailure: (cause, { id }) => {
        const { version } = ready.build;
        services.logger.error(LOGGED.viewFailed, { remote, version, view: id, phase: 'unmount', revision: store.revision, cause });
      },
    });
    driver.current = own;
    return () => {
      driver.current = undefined;
      own.dispose();
    };
  }, [remote, ready, container, services, store, mountNotes, pageGuard]);

  // This effect must follow the one above, which creates the driver, and run again for each new driver.
  useEffect(() => {
    driver.current?.show(view);
  }, [remote, ready, services, store, mountNotes, pageGuard, view]);

  return {
    retry: () => {
      paintedAt.current = undefined;
      driver.current?.retry();
    },
  };
}
