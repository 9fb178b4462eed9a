import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchWelfare } from '../../api/welfareApi';

/** What the member can claim. Read anew when a bet was settled or money has moved. */
export function useWelfare() {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchWelfare(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('ticket/settled', reload), [bus, reload]);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  return { state, reload };
}
