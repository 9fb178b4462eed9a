import { useCallback, useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchRebate, fetchRebatePage } from './rebateApi';

/**
 * Returns today's rebate, the claimable days, and one page of the statement. Reloads when a bet was settled or the
 * balance has changed.
 */
export function useRebate() {
  const { http, bus } = useServices();
  const [page, setPage] = useState(1);
  const loadNow = useCallback((signal: AbortSignal) => fetchRebate(http, { signal }), [http]);
  const loadPage = useCallback((signal: AbortSignal) => fetchRebatePage(http, page, { signal }), [http, page]);
  const now = useLoadable(loadNow);
  const record = useLoadable(loadPage);
  const { reload: reloadNow } = now;
  const { reload: reloadRecord } = record;
  const reload = useCallback(() => {
    reloadNow();
    reloadRecord();
  }, [reloadNow, reloadRecord]);
  useEffect(() => bus.on('ticket/settled', reloadNow), [bus, reloadNow]);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  return { now, record, page, setPage, reload };
}
