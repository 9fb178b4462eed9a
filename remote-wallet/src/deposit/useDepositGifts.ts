import { useCallback, useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import type { DepositGift } from './deposit';
import { fetchDepositGifts } from './depositApi';

/** What the next deposit can bring; `undefined` while that is not known. Read again after `balance/changed` and a refused order. */
export function useDepositGifts(wasRefused: boolean): readonly DepositGift[] | undefined {
  const { http, bus, locale } = useServices();
  const language = useReadable(locale);
  const load = useCallback((signal: AbortSignal) => fetchDepositGifts(http, { signal }), [http]);
  const { state, reload } = useLoadable(load, language);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  useEffect(() => {
    if (wasRefused) reload();
  }, [wasRefused, reload]);
  return state.data;
}
