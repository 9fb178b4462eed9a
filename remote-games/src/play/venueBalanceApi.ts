import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire, type Fen } from '@site/shared/money';
import { channelBalanceCall } from '@site/shared/wire/games';

/** What a venue's games are played from. */
export interface VenueMoney {
  readonly balance: Fen;
  /** It is the central wallet: nothing is brought to the venue or back. */
  readonly isCentral: boolean;
}

/** Returns whether the platform answers at all, a refusal included. */
export async function isVenueAnswered(http: HttpService, enName: string, signal: AbortSignal): Promise<boolean> {
  const result = await fetchVenueMoney(http, enName, signal);
  return result.ok || (result.failure.kind !== 'unreachable' && result.failure.kind !== 'timeout');
}

/** The money that a venue is played from: the member's wallet there, or the central one. Implements R-API-087. */
export async function fetchVenueMoney(http: HttpService, enName: string, signal: AbortSignal): Promise<CallResult<VenueMoney>> {
  const result = await http.send(channelBalanceCall, { channelCode: enName }, { signal, onError: 'silent' });
  return mapResult(result, ({ balance, isCentral = false }) => ({ balance: fenFromWire(balance), isCentral }));
}
