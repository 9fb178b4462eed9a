import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import { bonusPoolsCall } from '@site/shared/wire/games';
import { sumTiers, type Jackpots } from './jackpot';

/** Loads the jackpots of a venue, or the sums of all when `enName` is `undefined`. Implements R-API-084. */
export async function fetchJackpots(http: HttpService, enName: string | undefined, signal: AbortSignal): Promise<CallResult<Jackpots>> {
  const result = await http.send(bonusPoolsCall, enName === undefined ? {} : { enName }, { signal, onError: 'silent' });
  return mapResult(result, ({ pools, wins }) => ({
    tiers: sumTiers(pools.map(({ tiers }) => tiers.map(({ tier, amount }) => ({ tier, amount: fenFromWire(amount) })))),
    wins: wins
      .map(({ account, gameName, tier, amount, at }) => ({ account, gameName, tier, amount: fenFromWire(amount), at }))
      .toSorted((a, b) => b.at - a.at),
  }));
}
