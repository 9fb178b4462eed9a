import { useEffect, useState } from 'react';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { useReadable } from '@site/shared/contract/useReadable';
import { useComposition } from './CompositionContext';
import type { RemoteState } from './remoteRegistry';

export type ReadyRemote = Extract<RemoteState, { at: 'ready' }>;

/** A remote as one place sees it. */
export interface PlacedRemote {
  readonly state: RemoteState;
  /** For a view that failed: asks whether operations have put another build in place of this one. True where it takes the place now. */
  readonly renew: () => Promise<boolean>;
}

/**
 * A remote's state, and the start of its loading. A place that has once shown a build keeps it until it is unmounted, whatever is deployed
 * meanwhile; only switching the remote off, or a view that has failed, takes it away.
 */
export function useRemote(id: RemoteId): PlacedRemote {
  const { store } = useComposition();
  const state = useReadable(store.state(id));
  const [held, setHeld] = useState<ReadyRemote>();
  if (state.at === 'ready' && !held) setHeld(state);
  if (state.at === 'disabled' && held) setHeld(undefined);

  const isWanted = state.at === 'idle' && !held;
  useEffect(() => {
    if (isWanted) void store.load(id);
  }, [isWanted, store, id]);

  const renew = async (): Promise<boolean> => {
    await store.renew();
    if (store.state(id).get() === held) return false;
    setHeld(undefined);
    return true;
  };
  return { state: state.at === 'disabled' ? state : (held ?? state), renew };
}

/** Whether a remote is offered at all: menu entries, tabs and links to one that is switched off are not shown. */
export function useIsRemoteEnabled(id: RemoteId): boolean {
  const { store } = useComposition();
  return useReadable(store.state(id)).at !== 'disabled';
}
