import { PayoutAccountPage } from './PayoutAccountPage';

/** Shows `/mine/virtualCoinCard`: the member's coin addresses, with a form to add one. Implements R-ROUTE-43. */
export function VirtualCoinCardScreen() {
  return <PayoutAccountPage kind="virtual" />;
}

export { VirtualCoinCardScreen as View };
