import { createContext, useContext } from 'react';
import type { DisableGuards } from './createDisableGuards';
import type { MountNotes } from './mountNotes';
import type { PageGuard } from './pageGuard';
import type { RemoteStore } from './remoteStore';
import type { RootServices } from './scopedServices';

/** Services and data for the outlets and slots of a page. */
export interface Composition {
  readonly store: RemoteStore;
  readonly disableGuards: DisableGuards;
  readonly mountNotes: Pick<MountNotes, 'start'>;
  readonly pageGuard: PageGuard;
  readonly services: RootServices;
  readonly onContactService: () => void;
}

export const CompositionContext = createContext<Composition | undefined>(undefined);

export function useComposition(): Composition {
  const composition = useContext(CompositionContext);
  if (!composition) throw new Error('outlets and slots need a CompositionContext around them');
  return composition;
}
