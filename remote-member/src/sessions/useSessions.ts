import { useCallback, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchKnownDevices, fetchOwnSessions, fetchSignIns } from './sessionsApi';

export function useOwnSessions() {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchOwnSessions(http, { signal }), [http]);
  return useLoadable(load);
}

export function useKnownDevices() {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchKnownDevices(http, { signal }), [http]);
  return useLoadable(load);
}

export function useSignIns() {
  const { http } = useServices();
  const [page, setPage] = useState(1);
  const load = useCallback((signal: AbortSignal) => fetchSignIns(http, page, { signal }), [http, page]);
  return { ...useLoadable(load), page, setPage };
}
