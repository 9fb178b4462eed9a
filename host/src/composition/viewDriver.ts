import type { RemoteId, RemoteLifecycles, RemoteProps, RequestedView } from '@site/shared/contract/remoteProps';
import { MOUNT_BUDGET_MS, UNMOUNT_BUDGET_MS } from './limits';
import { watchForLostView } from './lostView';
import type { MountNote } from './mountNotes';
import type { Stay } from './pageGuard';
import type { ScopedServices } from './scopedServices';
import { within } from '../services/within';

/**
 * Phase in which a view failed. `mount`, `update`: its code, its texts or its lifecycle failed; a mount ends when the
 * view has painted. `render`: it threw while rendering, or disappeared without a report.
 */
export interface ViewFailure {
  readonly phase: 'mount' | 'update' | 'render';
  readonly cause: unknown;
}

export interface ViewDriverOptions {
  readonly remote: RemoteId;
  readonly entry: string;
  readonly lifecycles: RemoteLifecycles;
  /** Parent of the mounts: each mount gets its own element in it. */
  readonly container: HTMLElement;
  readonly openServices: () => ScopedServices;
  /**
   * Notes a mount before any of its code runs. The note is removed when the mount has failed, is abandoned or is
   * unmounted.
   */
  readonly noteMount?: (view: RequestedView) => MountNote;
  /** Called before any code of a mount runs. The result is notified when the view has painted and when it is gone. */
  readonly enterPage?: (view: RequestedView) => Stay;
  /** Timeout of a mount. Default: the timeout for a view without a fallback. */
  readonly mountBudgetMs?: () => number;
  /** Called when the view has painted, for the first time or again after a failure. */
  readonly onReady: () => void;
  readonly onFailure: (failure: ViewFailure) => void;
  /**
   * Called when a view failed to unmount, or not in time. It is removed from the page and its services are disposed
   * anyway.
   */
  readonly onUnmountFailure?: (cause: unknown, view: RequestedView) => void;
}

export interface ViewDriver {
  /** Mounts the view. Later calls show another one, or the same with other parameters. */
  show(view: RequestedView): void;
  /** Renders again after a failure, or mounts again when there is no mount. */
  retry(): void;
  /** Unmounts the view, disposes its services and stops reporting. */
  dispose(): void;
}

/** Mount of a view, until its unmount, under a unique name. */
interface Mount {
  readonly props: RemoteProps;
  readonly scope: ScopedServices;
  readonly element: HTMLElement;
  /** Resolves when the view has reported that it has painted, or that it failed. */
  readonly spoken: Promise<void>;
  readonly lost: Promise<never>;
  readonly unwatch: () => void;
  readonly note: MountNote | undefined;
  readonly stay: Stay | undefined;
  throws: number;
  updates: number;
  /** Settles when the last lifecycle call has settled. */
  tail: Promise<void>;
  isMounted: boolean;
}

let mountsSoFar = 0;

/**
 * Drives the standard lifecycles of a remote without trusting them. Their promises are raced by a timer and both
 * outcomes are caught. The calls of one mount run one after the other. A mount or unmount that never settles is
 * abandoned: its element is removed from the page and its services are disposed.
 */
