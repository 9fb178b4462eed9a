import { parsePage, type QueryCodec } from '@site/shared/address-query';
import { RECORD_RANGES, type RecordRange } from './recordPeriod';

export interface RecordFilter {
  readonly range: RecordRange;
  /** From 1 on. */
  readonly page: number;
}

/** Range and page of a record as its address keeps them. */
export function recordFilter(initial: RecordRange): QueryCodec<RecordFilter> {
  return {
    parse: ({ days, page }) => ({ range: RECORD_RANGES.find((each) => each === days) ?? initial, page: parsePage(page) }),
    format: ({ range, page }) => ({ ...(range !== initial && { days: range }), ...(page > 1 && { page: String(page) }) }),
  };
}
