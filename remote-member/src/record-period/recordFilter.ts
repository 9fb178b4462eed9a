import { parsePage, type QueryCodec } from '@site/shared/address-query';
import { RECORD_RANGES, type RecordRange } from './recordPeriod';

export interface RecordFilter {
  readonly range: RecordRange;
  /** Page from 1. */
  readonly page: number;
}

/** Returns the codec of a record's range and page in the address. */
export function recordFilter(initial: RecordRange): QueryCodec<RecordFilter> {
  return {
    parse: ({ days, page }) => ({ range: RECORD_RANGES.find((each) => each === days) ?? initial, page: parsePage(page) }),
    format: ({ range, page }) => ({ ...(range !== initial && { days: range }), ...(page > 1 && { page: String(page) }) }),
  };
}
