import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { RemoteId, RequestedView } from '@site/shared/contract/remoteProps';
import { useReadable } from '@site/shared/contract/useReadable';
import { useComposition } from './CompositionContext';
import { isFileMissing } from './isFileMissing';
import { advancePlace, EMPTY_PLACE, shownAt, type Place, type PlaceEvent, type ReadyRemote, type Shown } from './place';
import { createReference } from './reference';
import { watchTyping, type TypedInput } from './typedInput';
import { useKeptViews } from './useKeptViews';
import { useMountedView } from './useMountedView';
import type { ViewFailure } from './viewDriver';

export interface PlaceOptions {
  readonly remote: RemoteId;
  readonly kind: RequestedView['kind'];
  readonly id: string;
  readonly params: RequestedView['params'];
  /** Whether the player has come for it, and so is told when it goes. */
  readonly isOpened: boolean;
}

/** One place of the page, as whoever draws it sees it. */
export interface PlacedView {
  readonly shown: Shown;
  /** The build whose view stands in the container, or is being mounted there. */
  readonly ready: ReadyRemote | undefined;
  readonly container: RefObject<HTMLDivElement | null>;
  /** Whether the view stays only because of what is typed into it: its remote is switched off. */
  readonly isKept: boolean;
  readonly retry: () => void;
}

/**
 * A remote's view in one place, whatever becomes of the remote. The place keeps its build until it is unmounted, unless the view fails before it
 * stood: then the next build takes the place by itself, and only where there is none the player sees a failure.
 */
export function usePlace({ remote, kind, id, params, isOpened }: PlaceOptions): PlacedView {
  const { store, services } = useComposition();
  const state = useReadable(store.state(remote));
  const isKept = useKeptViews(remote).includes(id);
  const [known, setPlace] = useState<Place>(EMPTY_PLACE);
  const [isAsking, setIsAsking] = useState(false);
  const place = advancePlace(known, { type: 'remote', state, isKept });
  if (place !== known) setPlace(place);
  const advance = (event: PlaceEvent) => {
    setPlace((current) => advancePlace(current, event));
  };

  const isWanted = place.status === 'empty' && state.status === 'idle';
  useEffect(() => {
    if (isWanted) void store.load(remote);
  }, [isWanted, store, remote]);

  const ready = place.status === 'empty' ? undefined : place.ready;
  const container = useRef<HTMLDivElement>(null);
  const typed = useTypedInput({ remote, id, isOpened, ready, container });
  const spareRetries = useRef(1);
  useEffect(() => {
    spareRetries.current = 1;
  }, [ready]);

  const handleFailure = ({ phase, cause }: ViewFailure, hasStood: boolean) => {
    if (!ready) return;
    const { build } = ready;
    const isSpent = hasStood || typed.isHolding();
    const isTriedAgain = !isSpent && spareRetries.current > 0 && isFileMissing(cause);
    const next = isSpent ? undefined : isTriedAgain ? build : store.passOver(remote, build);
    const reference = createReference(remote, Math.random());
    services.logger.error('remote view failed', {
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
      advance(next ? { type: 'given-way' } : { type: 'failed', reference, revision: store.revision });
    }
  };
  const view = useMountedView({
    remote,
    ready,
    view: useRequestedView(kind, id, params),
    container,
    onPainted: () => {
      advance({ type: 'painted' });
    },
    onFailure: handleFailure,
  });

  // Operations have put another build in place of the one that failed here.
  useEffect(() => {
    if (place.status === 'failed' && state !== place.ready && store.revision > place.revision && !typed.isHolding()) {
      setPlace((current) => advancePlace(current, { type: 'given-way' }));
    }
  }, [place, state, store, typed]);

  const askAgain = async (): Promise<void> => {
    if (place.status !== 'failed') return store.retry(remote);
    await store.renew(remote);
    if (store.state(remote).get() === place.ready || typed.isHolding()) {
      // This is the one more attempt that a missing file gets.
      spareRetries.current = 0;
      advance({ type: 'retried' });
      view.retry();
    } else {
      advance({ type: 'given-way' });
    }
  };

  return {
    shown: shownAt(place, state, isAsking),
    ready,
    container,
    isKept: isKept && place.status !== 'empty',
    retry: () => {
      setIsAsking(true);
      void askAgain().finally(() => {
        setIsAsking(false);
      });
    },
  };
}

interface TypedInputOptions extends Pick<PlaceOptions, 'remote' | 'id' | 'isOpened'> {
  readonly ready: ReadyRemote | undefined;
  readonly container: RefObject<HTMLElement | null>;
}

/** What is typed into the place, which is asked for when its remote is switched off. */
function useTypedInput({ remote, id, isOpened, ready, container }: TypedInputOptions): Pick<TypedInput, 'isHolding'> {
  const { pauses } = useComposition();
  const watch = useRef<TypedInput>(undefined);
  const typed = useMemo(() => ({ isHolding: () => watch.current?.isHolding() ?? false }), []);
  useEffect(() => {
    if (!ready || !container.current) return undefined;
    const own = watchTyping(container.current);
    watch.current = own;
    return () => {
      watch.current = undefined;
      own.end();
    };
  }, [ready, container]);
  useEffect(() => pauses.join(remote, { view: id, isOpened, isHolding: typed.isHolding }), [pauses, remote, id, isOpened, typed]);
  return typed;
}

/** The same object as long as it says the same, so that a render of the page is no update of the view. */
function useRequestedView(kind: RequestedView['kind'], id: string, params: RequestedView['params']): RequestedView {
  const text = JSON.stringify(params);
  return useMemo(() => ({ kind, id, params: JSON.parse(text) as RequestedView['params'] }), [kind, id, text]);
}
