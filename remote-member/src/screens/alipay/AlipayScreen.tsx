import { AccountPage } from '../../accounts/ui/AccountPage';

/** `/mine/alipayManage`: the Alipay accounts of the member, and adding one. Implements R-ROUTE-45. */
export function View() {
  return <AccountPage kind="alipay" />;
}
