import { useCallback, useMemo } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchGifts } from './giftRecordApi';
import { periodOfLastDays } from '../record-period/recordPeriod';
import type { GiftFilter, GiftPage } from './gift';

interface GiftRecord {
  readonly gifts: Loadable<GiftPage>;
  readonly reload: () => void;
}

export function useGiftRecord(days: number, filter: GiftFilter, page: number): GiftRecord {
  const { http, clock, locale } = useServices();
  const language = useReadable(locale);
  const period = useMemo(() => periodOfLastDays(days, clock.now()), [days, clock]);
  // Titles depend on the display language.
  const load = useCallback((signal: AbortSignal) => fetchGifts(http, { filter, period, page }, { signal }), [http, filter, period, page]);
  const { state, reload } = useLoadable(load, language);
  return { gifts: state, reload };
}
