import { AccountPage } from '../../accounts/ui/AccountPage';

/** `/mine/addBankCard`: the cards of the member, and adding one. Implements R-ROUTE-49. */
export function View() {
  return <AccountPage kind="bank" />;
}
