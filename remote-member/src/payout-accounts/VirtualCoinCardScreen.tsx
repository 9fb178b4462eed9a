import { PayoutAccountPage } from './PayoutAccountPage';

/** `/mine/virtualCoinCard`: the coin addresses of the member, and adding one. Implements R-ROUTE-43. */
export function VirtualCoinCardScreen() {
  return <PayoutAccountPage kind="virtual" />;
}

export { VirtualCoinCardScreen as View };
