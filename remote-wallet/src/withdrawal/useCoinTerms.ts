import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useQuoted, type Quoted } from '../coins/useQuoted';
import type { CoinTerms } from './withdrawal';
import { fetchCoinTerms } from './withdrawalApi';

const NONE = { ok: true, data: undefined } as const;

/** Returns the rate of a withdrawal in coins. Sends no request and returns no data for other kinds of accounts. */
export function useCoinTerms(isCoin: boolean, wasRefused: boolean): Quoted<CoinTerms | undefined> {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => (isCoin ? fetchCoinTerms(http, { signal }) : Promise.resolve(NONE)), [http, isCoin]);
  return useQuoted(load, wasRefused && isCoin);
}
