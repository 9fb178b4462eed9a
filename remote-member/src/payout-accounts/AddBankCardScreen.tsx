import { PayoutAccountPage } from './PayoutAccountPage';

/** `/mine/addBankCard`: the cards of the member, and adding one. Implements R-ROUTE-49. */
export function AddBankCardScreen() {
  return <PayoutAccountPage kind="bank" />;
}

export { AddBankCardScreen as View };
