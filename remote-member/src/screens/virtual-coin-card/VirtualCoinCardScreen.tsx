import { AccountPage } from '../../accounts/ui/AccountPage';

/** `/mine/virtualCoinCard`: the coin addresses of the member, and adding one. Implements R-ROUTE-43. */
export function View() {
  return <AccountPage kind="virtual" />;
}
