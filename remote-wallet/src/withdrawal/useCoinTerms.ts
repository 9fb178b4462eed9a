import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useQuoted, type Quoted } from '../coins/useQuoted';
import type { CoinTerms } from './withdrawal';
import { fetchCoinTerms } from './withdrawalApi';

const NONE = { ok: true, data: undefined } as const;

/** The rate of a withdrawal in coins; nothing is asked for, and nothing known, where it is paid otherwise. */
export function useCoinTerms(isCoin: boolean, wasRefused: boolean): Quoted<CoinTerms | undefined> {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => (isCoin ? fetchCoinTerms(http, { signal }) : Promise.resolve(NONE)), [http, isCoin]);
  return useQuoted(load, wasRefused && isCoin);
}
