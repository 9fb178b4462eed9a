import { fenFromWire } from '@site/shared/money';
import type { WireDepositOrder } from '@site/shared/wire/funds';
import type { OrderPromotion } from './promotion';

export function promotionFromWire(wire: WireDepositOrder['promotion']): OrderPromotion | undefined {
  return wire && { title: wire.title, state: wire.state, reward: wire.reward === undefined ? undefined : fenFromWire(wire.reward) };
}