export function createViewDriver(options: ViewDriverOptions): ViewDriver {
  let mount: Mount | undefined;
  let view: RequestedView | undefined;
  let attempt = 0;
  let isDisposed = false;
  const mountBudgetMs = options.mountBudgetMs ?? (() => MOUNT_BUDGET_MS);

  const isCurrent = (candidate: Mount): boolean => mount === candidate && !isDisposed;
  const fail = (phase: ViewFailure['phase'], cause: unknown, of: Mount): void => {
    if (isCurrent(of)) options.onFailure({ phase, cause });
  };

  function begin(requested: RequestedView): void {
    const next = createMount(options, requested, attempt, {
      ready: () => {
        next.note?.painted();
        next.stay?.painted();
        if (isCurrent(next)) options.onReady();
      },
      failed: (error) => {
        next.note?.remove();
        next.stay?.painted();
        next.throws += 1;
        fail('render', error, next);
      },
      lost: (cause) => {
        if (!next.isMounted || !isCurrent(next)) return;
        mount = undefined;
        abandonMount(next, next.tail);
        options.onFailure({ phase: 'render', cause });
      },
    });
    mount = next;
    next.tail = mountNow(next);
  }

  async function mountNow(next: Mount): Promise<void> {
    const mounting = start(options.lifecycles, next.props);
    try {
      await within(mountBudgetMs(), Promise.race([Promise.all([mounting, next.spoken]), next.lost]));
      next.isMounted = true;
    } catch (error) {
      const isReported = isCurrent(next);
      if (mount === next) mount = undefined;
      abandonMount(next, mounting);
      // Report this last, because the callback may retry at once.
      if (isReported) options.onFailure({ phase: 'mount', cause: error });
    }
  }

  function update(of: Mount, requested: RequestedView, isRetry = false): void {
    of.tail = of.tail.then(async () => {
      if (!of.isMounted) return;
      of.updates += 1;
      const throwsBefore = of.throws;
      try {
        await within(
          MOUNT_BUDGET_MS,
          call(() => options.lifecycles.update({ ...of.props, view: requested, attempt })),
        );
        // A view that had not thrown keeps its mount after a retry and does not report a paint again, so report it
        // here.
        if (isRetry && of.throws === throwsBefore && isCurrent(of)) options.onReady();
      } catch (error) {
        fail('update', error, of);
      } finally {
        of.updates -= 1;
      }
    });
  }

  /** Removes the view immediately. A mount that settles later is unmounted then. */
  function abandonMount(left: Mount, mounting: Promise<void>): void {
    left.unwatch();
    left.note?.remove();
    left.element.remove();
    left.stay?.left();
    left.scope.dispose();
    mounting.then(() => call(() => options.lifecycles.unmount(left.props))).catch(ignore);
  }

  async function end(left: Mount): Promise<void> {
    await left.tail;
    if (!left.isMounted) return;
    try {
      await within(
        UNMOUNT_BUDGET_MS,
        call(() => options.lifecycles.unmount(left.props)),
      );
    } catch (error) {
      options.onUnmountFailure?.(error, left.props.view);
    } finally {
      left.element.remove();
      left.stay?.left();
      left.scope.dispose();
    }
  }

  return {
    show(requested) {
      if (isDisposed) return;
      view = requested;
      if (mount) update(mount, requested);
      else begin(requested);
    },
    retry() {
      if (isDisposed || !view) return;
      attempt += 1;
      if (mount) update(mount, view, true);
      else begin(view);
    },
    dispose() {
      if (isDisposed) return;
      isDisposed = true;
      const left = mount;
      mount = undefined;
      if (!left) return;
      left.unwatch();
      left.note?.remove();
      if (!left.isMounted) left.scope.dispose();
      void end(left);
    },
  };
}

function createMount(
  { remote, entry, container, openServices, noteMount, enterPage }: ViewDriverOptions,
  view: RequestedView,
  attempt: number,
  on: { readonly ready: () => void; readonly failed: (error: unknown) => void; readonly lost: (cause: unknown) => void },
): Mount {
  mountsSoFar += 1;
  const element = container.ownerDocument.createElement('div');
  container.append(element);
  const scope = openServices();
  let speak: () => void = ignore;
  const spoken = new Promise<void>((resolve) => {
    speak = resolve;
  });
  let lose: (cause: unknown) => void = ignore;
  const lost = new Promise<never>((_, reject) => {
    lose = reject;
  });
  lost.catch(ignore);
  let isPainted = false;
  const props: RemoteProps = {
    name: `${remote}/${view.id}/${String(mountsSoFar)}`,
    domElement: element,
    view,
    services: scope.services,
    onReady: () => {
      isPainted = true;
      speak();
      on.ready();
    },
    onError: (error) => {
      // A view that reports errors has its own boundary, which may leave its element empty.
      unwatch();
      speak();
      on.failed(error);
    },
    attempt,
  };
  const unwatch = watchForLostView({
    element,
    entry,
    isScreen: view.kind === 'screen',
    isPainted: () => isPainted,
    isUpdating: () => created.updates > 0,
    onLost: (cause) => {
      lose(cause);
      on.lost(cause);
    },
  });
  const note = noteMount?.(view);
  const stay = enterPage?.(view);
  const created: Mount = {
    props,
    scope,
    element,
    spoken,
    lost,
    unwatch,
    note,
    stay,
    throws: 0,
    updates: 0,
    tail: Promise.resolve(),
    isMounted: false,
  };
  return created;
}

async function start(lifecycles: RemoteLifecycles, props: RemoteProps): Promise<void> {
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
}

/** Calls a lifecycle, and turns a synchronous throw into a rejection. */
async function call(lifecycle: () => Promise<unknown>): Promise<void> {
  await lifecycle();
}

function ignore(): void {
  // The result is no longer needed.
}
