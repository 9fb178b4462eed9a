import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire, type Fen } from '@site/shared/money';
import { channelBalanceCall } from '@site/shared/wire/games';

/** The member's balance in one venue. Implements R-API-087. */
export async function fetchVenueBalance(http: HttpService, enName: string, signal: AbortSignal): Promise<CallResult<Fen>> {
  const result = await http.send(channelBalanceCall, { channelCode: enName }, { signal, failures: 'quiet' });
  return mapResult(result, ({ balance }) => fenFromWire(balance));
}
