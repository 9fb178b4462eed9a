import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { RemoteId, RequestedView } from '@site/shared/contract/remoteProps';
import { useReadable } from '@site/shared/contract/useReadable';
import { LOGGED } from '../services/logged';
import { useComposition } from './CompositionContext';
import { isFileMissing } from './isFileMissing';
import {
  advanceMountPoint,
  EMPTY_MOUNT_POINT,
  shownAt,
  type MountPointState,
  type MountPointEvent,
  type ReadyRemote,
  type Shown,
} from './mountPointState';
import { createReference } from './reference';
import { watchTyping, type TypedInput } from './typedInput';
import { useKeptViews } from './useKeptViews';
import { useMountedView } from './useMountedView';
import type { ViewFailure } from './viewDriver';

export interface MountPointOptions {
  readonly remote: RemoteId;
  readonly kind: RequestedView['kind'];
  readonly id: string;
  readonly params: RequestedView['params'];
  /** Set when the player opened the view, and is therefore notified when it is removed. */
  readonly isOpened: boolean;
}

/** Mount point, as the component that renders it sees it. */
export interface MountPointView {
  readonly shown: Shown;
  /** Build whose view is in the container or is being mounted there. */
  readonly ready: ReadyRemote | undefined;
  readonly container: RefObject<HTMLDivElement | null>;
  /** Set when the view stays only because of its unsent input: its remote is disabled. */
  readonly isKept: boolean;
  readonly retry: () => void;
}

/**
 * Returns a remote's view at one mount point, in every state of the remote. The mount point keeps its build until it
 * unmounts, unless the view fails before it is stable. Then the next build replaces it automatically, and the player
 * sees a failure only if there is none.
 */
export function useMountPoint({ remote, kind, id, params, isOpened }: MountPointOptions): MountPointView {
  const { store, services } = useComposition();
  const state = useReadable(store.state(remote));
  const isKept = useKeptViews(remote).includes(id);
  const [known, setMountPoint] = useState<MountPointState>(EMPTY_MOUNT_POINT);
  const [isAsking, setIsAsking] = useState(false);
  const mountPoint = advanceMountPoint(known, { type: 'remote', state, isKept });
  if (mountPoint !== known) setMountPoint(mountPoint);
  const advance = (event: MountPointEvent) => {
    setMountPoint((current) => advanceMountPoint(current, event));
  };

  const isWanted = mountPoint.status === 'empty' && (state.status === 'idle' || state.status === 'loading');
  useEffect(() => {
    if (isWanted) store.loadView(remote, id);
  }, [isWanted, store, remote, id]);

  const ready = mountPoint.status === 'empty' ? undefined : mountPoint.ready;
  const container = useRef<HTMLDivElement>(null);
  const typed = useTypedInput({ remote, id, isOpened, ready, container });
  const spareRetries = useRef(1);
  useEffect(() => {
    spareRetries.current = 1;
  }, [ready]);

  const handleFailure = ({ phase, cause }: ViewFailure, wasStable: boolean) => {
    if (!ready) return;
    const { build } = ready;
    const isSpent = wasStable || typed.hasInput();
    const isTriedAgain = !isSpent && spareRetries.current > 0 && isFileMissing(cause);
    const next = isSpent ? undefined : isTriedAgain ? build : store.skipBuild(remote, build);
    const reference = createReference(store.directory.get(), remote, Math.random());
    services.logger.error(LOGGED.viewFailed, {
      remote,
      version: build.version,
      view: id,
      phase,
      revision: store.revision,
      reference,
      next: next?.version ?? 'none',
      cause,
    });
    store.noteFailure();
    if (isTriedAgain) {
      spareRetries.current -= 1;
      view.retry();
    } else {
      advance(next ? { type: 'superseded' } : { type: 'failed', reference, revision: store.revision });
    }
  };
  const view = useMountedView({
    remote,
    ready,
    view: useRequestedView(kind, id, params),
    container,
    onPainted: () => {
      if (ready) services.logger.info(LOGGED.viewShown, { remote, version: ready.build.version, view: id });
      advance({ type: 'painted' });
    },
    onFailure: handleFailure,
  });

  // Operations may have deployed another build than the one that failed here.
  useEffect(() => {
    if (mountPoint.status === 'failed' && state !== mountPoint.ready && store.revision > mountPoint.revision && !typed.hasInput()) {
      setMountPoint((current) => advanceMountPoint(current, { type: 'superseded' }));
    }
  }, [mountPoint, state, store, typed]);

  const askAgain = async (): Promise<void> => {
    if (mountPoint.status !== 'failed') return store.retry(remote);
    await store.renew(remote);
    if (store.state(remote).get() === mountPoint.ready || typed.hasInput()) {
      // This retry replaces the spare one for a missing file.
      spareRetries.current = 0;
      advance({ type: 'retried' });
      view.retry();
    } else {
      advance({ type: 'superseded' });
    }
  };

  return {
    shown: shownAt(mountPoint, state, isAsking),
    ready,
    container,
    isKept: isKept && mountPoint.status !== 'empty',
    retry: () => {
      setIsAsking(true);
      void askAgain().finally(() => {
        setIsAsking(false);
      });
    },
  };
}

interface TypedInputOptions extends Pick<MountPointOptions, 'remote' | 'id' | 'isOpened'> {
  readonly ready: ReadyRemote | undefined;
  readonly container: RefObject<HTMLElement | null>;
}

/** Returns the unsent input at the mount point, and registers the view with the disable guard of its remote. */
function useTypedInput({ remote, id, isOpened, ready, container }: TypedInputOptions): Pick<TypedInput, 'hasInput'> {
  const { disableGuards } = useComposition();
  const watch = useRef<TypedInput>(undefined);
  const typed = useMemo(() => ({ hasInput: () => watch.current?.hasInput() ?? false }), []);
  useEffect(() => {
    if (!ready || !container.current) return undefined;
    const own = watchTyping(container.current);
    watch.current = own;
    return () => {
      watch.current = undefined;
      own.end();
    };
  }, [ready, container]);
  useEffect(
    () => disableGuards.join(remote, { view: id, isOpened, hasInput: typed.hasInput }),
    [disableGuards, remote, id, isOpened, typed],
  );
  return typed;
}

/** Returns the same object while its content is equal, so that a render of the page does not update the view. */
function useRequestedView(kind: RequestedView['kind'], id: string, params: RequestedView['params']): RequestedView {
  const text = JSON.stringify(params);
  return useMemo(() => ({ kind, id, params: JSON.parse(text) as RequestedView['params'] }), [kind, id, text]);
}
