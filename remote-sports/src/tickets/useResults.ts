import { useCallback, useEffect, useState } from 'react';
import { useServices, type CallFailure } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { useLocalizedResource } from '../resource/useResource';
import { appendPage, type ResultsFilter, type ResultsPage } from './results';
import { fetchResults } from './ticketsApi';

const RESULTS_PAGE_SIZE = 10;

/** Pages after the first, and the state of loading another one. */
interface More {
  /** First page that these pages follow. */
  readonly after: ResultsPage;
  readonly all: ResultsPage;
  readonly pages: number;
  readonly reading: 'no' | 'yes' | CallFailure;
}

interface Results {
  readonly results: Loadable<ResultsPage>;
  readonly reload: () => void;
  readonly readMore: () => void;
  readonly more: 'no' | 'yes' | CallFailure;
}

/** Returns ended bets page by page; starts again at the first page when another bet is settled. */
export function useResults(filter: ResultsFilter): Results {
  const { bus } = useServices();
  const resource = useLocalizedResource();
  const load = useCallback(
    (signal: AbortSignal) => fetchResults(resource, { ...filter, number: 1, size: RESULTS_PAGE_SIZE }, { signal }),
    [resource, filter],
  );
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('ticket/settled', reload), [bus, reload]);
  const [known, setMore] = useState<More>();

  const first = state.data;
  // Pages that follow an outdated first page no longer fit.
  const more = known && known.after === first ? known : undefined;
  const [wanted, setWanted] = useState<More>();
  useEffect(() => {
    if (!wanted) return undefined;
    const controller = new AbortController();
    const page = { ...filter, number: wanted.pages + 1, size: RESULTS_PAGE_SIZE };
    void fetchResults(resource, page, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return;
      setMore(
        result.ok
          ? { ...wanted, all: appendPage(wanted.all, result.data), pages: wanted.pages + 1, reading: 'no' }
          : { ...wanted, reading: result.failure },
      );
    });
    return () => {
      controller.abort();
    };
  }, [resource, filter, wanted]);

  const readMore = () => {
    if (!first || more?.reading === 'yes') return;
    const next: More = { after: first, all: more?.all ?? first, pages: more?.pages ?? 1, reading: 'yes' };
    setMore(next);
    setWanted(next);
  };
  return {
    results: more ? withData(state, more.all) : state,
    reload,
    readMore,
    more: more?.reading ?? 'no',
  };
}

function withData(state: Loadable<ResultsPage>, data: ResultsPage): Loadable<ResultsPage> {
  return { ...state, data };
}
