import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { addFen, fenFromWire, subtractFen, type Fen } from '@site/shared/money';
import { roundRecordListCall } from '@site/shared/wire/roundRecords';

/** The rounds of one venue since a time. */
export interface SessionSums {
  /** Includes rounds that are not over. */
  readonly stake: Fen;
  readonly payout: Fen;
  /** Payout less stake of those that have ended. */
  readonly result: Fen;
}

/** From the bet record, so that money which is moved meanwhile, in this tab or another, is never taken for a win or a loss. */
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
