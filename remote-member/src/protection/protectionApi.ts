import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import {
  decideLimitCall,
  excludeCall,
  protectionCall,
  protectionHistoryCall,
  setLimitCall,
  setRealityCheckCall,
  takeTimeOutCall,
  type WireProtection,
} from '@site/shared/wire/protection';
import {
  HISTORY_PAGE_SIZE,
  type Amount,
  type ExclusionMonths,
  type History,
  type Limit,
  type Protection,
  type RealityMinutes,
} from './protection';
import { amountToWire, changeFromWire, protectionFromWire } from './protectionCodec';

/** Aborted when the view unmounts. */
interface Ending {
  readonly signal: AbortSignal;
}

type Answer = Promise<CallResult<Protection>>;
type LimitName = Pick<Limit, 'kind' | 'period'>;

export function fetchProtection(http: HttpService, { signal }: Ending): Answer {
  return read(http.send(protectionCall, {}, { signal, onError: 'silent' }));
}

/** @param wanted `undefined` for no limit */
export function sendLimit(http: HttpService, { kind, period }: LimitName, wanted: Amount | undefined, { signal }: Ending): Answer {
  const limit = wanted === undefined ? null : amountToWire(wanted);
  return read(http.send(setLimitCall, { kind, period, limit }, { signal, onError: 'silent' }));
}

export function sendDecision(http: HttpService, { kind, period }: LimitName, isConfirmed: boolean, { signal }: Ending): Answer {
  return read(http.send(decideLimitCall, { kind, period, isConfirmed }, { signal, onError: 'silent' }));
}

export function sendReality(http: HttpService, minutes: RealityMinutes, { signal }: Ending): Answer {
  return read(http.send(setRealityCheckCall, { minutes }, { signal, onError: 'silent' }));
}

export function sendTimeOut(http: HttpService, days: number, { signal }: Ending): Answer {
  return read(http.send(takeTimeOutCall, { days }, { signal, onError: 'silent' }));
}

export function sendExclusion(http: HttpService, months: ExclusionMonths, { signal }: Ending): Answer {
  return read(http.send(excludeCall, { months }, { signal, onError: 'silent' }));
}

/** Loads one page of the member's changes, counted from 1, newest first. */
export async function fetchHistory(http: HttpService, page: number, { signal }: Ending): Promise<CallResult<History>> {
  const request = { pageNum: page, pageSize: HISTORY_PAGE_SIZE };
  const result = await http.send(protectionHistoryCall, request, { signal, onError: 'silent' });
  return mapResult(result, ({ total, list }) => ({
    total,
    rows: list.map(({ id, at, change }) => ({ id, at, change: changeFromWire(change) })),
  }));
}

async function read(answer: Promise<CallResult<WireProtection>>): Answer {
  return mapResult(await answer, protectionFromWire);
}
