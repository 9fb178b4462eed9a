import { PayoutAccountPage } from './PayoutAccountPage';

/** Shows `/mine/addBankCard`: the member's bank cards, with a form to add one. Implements R-ROUTE-49. */
export function AddBankCardScreen() {
  return <PayoutAccountPage kind="bank" />;
}

export { AddBankCardScreen as View };
