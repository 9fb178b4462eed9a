import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import { exchangeRecordCall } from '@site/shared/wire/welfare';
import type { GiftFilter, GiftPage } from './gift';
import { RECORDS_PER_PAGE } from '../record-period/recordPeriod';
import type { RecordPeriod } from '../record-period/recordPeriod';

interface GiftRequest {
  readonly filter: GiftFilter;
  readonly period: RecordPeriod;
  /** Page from 1. */
  readonly page: number;
}

/** Loads one page of paid gifts, newest first. Implements R-API-060. */
export async function fetchGifts(
  http: HttpService,
  { filter, period: { from, to }, page }: GiftRequest,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<GiftPage>> {
  // The end of a period is inclusive, but `to` of this call is exclusive.
  const request = { pageNum: page, pageSize: RECORDS_PER_PAGE, from, to: to + 1, ...(filter === 'all' ? {} : { kind: filter }) };
  const result = await http.send(exchangeRecordCall, request, { signal, onError: 'silent' });
  return mapResult(result, ({ total, list }) => ({
    total,
    rows: list.map(({ amount, points, ...facts }) => ({ ...facts, points, amount: fenFromWire(amount) })),
  }));
}
