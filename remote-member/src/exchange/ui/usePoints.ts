import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchPoints } from '../../api/exchangeApi';

/** The member's points. Read anew when a settled bet has earned some. */
export function usePoints() {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchPoints(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('ticket/settled', reload), [bus, reload]);
  return { state, reload };
}
