import { createContext, useContext } from 'react';
import type { Desk, Overview } from '../wire';
import type { OpsApi } from './createOpsApi';

/** Shared services of every view of a signed-in user. */
export interface Ops {
  readonly api: OpsApi;
  readonly desk: Desk;
  readonly overview: Overview;
  /** Reloads all data after a change. */
  readonly refresh: () => void;
}

export const OpsContext = createContext<Ops | undefined>(undefined);

export function useOps(): Ops {
  const ops = useContext(OpsContext);
  if (!ops) throw new Error('nobody is signed in here');
  return ops;
}
