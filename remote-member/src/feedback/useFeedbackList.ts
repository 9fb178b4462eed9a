import { useCallback, useMemo, useState } from 'react';
import { useServices } from '@site/shared/contract';
import type { Loadable } from '@site/shared/loadable';
import { fromBus } from '@site/shared/streams';
import { useRefreshed } from '../ui/useRefreshed';
import { deleteFeedback, fetchFeedbackPage } from './feedbackApi';
import type { FeedbackPage } from './feedback';

interface FeedbackList {
  readonly feedback: Loadable<FeedbackPage>;
  /** From 1 on. */
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly reload: () => void;
  /** True where it was deleted. */
  readonly remove: (id: string) => Promise<boolean>;
}

/** The member's feedback, one page at a time, read again when a message has come. */
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
      // The page does not exist any more without its last item.
      if (page > 1 && state.data?.rows.length === 1) setPage(page - 1);
      else reload();
      return true;
    },
  };
}
