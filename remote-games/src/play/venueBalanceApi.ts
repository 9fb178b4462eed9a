import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire, type Fen } from '@site/shared/money';
import { channelBalanceCall } from '@site/shared/wire/games';

/** Money that a venue's games play from. */
export interface VenueMoney {
  readonly balance: Fen;
  /** True when the venue plays from the central wallet: no money is transferred to the venue or back. */
  readonly isCentral: boolean;
}

/** Resolves to true when the platform responds at all, even with a refusal. */
export async function isVenueAnswered(http: HttpService, enName: string, signal: AbortSignal): Promise<boolean> {
  const result = await fetchVenueMoney(http, enName, signal);
  return result.ok || (result.failure.kind !== 'unreachable' && result.failure.kind !== 'timeout');
}

/** Loads the money a venue plays from: the member's wallet there, or the central one. Implements R-API-087. */
export async function fetchVenueMoney(http: HttpService, enName: string, signal: AbortSignal): Promise<CallResult<VenueMoney>> {
  const result = await http.send(channelBalanceCall, { channelCode: enName }, { signal, onError: 'silent' });
  return mapResult(result, ({ balance, isCentral = false }) => ({ balance: fenFromWire(balance), isCentral }));
}
