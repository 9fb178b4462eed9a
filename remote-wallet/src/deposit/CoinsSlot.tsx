import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { holdsRecentKeys } from '@site/shared/keyed-request';
import { useLazyModule } from '@site/shared/ui';
import type { CoinsCardProps } from './CoinsCard';
import { COIN_EXCHANGE } from './deposit';

const load = () => import('./CoinsCard');

/** The card of coins that came outside of an order, whose code is loaded for the few members who have any, or an open change of them. */
export function CoinsSlot(props: CoinsCardProps) {
  const { storage, logger } = useServices();
  const [hasOpenChange] = useState(() => holdsRecentKeys(storage, COIN_EXCHANGE));
  const hasCoins = props.coins !== undefined && props.coins !== '0.00';
  const module = useLazyModule(load, hasCoins || hasOpenChange, (error) => {
    logger.warn('coins of the deposit page not loaded', { error });
  });
  return module ? <module.CoinsCard {...props} /> : null;
}
