import { useCallback } from 'react';
import type { Match } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchLiveDetail } from './liveDetailApi';
import type { LiveDetail } from './liveDetail';
import { useActOnChange } from '../clock/useActOnChange';

/** Minimum interval between reloads of the timeline while a match changes. */
const LIVE_DETAIL_MS = 5_000;

/** Returns timeline and statistics of a match and reloads them as it changes. Implements R-API-095. */
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
