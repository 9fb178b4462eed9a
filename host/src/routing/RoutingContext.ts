import { createContext, useContext } from 'react';
import type { HostNavigation } from './createNavigation';
import type { ScrollMemory } from './createScrollMemory';
import type { Progress } from './createProgress';
import type { TitleControl } from './createTitle';

export interface Routing {
  readonly navigation: HostNavigation;
  readonly progress: Progress;
  readonly scroll: ScrollMemory;
  readonly title: TitleControl;
}

export const RoutingContext = createContext<Routing | undefined>(undefined);

export function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error("the host's components need a RoutingContext around them");
  return routing;
}
