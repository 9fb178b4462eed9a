import { ticketFromWire, type Ticket } from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import { TICKET_METHODS } from '@site/shared/wire/sportsTickets';
import { sendResource, type Ending, type ResourceContext } from '../resource/resourceApi';
import type { ResultsFilter, ResultsPage } from './results';

interface ResultsQuery extends ResultsFilter {
  /** Page number, starting at 1. */
  readonly number: number;
  readonly size: number;
}

export async function fetchOpenBets(context: ResourceContext, ending: Ending): Promise<CallResult<readonly Ticket[]>> {
  return mapResult(await sendResource(context, TICKET_METHODS.openBets, {}, ending), ({ list }) => list.map(ticketFromWire));
}

/** Loads ended tickets, newest first. */
export async function fetchResults(
  context: ResourceContext,
  { number, size, from, ended, mode }: ResultsQuery,
  ending: Ending,
): Promise<CallResult<ResultsPage>> {
  const request = {
    pageNum: number,
    pageSize: size,
    ...(from === undefined ? {} : { from }),
    ...(ended === undefined ? {} : { ended }),
    ...(mode === undefined ? {} : { mode }),
  };
  return mapResult(await sendResource(context, TICKET_METHODS.results, request, ending), ({ total, list, totals }) => ({
    total,
    rows: list.map(ticketFromWire),
    totals: totals && { risk: fenFromWire(totals.risk), payout: fenFromWire(totals.payout) },
  }));
}
