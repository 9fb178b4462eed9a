import { fenFromWire } from '@site/shared/money';
import type { WirePromotionOverview } from '@site/shared/wire/activities';
import { conditionFromWire } from '../participation/participationCodec';
import type { Overview } from './overview';

export function overviewFromWire({ list, history }: WirePromotionOverview): Overview {
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
