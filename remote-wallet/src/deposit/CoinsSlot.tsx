import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { holdsRecentKeys } from '@site/shared/keyed-request';
import { useLazyModule } from '@site/shared/ui';
import type { CoinsCardProps } from './CoinsCard';
import { COIN_EXCHANGE } from './deposit';

const load = () => import('./CoinsCard');

/**
 * Shows the card of coins that arrived outside an order. Its code is loaded only for the few members who have such
 * coins or a pending exchange.
 */
export function CoinsSlot(props: CoinsCardProps) {
  const { storage, logger } = useServices();
  const [hasOpenChange] = useState(() => holdsRecentKeys(storage, COIN_EXCHANGE));
  const hasCoins = props.coins !== undefined && props.coins !== '0.00';
  const module = useLazyModule(load, hasCoins || hasOpenChange, (error) => {
    logger.warn('coins of the deposit page not loaded', { error });
  });
  return module ? <module.CoinsCard {...props} /> : null;
}
