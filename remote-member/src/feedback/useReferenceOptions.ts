import { useCallback } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import type { ReferenceOption } from './feedback';
import { fetchBetOptions, fetchRewardOptions } from './feedbackApi';

/** Returns the bets or the promotions that feedback may refer to. */
export function useReferenceOptions(of: 'bet' | 'promotion'): Loadable<readonly ReferenceOption[]> {
  const { http, locale } = useServices();
  const language = useReadable(locale);
  // Titles depend on the display language.
  const load = useCallback(
    (signal: AbortSignal) => (of === 'bet' ? fetchBetOptions(http, { signal }) : fetchRewardOptions(http, { signal })),
    [http, of],
  );
  return useLoadable(load, language).state;
}
