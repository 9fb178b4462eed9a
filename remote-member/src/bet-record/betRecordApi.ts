import { ticketFromWire } from '@site/shared/betting';
import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import { betRecordListCall, betRecordTotalCall } from '@site/shared/wire/betRecords';
import type { BetTotal, TicketPage } from './ticketPage';
import { RECORDS_PER_PAGE } from '../record-period/recordPeriod';
import type { RecordPeriod } from '../record-period/recordPeriod';

/** Aborted when the view ends. */
interface Ending {
  readonly signal: AbortSignal;
}

/** One page of tickets, counted from 1. Implements R-API-092. */
export async function fetchTickets(
  http: HttpService,
  { period, page }: { readonly period: RecordPeriod; readonly page: number },
  { signal }: Ending,
): Promise<CallResult<TicketPage>> {
  const request = { pageNum: page, pageSize: RECORDS_PER_PAGE, ...period };
  const result = await http.send(betRecordListCall, request, { signal, failures: 'quiet' });
  return mapResult(result, ({ total, list }) => ({ total, rows: list.map(ticketFromWire) }));
}

/** The totals of a period. Implements R-API-091. */
export async function fetchTotal(http: HttpService, period: RecordPeriod, { signal }: Ending): Promise<CallResult<BetTotal>> {
  const result = await http.send(betRecordTotalCall, period, { signal, failures: 'quiet' });
  return mapResult(result, ({ count, stake, payout }) => ({ count, stake: fenFromWire(stake), payout: fenFromWire(payout) }));
}
