import { useCallback, useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchDeals } from '../../api/dealApi';
import type { DealKind, DealPage } from '../deal';
import { DEALS_PER_PAGE } from '../limits';

interface DealRecord {
  readonly state: Loadable<DealPage>;
  readonly reload: () => void;
  /** From 1 on. */
  readonly page: number;
  readonly setPage: (page: number) => void;
}

/** The member's money history, of one kind or of all, read anew whenever something moved money. */
export function useDealRecord(kind: DealKind | undefined): DealRecord {
  const { http, bus } = useServices();
  const [page, setPage] = useState(1);
  const load = useCallback((signal: AbortSignal) => fetchDeals(http, { page, size: DEALS_PER_PAGE, kind }, { signal }), [http, page, kind]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  return { state, reload, page, setPage };
}
