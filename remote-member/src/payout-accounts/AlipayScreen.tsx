import { PayoutAccountPage } from './PayoutAccountPage';

/** `/mine/alipayManage`: the Alipay accounts of the member, and adding one. Implements R-ROUTE-45. */
export function AlipayScreen() {
  return <PayoutAccountPage kind="alipay" />;
}

export { AlipayScreen as View };
