import { createContext, useContext } from 'react';
import type { Overlays } from './createOverlays';

export const OverlaysContext = createContext<Overlays | undefined>(undefined);

export function useOverlays(): Overlays {
  const overlays = useContext(OverlaysContext);
  if (!overlays) throw new Error("the host's components need an OverlaysContext around them");
  return overlays;
}
