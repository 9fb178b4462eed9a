import { useCallback, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchKnownDevices, fetchOwnSessions, fetchSignIns } from './sessionsApi';

/** The open sessions of the member. */
export function useOwnSessions() {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchOwnSessions(http, { signal }), [http]);
  return useLoadable(load);
}

/** The browsers that are asked for no code of a new device. */
export function useKnownDevices() {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchKnownDevices(http, { signal }), [http]);
  return useLoadable(load);
}

/** A page of the tries to sign in. */
export function useSignIns() {
  const { http } = useServices();
  const [page, setPage] = useState(1);
  const load = useCallback((signal: AbortSignal) => fetchSignIns(http, page, { signal }), [http, page]);
  return { ...useLoadable(load), page, setPage };
}
