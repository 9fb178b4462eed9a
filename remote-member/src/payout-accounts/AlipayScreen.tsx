import { PayoutAccountPage } from './PayoutAccountPage';

/** Shows `/mine/alipayManage`: the member's Alipay accounts, with a form to add one. Implements R-ROUTE-45. */
export function AlipayScreen() {
  return <PayoutAccountPage kind="alipay" />;
}

export { AlipayScreen as View };
