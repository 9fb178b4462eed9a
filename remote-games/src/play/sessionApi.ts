import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { addFen, fenFromWire, subtractFen, type Fen } from '@site/shared/money';
import { roundRecordListCall } from '@site/shared/wire/roundRecords';

/** Sums of the rounds of one venue since a time. */
export interface SessionSums {
  /** Stake, including unfinished rounds. */
  readonly stake: Fen;
  readonly payout: Fen;
  /** Payout minus stake of the finished rounds. */
  readonly result: Fen;
}

/**
 * Loads the sums from the bet record, so that money moved meanwhile, in this tab or another, never counts as a win or a
 * loss.
 */
export async function fetchSessionSums(
  http: HttpService,
  { enName, from, to }: { readonly enName: string; readonly from: number; readonly to: number },
  signal: AbortSignal,
): Promise<CallResult<SessionSums>> {
  const result = await http.send(roundRecordListCall, { enName, from, to, pageNum: 1, pageSize: 1 }, { signal, onError: 'silent' });
  return mapResult(result, ({ sums }) => {
    const [stake, payout] = [fenFromWire(sums.stake), fenFromWire(sums.payout)];
    return { stake: addFen(stake, fenFromWire(sums.open)), payout, result: subtractFen(payout, stake) };
  });
}
