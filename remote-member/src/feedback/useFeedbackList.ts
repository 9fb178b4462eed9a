import { useCallback, useMemo, useState } from 'react';
import { useServices } from '@site/shared/contract';
import type { Loadable } from '@site/shared/loadable';
import { fromBus } from '@site/shared/streams';
import { useRefreshed } from '../ui/useRefreshed';
import { deleteFeedback, fetchFeedbackPage } from './feedbackApi';
import type { FeedbackPage } from './feedback';

interface FeedbackList {
  readonly feedback: Loadable<FeedbackPage>;
  /** Page from 1. */
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly reload: () => void;
  /** Resolves with true when the feedback was deleted. */
  readonly remove: (id: string) => Promise<boolean>;
}

/** Returns the member's feedback page by page, and reloads it when an inbox message arrives. */
export function useFeedbackList(): FeedbackList {
  const { http, bus } = useServices();
  const [page, setPage] = useState(1);
  const load = useCallback((signal: AbortSignal) => fetchFeedbackPage(http, page, { signal }), [http, page]);
  const changed$ = useMemo(() => fromBus(bus, 'inbox/arrived'), [bus]);
  const { state, reload } = useRefreshed({ load, changed$ });

  return {
    feedback: state,
    page,
    setPage,
    reload,
    async remove(id) {
      if (!(await deleteFeedback(http, id))) return false;
      bus.emit('inbox/read', {});
      // The page no longer exists without its last item.
      if (page > 1 && state.data?.rows.length === 1) setPage(page - 1);
      else reload();
      return true;
    },
  };
}
