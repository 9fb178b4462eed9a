import { useCallback, useMemo, useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchGifts } from './giftRecordApi';
import { periodOfLastDays } from '../record-period/recordPeriod';
import type { GiftFilter, GiftPage } from './gift';

interface GiftRecord {
  readonly gifts: Loadable<GiftPage>;
  /** From 1 on. */
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly reload: () => void;
}

/** The gifts of the last business days. */
export function useGiftRecord(days: number, filter: GiftFilter): GiftRecord {
  const { http, clock, locale } = useServices();
  const language = useReadable(locale);
  const [page, setPage] = useState(1);
  const period = useMemo(() => periodOfLastDays(days, clock.now()), [days, clock]);
  // The titles are in the player's language.
  const load = useCallback((signal: AbortSignal) => fetchGifts(http, { filter, period, page }, { signal }), [http, filter, period, page]);
  const { state, reload } = useLoadable(load, language);
  return { gifts: state, page, setPage, reload };
}
