import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchUnreadAnswers } from '../../api/feedbackApi';

/** How many answers nobody has opened; `undefined` until it is known. Read anew when letters or answers were read. */
export function useUnreadAnswers(): number | undefined {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchUnreadAnswers(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('inbox/read', reload), [bus, reload]);
  return state.data;
}
