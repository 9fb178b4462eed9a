import { ticketFromWire } from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import type { ResultsFilter, ResultsPage } from './results';
import { sendResource, type ResourceContext } from '../channel-entry/resourceApi';

interface ResultsQuery extends ResultsFilter {
  /** From 1 on. */
  readonly number: number;
  readonly size: number;
}

/** The calls about bets that ended. */
export function createResultCalls(context: ResourceContext) {
  return {
    /** Tickets that ended, newest first. */
    async fetchResults(
      { number, size, from, ended, mode }: ResultsQuery,
      ending: { readonly signal: AbortSignal },
    ): Promise<CallResult<ResultsPage>> {
      const request = {
        pageNum: number,
        pageSize: size,
        ...(from === undefined ? {} : { from }),
        ...(ended === undefined ? {} : { ended }),
        ...(mode === undefined ? {} : { mode }),
      };
      return mapResult(await sendResource(context, SPORTS_METHODS.results, request, ending), ({ total, list, totals }) => ({
        total,
        rows: list.map(ticketFromWire),
        totals: totals && { stake: fenFromWire(totals.stake), payout: fenFromWire(totals.payout) },
      }));
    },
  };
}
