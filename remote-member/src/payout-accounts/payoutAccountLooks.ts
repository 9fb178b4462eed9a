import type { RouteName } from '@site/shared/contract';
import type { IconName } from '@site/shared/ui';
import type { PayoutAccountKind } from './payoutAccount';

interface PayoutAccountLook {
  readonly icon: IconName;
  /** The screen on which accounts of the kind are listed and added. */
  readonly route: Extract<RouteName, 'addBankCard' | 'virtualCoinCard' | 'alipayManage'>;
}

/** How each kind is drawn, and where it is kept. Its texts stand under its name in `accounts`. */
export const PAYOUT_ACCOUNT_LOOKS: Readonly<Record<PayoutAccountKind, PayoutAccountLook>> = {
  bank: { icon: 'bank', route: 'addBankCard' },
  virtual: { icon: 'coins', route: 'virtualCoinCard' },
  alipay: { icon: 'wallet', route: 'alipayManage' },
};
