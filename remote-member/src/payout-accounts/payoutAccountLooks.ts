import type { RouteName } from '@site/shared/contract';
import type { IconName } from '@site/shared/ui';
import type { PayoutAccountKind } from './payoutAccount';

interface PayoutAccountLook {
  readonly icon: IconName;
  /** Screen that lists and adds accounts of the kind. */
  readonly route: Extract<RouteName, 'addBankCard' | 'virtualCoinCard' | 'alipayManage'>;
}

/** Icon and route of each kind. Its texts are under its name in `accounts`. */
export const PAYOUT_ACCOUNT_LOOKS: Readonly<Record<PayoutAccountKind, PayoutAccountLook>> = {
  bank: { icon: 'bank', route: 'addBankCard' },
  virtual: { icon: 'coins', route: 'virtualCoinCard' },
  alipay: { icon: 'wallet', route: 'alipayManage' },
};
