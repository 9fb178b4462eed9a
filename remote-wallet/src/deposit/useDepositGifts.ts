import { useCallback, useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { isMissing, useLoadable } from '@site/shared/loadable';
import type { DepositGift } from './deposit';
import { fetchDepositGifts } from './depositApi';

interface DepositGifts {
  /** `undefined` while that is not known. */
  readonly gifts: readonly DepositGift[] | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** What the next deposit can bring. Read again after `balance/changed` and a refused order. */
export function useDepositGifts(wasRefused: boolean): DepositGifts {
  const { http, bus, locale } = useServices();
  const language = useReadable(locale);
  const load = useCallback((signal: AbortSignal) => fetchDepositGifts(http, { signal }), [http]);
  const { state, reload } = useLoadable(load, language);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  useEffect(() => {
    if (wasRefused) reload();
  }, [wasRefused, reload]);
  return { gifts: state.data, hasFailed: isMissing(state), reload };
}
