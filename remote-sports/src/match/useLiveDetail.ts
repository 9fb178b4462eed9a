import { useCallback } from 'react';
import type { Match } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchLiveDetail } from './liveDetailApi';
import { LIVE_DETAIL_MS } from './limits';
import type { LiveDetail } from './liveDetail';
import { useActOnChange } from './useActOnChange';

/** Timeline and statistics of a match, read anew as it goes on. Implements R-API-095. */
export function useLiveDetail({ id, version }: Pick<Match, 'id' | 'version'>): {
  readonly state: Loadable<LiveDetail>;
  readonly reload: () => void;
} {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchLiveDetail(http, id, { signal }), [http, id]);
  const { state, reload } = useLoadable(load);
  useActOnChange(version, reload, LIVE_DETAIL_MS);
  return { state, reload };
}
