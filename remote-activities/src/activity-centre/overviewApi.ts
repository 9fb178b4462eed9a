import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { promotionOverviewCall, type WirePromotionOverview } from '@site/shared/wire/activities';
import type { Overview } from './overview';
import { fenFromWire } from '@site/shared/money';
import { conditionFromWire } from '../participation/participationCodec';

/** Fetches the member's status in every promotion, and the latest payments. For members only. */
export async function fetchOverview(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<Overview>> {
  return mapResult(await http.send(promotionOverviewCall, {}, { signal, onError: 'silent' }), overviewFromWire);
}

function overviewFromWire({ list, history }: WirePromotionOverview): Overview {
  return {
    entries: list.map(({ id, standing, claimable, conditions, reward, joinedAt, againAt }) => ({
      id,
      status: standing,
      claimable,
      conditions: conditions.map(conditionFromWire),
      reward: reward === undefined ? undefined : fenFromWire(reward),
      joinedAt,
      againAt,
    })),
    history: history.map(({ id, title, amount, paidAt }) => ({ id, title, amount: fenFromWire(amount), paidAt })),
  };
}
