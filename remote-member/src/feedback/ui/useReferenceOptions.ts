import { useCallback } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchBetOptions, fetchRewardOptions } from '../../api/feedbackApi';
import type { ReferenceOption } from '../feedback';

/** What feedback about bets, or about promotions, may name. */
export function useReferenceOptions(of: 'bet' | 'promotion'): Loadable<readonly ReferenceOption[]> {
  const { http, locale } = useServices();
  const language = useReadable(locale);
  const load = useCallback(
    (signal: AbortSignal) => (of === 'bet' ? fetchBetOptions(http, { signal }) : fetchRewardOptions(http, { signal })),
    [http, of, language],
  );
  return useLoadable(load).state;
}
