import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import { roundRecordDetailCall, roundRecordListCall, type WireRound } from '@site/shared/wire/roundRecords';
import { RECORDS_PER_PAGE, type RecordPeriod } from '../record-period/recordPeriod';
import type { Round, RoundDetail, RoundPage } from './round';

/** Aborted when the view ends. */
interface Ending {
  readonly signal: AbortSignal;
}

/** One page of rounds, counted from 1, with the sums of the period. */
export async function fetchRounds(
  http: HttpService,
  { period, page }: { readonly period: RecordPeriod; readonly page: number },
  { signal }: Ending,
): Promise<CallResult<RoundPage>> {
  const request = { pageNum: page, pageSize: RECORDS_PER_PAGE, ...period };
  const result = await http.send(roundRecordListCall, request, { signal, failures: 'quiet' });
  return mapResult(result, ({ total, sums, list }) => ({
    total,
    sums: { count: sums.count, stake: fenFromWire(sums.stake), payout: fenFromWire(sums.payout) },
    rows: list.map(roundFromWire),
  }));
}

/** What the venue reports of one round. */
export async function fetchRound(http: HttpService, { enName, id }: Round, { signal }: Ending): Promise<CallResult<RoundDetail>> {
  const result = await http.send(roundRecordDetailCall, { enName, roundId: id }, { signal, failures: 'quiet' });
  return mapResult(result, ({ summary, facts, proof, promise, checkUrl }) => ({ summary, facts, proof, promise, checkUrl }));
}

function roundFromWire({ roundId, stake, released, payout, jackpot, enName, venueName, gameName, state, at }: WireRound): Round {
  return {
    id: roundId,
    enName,
    venueName,
    gameName,
    state,
    stake: fenFromWire(stake),
    released: released === undefined ? undefined : fenFromWire(released),
    payout: fenFromWire(payout),
    jackpot: jackpot === undefined ? undefined : fenFromWire(jackpot),
    at,
  };
}
