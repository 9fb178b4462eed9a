import { useCallback, useEffect, useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { isMissing, useLoadable } from '@site/shared/loadable';
import type { DepositGift } from './deposit';
import { fetchDepositGifts } from './depositApi';

export interface DepositGifts {
  /** `undefined` until loaded. */
  readonly gifts: readonly DepositGift[] | undefined;
  readonly hasFailed: boolean;
  /** True until the first response. */
  readonly isAwaited: boolean;
  readonly reload: () => void;
}

/** Returns the gifts available for the next deposit and reloads them after `balance/changed`. */
export function useDepositGifts(): DepositGifts {
  const { http, bus, locale } = useServices();
  const language = useReadable(locale);
  const load = useCallback((signal: AbortSignal) => fetchDepositGifts(http, { signal }), [http]);
  const { state, reload } = useLoadable(load, language);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  const hasFailed = isMissing(state);
  const [wasAnswered, setWasAnswered] = useState(false);
  if (!wasAnswered && (hasFailed || state.data !== undefined)) setWasAnswered(true);
  return { gifts: state.data, hasFailed, isAwaited: !wasAnswered, reload };
}
