import { createContext, useContext } from 'react';
import type { Desk, Overview } from '../wire';
import type { OpsApi } from './createOpsApi';

/** What every view of someone who is signed in works with. */
export interface Ops {
  readonly api: OpsApi;
  readonly desk: Desk;
  readonly overview: Overview;
  /** Reads everything again, after a change. */
  readonly refresh: () => void;
}

export const OpsContext = createContext<Ops | undefined>(undefined);

export function useOps(): Ops {
  const ops = useContext(OpsContext);
  if (!ops) throw new Error('nobody is signed in here');
  return ops;
}
